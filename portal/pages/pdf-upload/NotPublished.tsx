import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { publishProblems } from '#core/pdf-uploads/pdf-problem.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import * as styles from './pdf-upload.css.ts';

/** Why an upload was not published at the last attempt; read aloud when it turns out. */
export function NotPublished({ upload: { problem } }: { upload: PdfUpload }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  return (
    <div aria-live="polite">
      {problem ? (
        <p className={styles.reason}>
          {text('pdfuploads.notPublished', { reason: text(`pdfuploads.${publishProblems[problem]}`) })}
        </p>
      ) : null}
    </div>
  );
}
