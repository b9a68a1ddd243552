import { useMemo } from 'react';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { uploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { UnpublishedText } from '../text-preview/UnpublishedText.tsx';
import { ProblemLine } from './ProblemLine.tsx';

/** The text of an upload as it would be read if it were published. */
export function PdfText({ id }: { id: string }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const store = useApp().part(pdfUploads);
  const previewed = useMemo(() => store.text(id), [store, id]);
  return (
    <UnpublishedText
      text={previewed}
      back={{ address: routes.pdfUpload.address(id), label: text('pdfuploads.backToCorrect') }}
      addressOf={(place) => routes.pdfUpload.address(id, { place })}
      reasonOf={(error) => <ProblemLine problem={uploadProblem(error)} />}
    />
  );
}
