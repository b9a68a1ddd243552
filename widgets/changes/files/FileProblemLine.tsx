import { CircleAlert } from 'lucide';
import type { FileProblem } from '#core/changes/file-problem.ts';
import { maxChangeFileSize } from '#core/contract/change-files.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { awayTitles } from '../../FormProblem.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './files.css.ts';

/** Why something was not done with a file; read aloud when it appears. */
export function FileProblemLine({ problem }: { problem: FileProblem | undefined }) {
  const text = useLoadedText<typeof changeFileTexts | typeof commonTexts>();
  const size = formatFileSize(maxChangeFileSize, localeOf(useInterfaceLanguage()));
  return (
    <div role="alert">
      {problem ? (
        <p className={styles.problem}>
          <Icon of={CircleAlert} size={14} />
          <span>
            {text(`changefiles.${problem.key}`, { size })}
            {problem.away ? `. ${text(awayTitles[problem.away])}` : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
