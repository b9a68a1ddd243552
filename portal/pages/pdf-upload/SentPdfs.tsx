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
import { ProblemLine } from './ProblemLine.tsx';
import * as styles from './pdf-upload.css.ts';

/** The PDFs that are on their way, each with how far it has come. */
export function SentPdfs() {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const { sending } = useApp().part(pdfUploads);
  const all = useStore(sending.$sent);
  const isBusy = all.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);
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

function SentRow({ sent: { key, name, size, sent, state, problem } }: { sent: SentPdf }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { sending } = useApp().part(pdfUploads);
  const isFailed = state === 'failed';
  const progress =
    state === 'broken'
      ? text('pdfuploads.broken')
      : text('pdfuploads.sentOf', {
          sent: formatFileSize(sent, locale),
          size: formatFileSize(size, locale),
        });
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
