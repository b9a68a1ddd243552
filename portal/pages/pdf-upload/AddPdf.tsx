import { Upload } from 'lucide';
import { type RefObject, useRef } from 'react';
import { maxPdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { useFileDrop } from '#widgets/ui/use-file-drop.ts';
import * as styles from './pdf-upload.css.ts';

type AddPdfProps = {
  onFiles: (files: File[]) => void;
  /** Where PDFs may be dropped. */
  around: RefObject<HTMLElement | null>;
};

/** Chooses PDFs, or takes those that are dropped on the page. */
export function AddPdf({ onFiles, around }: AddPdfProps) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(around, onFiles);
  return (
    <div className={isOver ? styles.dropping : styles.adding}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".pdf,application/pdf"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button kind="primary" icon={Upload} onClick={() => input.current?.click()}>
        {text('pdfuploads.add')}
      </Button>
      <span className={styles.faint}>{text(isOver ? 'pdfuploads.drop' : 'pdfuploads.dropHere')}</span>
      <span className={styles.facts}>
        {text('pdfuploads.limit', { size: formatFileSize(maxPdfUpload, locale) })}
      </span>
    </div>
  );
}
