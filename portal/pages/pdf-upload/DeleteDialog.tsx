import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import type { UploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { NumberConfirmDialog } from '#widgets/NumberConfirmDialog.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import * as styles from './pdf-upload.css.ts';

type DeleteDialogProps = { upload: PdfUpload; onClose: () => void; onGone: () => void };

/** Deletes an upload, and the text that it became, after the displayed number was typed (specification, section 5). */
export function DeleteDialog({ upload, onClose, onGone }: DeleteDialogProps) {
  const text = useLoadedText<typeof pdfUploadTexts | typeof commonTexts>();
  const { remove } = useApp().part(pdfUploads);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UploadProblem>();
  const isGone = useRef(false);
  const tell = useEffectEvent(onGone);
  // Closing returns the focus to a button that has disappeared with its row.
  useEffect(
    () => () => {
      if (isGone.current) tell();
    },
    [],
  );
  const { title, published } = upload;
  const run = async () => {
    setBusy(true);
    const failed = await remove(upload);
    setBusy(false);
    setProblem(failed);
    if (failed) return;
    isGone.current = true;
    onClose();
  };
  return (
    <NumberConfirmDialog
      heading={text('pdfuploads.deleteTitle')}
      intro={text(published ? 'pdfuploads.deletePublished' : 'pdfuploads.deleteText', { title })}
      cancelLabel={text('common.cancel')}
      submitLabel={text('pdfuploads.delete')}
      numberLabel={(number) => text('pdfuploads.typeNumber', { number })}
      wrongNumber={text('pdfuploads.wrongNumber')}
      invalidLabel={text('pdfuploads.invalidData')}
      className={styles.form}
      busy={busy}
      problem={<ProblemLine problem={problem} />}
      onCancel={onClose}
      onSubmit={() => void run()}
    />
  );
}
