import { CircleAlert } from 'lucide';
import { maxLoadedFileSize } from '#core/contract/main/loaded-files.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { LoadProblem } from '#core/loading/load-problem.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { awayTitles } from '#widgets/FormProblem.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import * as styles from './load-data.css.ts';

/** Why something was not done with a file; read aloud when it appears. */
export function ProblemLine({ problem }: { problem: LoadProblem | undefined }) {
  const text = useLoadedText<typeof loadingTexts | typeof commonTexts>();
  const size = formatFileSize(maxLoadedFileSize, localeOf(useInterfaceLanguage()));
  return (
    <div role="alert">
      {problem ? (
        <p className={styles.problem}>
          <Icon of={CircleAlert} size={14} />
          <span>
            {text(`loading.${problem.key}`, { size })}
            {problem.away ? `. ${text(awayTitles[problem.away])}` : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
