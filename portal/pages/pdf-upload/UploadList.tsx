import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import { categoryTexts } from '#core/i18n/categories.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { Said } from '#widgets/Said.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { DataFailed } from '../warnings/DataFailed.tsx';
import { AddPdf } from './AddPdf.tsx';
import { ChosenPdfs, useChosenPdfs } from './ChosenPdfs.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DescribeDialog } from './DescribeDialog.tsx';
import * as styles from './pdf-upload.css.ts';
import { SentPdfs } from './SentPdfs.tsx';
import { UploadRow } from './UploadRow.tsx';

/** The uploads with their state, those on their way, and the place where PDFs are chosen or dropped. */
export function UploadList() {
  const text = useLoadedText<typeof pdfUploadTexts | typeof commonTexts>();
  const categories = useText(categoryTexts);
  const store = useApp().part(pdfUploads);
  const list = useStore(store.$list);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void store.load();
    return store.follow();
  }, [store]);
  const uploads = loadedValue(list);
  if (!categories) return <Skeleton lines={6} label={text('common.loading')} />;
  return (
    <div ref={view} className={styles.view}>
      <p className={styles.intro}>{text('pdfuploads.intro')}</p>
      <NewPdfs around={view} />
      <SentPdfs />
      {list.state === 'failed' ? <DataFailed error={list.error} onRetry={() => void store.load()} /> : null}
      {uploads === undefined ? (
        list.state === 'failed' ? null : (
          <Skeleton lines={6} label={text('common.loading')} />
        )
      ) : (
        <StoredPdfs uploads={uploads} />
      )}
    </div>
  );
}

/** Takes PDFs that are chosen, or dropped anywhere on the list. */
function NewPdfs({ around }: { around: RefObject<HTMLElement | null> }) {
  const chosen = useChosenPdfs();
  return (
    <div>
      <AddPdf onFiles={chosen.choose} around={around} />
      <ChosenPdfs {...chosen} />
    </div>
  );
}

type Deleting = { upload: PdfUpload; next: string | undefined };

/** The list of those that are stored. After one is deleted, the focus is on the next one, else on the heading. */
function StoredPdfs({ uploads }: { uploads: readonly PdfUpload[] }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const [deleting, setDeleting] = useState<Deleting>();
  const [describing, setDescribing] = useState<PdfUpload>();
  const [said, setSaid] = useState('');
  const view = useRef<HTMLElement>(null);
  const handleGone = ({ upload: { title }, next }: Deleting) => {
    setSaid(text('pdfuploads.deleted', { title }));
    const row = next && view.current?.querySelector<HTMLElement>(`[data-upload="${next}"] h3`);
    (row || view.current?.querySelector('h2'))?.focus();
  };
  return (
    <section ref={view} className={styles.stored} aria-label={text('pdfuploads.list')}>
      <h2 tabIndex={-1} className={styles.heading}>
        {text('pdfuploads.list')}
      </h2>
      <Said words={said} />
      {uploads.length === 0 ? (
        <EmptyState text={text('pdfuploads.none')} />
      ) : (
        <ul aria-label={text('pdfuploads.list')} className={styles.list}>
          {uploads.map((upload, at) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onDelete={() => setDeleting({ upload, next: uploads[at + 1]?.id })}
              onDescribe={() => setDescribing(upload)}
            />
          ))}
        </ul>
      )}
      {describing ? <DescribeDialog upload={describing} onClose={() => setDescribing(undefined)} /> : null}
      {deleting ? (
        <DeleteDialog
          upload={deleting.upload}
          onClose={() => setDeleting(undefined)}
          onGone={() => handleGone(deleting)}
        />
      ) : null}
    </section>
  );
}
