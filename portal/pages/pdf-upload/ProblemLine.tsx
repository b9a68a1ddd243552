import { maxPdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { UploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { ReasonLine } from '#widgets/ReasonLine.tsx';

/** Why something was not done with an upload; read aloud when it appears. */
export function ProblemLine({ problem }: { problem: UploadProblem | undefined }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const size = formatFileSize(maxPdfUpload, localeOf(useInterfaceLanguage()));
  const words = problem && text(`pdfuploads.${problem.key}`, { size });
  return <ReasonLine words={words} away={problem?.away} />;
}
