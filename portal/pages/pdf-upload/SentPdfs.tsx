import { useStore } from '@nanostores/react';
import { RotateCw, X } from 'lucide';
import { useEffect } from 'react';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { SentPdf } from '#core/pdf-uploads/sending.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { warnWhileUploading } from '#widgets/ui/warn-while-uploading.ts';
import { ProblemLine } from './ProblemLine.tsx';
import * as styles from './pdf-upload.css.ts';

/** The PDFs that are on their way, each with how far it has come. */
export function SentPdfs() {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const { sending } = useApp().part(pdfUploads);
  const all = useStore(sending.$uploads);
  useEffect(() => warnWhileUploading(sending.$uploads), [sending]);
  if (all.length === 0) return null;
  return (
    <ul aria-label={text('pdfuploads.uploads')} className={styles.list}>
      {all.map((sent) => (
        <SentRow key={sent.key} sent={sent} />
      ))}
    </ul>
  );
}

/** What is refused by its kind is refused again. */
const final = ['unsupported', 'otherContent', 'tooLarge', 'empty', 'notYours', 'documentGone'];

/** How far an upload has come, in words. */
function useProgress({ state, sent, size }: SentPdf): string {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const locale = localeOf(useInterfaceLanguage());
  if (state === 'waiting') return text('pdfuploads.waitingUpload');
  if (state === 'broken') return text('pdfuploads.broken');
  const values = { sent: formatFileSize(sent, locale), size: formatFileSize(size, locale) };
  return text('pdfuploads.sentOf', values);
}

function SentRow({ sent: upload }: { sent: SentPdf }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const { sending } = useApp().part(pdfUploads);
  const progress = useProgress(upload);
  const { key, name, size, sent, problem } = upload;
  const isFailed = upload.state === 'failed';
  return (
    <li className={styles.sent}>
      <div className={styles.sentLine}>
        <span className={styles.words}>
          <span>{name}</span>
          {isFailed ? null : <span className={styles.facts}>{progress}</span>}
        </span>
        {problem && !final.includes(problem.key) ? (
          <IconButton
            icon={RotateCw}
            label={text('pdfuploads.again', { name })}
            onClick={() => sending.retry(key)}
          />
        ) : null}
        <IconButton
          icon={X}
          label={text(isFailed ? 'pdfuploads.dismiss' : 'pdfuploads.cancel', { name })}
          onClick={() => sending.cancel(key)}
        />
      </div>
      {isFailed ? null : (
        <progress
          className={styles.progress}
          aria-label={text('pdfuploads.progress', { name })}
          aria-valuetext={progress}
          max={size}
          value={sent}
        />
      )}
      <ProblemLine problem={problem} />
    </li>
  );
}
