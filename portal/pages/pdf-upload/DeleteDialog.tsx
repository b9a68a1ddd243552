import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { DeleteFile } from '#widgets/DeleteFile.tsx';
import { ProblemLine } from './ProblemLine.tsx';

type DeleteDialogProps = { upload: PdfUpload; onClose: () => void; onGone: () => void };

/** Deletes an upload, and the text that it became. */
export function DeleteDialog({ upload, ...events }: DeleteDialogProps) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const { remove } = useApp().part(pdfUploads);
  const { title, published } = upload;
  return (
    <DeleteFile
      heading={text('pdfuploads.deleteTitle')}
      intro={text(published ? 'pdfuploads.deletePublished' : 'pdfuploads.deleteText', { title })}
      submitLabel={text('pdfuploads.delete')}
      numberLabel={(number) => text('pdfuploads.typeNumber', { number })}
      wrongNumber={text('pdfuploads.wrongNumber')}
      invalidLabel={text('pdfuploads.invalidData')}
      remove={() => remove(upload)}
      drawProblem={(problem) => <ProblemLine problem={problem} />}
      {...events}
    />
  );
}
