import { CircleAlert } from 'lucide';
import { maxPdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { UploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { awayTitles } from '#widgets/FormProblem.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import * as styles from './pdf-upload.css.ts';

/** Why something was not done with an upload; read aloud when it appears. */
export function ProblemLine({ problem }: { problem: UploadProblem | undefined }) {
  const text = useLoadedText<typeof pdfUploadTexts | typeof commonTexts>();
  const size = formatFileSize(maxPdfUpload, localeOf(useInterfaceLanguage()));
  return (
    <div role="alert">
      {problem ? (
        <p className={styles.problem}>
          <Icon of={CircleAlert} size={14} />
          <span>
            {text(`pdfuploads.${problem.key}`, { size })}
            {problem.away ? `. ${text(awayTitles[problem.away])}` : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
