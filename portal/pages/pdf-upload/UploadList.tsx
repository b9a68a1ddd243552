import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import { categoryTexts } from '#core/i18n/categories.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import type { UploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { type ChosenPdf, refusedAtOnce } from '#core/pdf-uploads/sending.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Said } from '#widgets/Said.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { AddPdf } from './AddPdf.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DescribeDialog } from './DescribeDialog.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import * as styles from './pdf-upload.css.ts';
import { SentPdfs } from './SentPdfs.tsx';
import { UploadRow } from './UploadRow.tsx';

/** The uploads with their state, those on their way, and the place where a PDF is chosen or dropped. */
export function UploadList() {
  const text = useLoadedText<typeof pdfUploadTexts | typeof commonTexts>();
  const categories = useText(categoryTexts);
  const store = useApp().part(pdfUploads);
  const list = useStore(store.$list);
  const [chosen, setChosen] = useState<ChosenPdf>();
  const [problem, setProblem] = useState<UploadProblem>();
  const [deleting, setDeleting] = useState<PdfUpload>();
  const [describing, setDescribing] = useState<PdfUpload>();
  const [said, setSaid] = useState('');
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void store.load();
    return store.follow();
  }, [store]);
  const choose = ([file]: readonly File[]) => {
    const refused = file && refusedAtOnce(file);
    setProblem(refused);
    if (file && refused === undefined) setChosen(file);
  };
  const uploads = loadedValue(list);
  if (!categories) return <Skeleton lines={6} label={text('common.loading')} />;
  return (
    <div ref={view} className={styles.view} tabIndex={-1}>
      <p className={styles.intro}>{text('pdfuploads.intro')}</p>
      <div>
        <AddPdf onFiles={choose} around={view} />
        <ProblemLine problem={problem} />
        <Said words={said} />
      </div>
      <SentPdfs />
      {list.state === 'failed' ? <FailedState error={list.error} onRetry={() => void store.load()} /> : null}
      {uploads === undefined ? (
        list.state === 'failed' ? null : (
          <Skeleton lines={6} label={text('common.loading')} />
        )
      ) : uploads.length === 0 ? (
        <EmptyState text={text('pdfuploads.none')} />
      ) : (
        <ul aria-label={text('pdfuploads.list')} className={styles.list}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onDelete={() => setDeleting(upload)}
              onDescribe={() => setDescribing(upload)}
            />
          ))}
        </ul>
      )}
      {chosen ? <DescribeDialog file={chosen} onClose={() => setChosen(undefined)} /> : null}
      {describing ? <DescribeDialog upload={describing} onClose={() => setDescribing(undefined)} /> : null}
      {deleting ? (
        <DeleteDialog
          upload={deleting}
          onClose={() => setDeleting(undefined)}
          onGone={() => {
            setSaid(text('pdfuploads.deleted', { title: deleting.title }));
            view.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
