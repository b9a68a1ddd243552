import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { PdfPreview, PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import type { textPreviewTexts } from '#core/i18n/textpreview.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { Corrector } from '#core/pdf-uploads/correcting.ts';
import { type UploadProblem, uploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { drawRuns } from '#widgets/law/runs.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Checkbox } from '#widgets/ui/Checkbox.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { useLanguageNames } from '#widgets/use-language-names.ts';
import { routes } from '../../../routes.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { link } from './editor.css.ts';
import * as styles from './publish.css.ts';
import { Warnings } from './Warnings.tsx';

type PublishDialogProps = { corrector: Corrector; upload: PdfUpload; onClose: () => void };
type Texts = typeof pdfUploadTexts | typeof textPreviewTexts | typeof commonTexts;

/** What publishing would change, beside the text that is in force; then it is published. */
export function PublishDialog({ corrector, upload, onClose }: PublishDialogProps) {
  const text = useLoadedText<Texts>();
  const store = useApp().part(pdfUploads);
  const { preview, problem: notPreviewed } = usePreview(corrector, upload.id);
  const [mayReplace, setMayReplace] = useState(false);
  const [isUncomparedAgreed, setUncomparedAgreed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<UploadProblem>();
  const lacksLeave = preview?.replaces === true && !mayReplace;
  const lacksComparison = preview?.uncompared === true && !isUncomparedAgreed;
  const publish = async () => {
    setIsTried(true);
    if (preview === undefined || lacksLeave || lacksComparison || busy) return;
    setBusy(true);
    const problem = await store.publish(
      { ...upload, version: preview.version },
      { replaces: mayReplace, uncompared: isUncomparedAgreed },
    );
    setBusy(false);
    setFailed(problem);
    if (problem === undefined) onClose();
  };
  return (
    <Dialog
      open
      title={text('pdfuploads.check')}
      closeLabel={text('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('common.cancel')}</Button>
          <Button
            kind="primary"
            busy={busy}
            aria-disabled={preview === undefined || undefined}
            onClick={() => void publish()}
          >
            {text('pdfuploads.publish')}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        {preview ? (
          <>
            <p>{text('pdfuploads.counts', preview.counts)}</p>
            <p>
              <Link href={routes.pdfUpload.address(upload.id, {})} className={link}>
                {text('textpreview.see')}
              </Link>
            </p>
            <Moved upload={upload} />
            <Warnings preview={preview} upload={upload} />
            <Differences preview={preview} language={upload.language} />
            {preview.uncompared ? (
              <Checkbox
                label={text('pdfuploads.agreeUncompared')}
                checked={isUncomparedAgreed}
                error={isTried && lacksComparison ? text('pdfuploads.agreeMissing') : undefined}
                onChange={({ target }) => setUncomparedAgreed(target.checked)}
              />
            ) : null}
            {preview.replaces ? (
              <Checkbox
                label={text('pdfuploads.replaces')}
                checked={mayReplace}
                error={isTried && lacksLeave ? text('pdfuploads.replaceMissing') : undefined}
                onChange={({ target }) => setMayReplace(target.checked)}
              />
            ) : null}
          </>
        ) : notPreviewed ? null : (
          <Skeleton lines={6} label={text('pdfuploads.previewing')} />
        )}
        <ProblemLine problem={failed ?? notPreviewed} />
      </div>
    </Dialog>
  );
}

/** Saves what is not saved, then asks what publishing would change. */
function usePreview(corrector: Corrector, id: string) {
  const store = useApp().part(pdfUploads);
  const { report } = useApp().notices;
  const [preview, setPreview] = useState<PdfPreview>();
  const [problem, setProblem] = useState<UploadProblem>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      if (!(await corrector.save())) {
        setProblem(corrector.$state.get().problem ?? { key: 'failed' });
        return;
      }
      const reply = await store.preview(id);
      if (!isGone) setPreview(reply);
    };
    load().catch((error: unknown) => {
      report(error, 'compare an upload');
      if (!isGone) setProblem(uploadProblem(error));
    });
    return () => {
      isGone = true;
    };
  }, [corrector, id, store, report]);
  return { preview, problem };
}

/** Where the text of an upload stands until now, if it is to stand elsewhere. */
function Moved({ upload }: Pick<PublishDialogProps, 'upload'>) {
  const { published, versionDate, language, document = published?.regTextId } = upload;
  const text = useLoadedText<Texts>();
  const locale = localeOf(useInterfaceLanguage());
  const languageName = useLanguageNames();
  if (!published) return null;
  const stays =
    published.versionDate === versionDate &&
    published.language === language &&
    published.regTextId === document;
  if (stays) return null;
  const date = formatDate(published.versionDate, locale);
  return <p>{text('pdfuploads.moved', { date, language: languageName(published.language) })}</p>;
}

type DifferencesProps = { preview: PdfPreview } & Pick<PdfUpload, 'language'>;

function Differences({ preview: { before, comparison, uncompared }, language }: DifferencesProps) {
  const text = useLoadedText<Texts>();
  const locale = localeOf(useInterfaceLanguage());
  if (uncompared) return <p className={styles.unrelated}>{text('pdfuploads.uncompared')}</p>;
  if (before === undefined || comparison === undefined) return <p>{text('pdfuploads.noBefore')}</p>;
  const { rows, rest, unrelated } = comparison;
  return (
    <section className={styles.part} aria-label={text('pdfuploads.differences')}>
      <h3 className={styles.title}>
        {text('pdfuploads.before', { date: formatDate(before.versionDate, locale) })}
      </h3>
      {unrelated ? <p className={styles.unrelated}>{text('pdfuploads.unrelated')}</p> : null}
      {rows.length === 0 ? <p>{text('pdfuploads.noDifference')}</p> : null}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={`${row.before?.path} ${row.after?.path} ${row.change}`} className={styles.row}>
            <span className={styles.change} data-change={row.change}>
              {text(`pdfuploads.change-${row.change}`)}
            </span>
            <span lang={language.toLowerCase()} className={styles.words}>
              {row.after?.num ?? row.before?.num} {drawRuns(row, 'both', language)}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className={styles.change}>{text('pdfuploads.rest', { count: rest })}</p> : null}
    </section>
  );
}
