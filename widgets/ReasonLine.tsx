import { CircleAlert } from 'lucide';
import type { Away } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from './app-context.tsx';
import { awayTitles } from './FormProblem.tsx';
import * as styles from './reason-line.css.ts';
import { Icon } from './ui/Icon.tsx';

type ReasonLineProps = {
  words: string | undefined;
  /** What does not answer; it is named. */
  away: Away | undefined;
};

/** Why something was not done with a file; read aloud when it appears. */
export function ReasonLine({ words, away }: ReasonLineProps) {
  const text = useLoadedText<typeof commonTexts>();
  return (
    <div role="alert">
      {words === undefined ? null : (
        <p className={styles.problem}>
          <Icon of={CircleAlert} size={14} />
          <span>
            {words}
            {away ? `. ${text(awayTitles[away])}` : null}
          </span>
        </p>
      )}
    </div>
  );
}
