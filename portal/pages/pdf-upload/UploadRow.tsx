import { Download, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { Link } from 'wouter';
import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { categoryTexts } from '#core/i18n/categories.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { isCorrectable, type UploadProblem, uploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { saveFile } from '#widgets/ui/save-file.ts';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { useLanguageNames } from '#widgets/use-language-names.ts';
import { routes } from '../../routes.ts';
import { NotPublished } from './NotPublished.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import * as styles from './pdf-upload.css.ts';
import { StateMark } from './StateMark.tsx';

type UploadRowProps = { upload: PdfUpload; onDelete: () => void; onDescribe: () => void };

/** An upload: what it is of, how far it has come, and what is done with it next. */
export function UploadRow({ upload, onDelete, onDescribe }: UploadRowProps) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const store = useApp().part(pdfUploads);
  const { report } = useApp().notices;
  const [problem, setProblem] = useState<UploadProblem>();
  const { id, title, name, refusal, published, state } = upload;
  const isThere = state !== 'arriving';
  const download = async () => {
    try {
      setProblem(undefined);
      saveFile(name, await store.original(id));
    } catch (error) {
      report(error, 'download an original');
      setProblem(uploadProblem(error));
    }
  };
  const isLocked = refusal === 'encrypted' || refusal === 'wrongPassword';
  return (
    <li className={styles.upload} data-upload={id}>
      <div className={styles.words}>
        {/* Where the focus goes once the upload before it is deleted. */}
        <h3 tabIndex={-1} className={styles.name} lang={upload.language.toLowerCase()}>
          {title}
        </h3>
        <Facts upload={upload} />
        {refusal ? <p className={styles.reason}>{text(`pdfuploads.refusal-${refusal}`)}</p> : null}
        <NotPublished upload={upload} />
        {isLocked ? <PasswordForm upload={upload} /> : null}
        <ProblemLine problem={problem} />
      </div>
      <StateMark upload={upload} />
      <div className={styles.actions}>
        {isCorrectable(upload) ? (
          <Link href={routes.pdfUpload.address(id)} className={styles.link}>
            {text('pdfuploads.correct')}
            <VisuallyHidden>{` (${title})`}</VisuallyHidden>
          </Link>
        ) : null}
        {published ? (
          <Link href={routes.read.address(placeOf(published))} className={styles.link}>
            {text('pdfuploads.read')}
            <VisuallyHidden>{` (${title})`}</VisuallyHidden>
          </Link>
        ) : null}
        {isThere ? (
          <IconButton
            icon={Download}
            label={text('pdfuploads.original', { title })}
            onClick={() => void download()}
          />
        ) : null}
        {state === 'publishing' ? null : (
          <IconButton icon={Pencil} label={text('pdfuploads.edit', { title })} onClick={onDescribe} />
        )}
        <IconButton icon={Trash2} label={text('pdfuploads.remove', { title })} onClick={onDelete} />
      </div>
    </li>
  );
}

const placeOf = ({ regTextId, language, versionDate }: NonNullable<PdfUpload['published']>) => ({
  regTextId,
  language,
  versionDate,
});

function Facts({ upload }: { upload: PdfUpload }) {
  const text = useLoadedText<typeof pdfUploadTexts | typeof categoryTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const languageName = useLanguageNames();
  const { versionDate, language, category, size, pages, uploadedBy, uploadedAt, name } = upload;
  const facts = [
    text('pdfuploads.version', { date: formatDate(versionDate, locale) }),
    languageName(language),
    text(`categories.${category}`),
    formatFileSize(size, locale),
    ...(pages === undefined ? [] : [text('pdfuploads.pages', { count: pages })]),
  ];
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.facts}>
        {[name, uploadedBy, formatDate(today(Date.parse(uploadedAt)), locale)].join(' · ')}
      </p>
    </>
  );
}
