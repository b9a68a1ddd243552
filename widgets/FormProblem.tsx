import { CircleAlert, RotateCw } from 'lucide';
import type { ReactNode } from 'react';
import type { Away } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from './app-context.tsx';
import * as styles from './form-problem.css.ts';
import { Button } from './ui/Button.tsx';
import { Icon } from './ui/Icon.tsx';

type FormProblemProps = {
  message: string | undefined;
  /** What does not answer; it is named, with a retry. */
  away?: Away | undefined;
  /** A link or button that helps. */
  action?: ReactNode;
  /** Called with true while the user points at the message or has the focus in it. */
  onHold?: (held: boolean) => void;
};

export const awayTitles = {
  main: 'common.mainServerAway',
  domain: 'common.domainServerAway',
  database: 'common.databaseAway',
} as const satisfies Record<Away, string>;

/** Why a form failed, displayed inside the form. */
export function FormProblem({ message, away, action, onHold }: FormProblemProps) {
  const text = useLoadedText<typeof commonTexts>();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays visible while the user reads it
    <div
      className={styles.problems}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <div role="alert">
        {message ? (
          <p className={styles.problem}>
            <Icon of={CircleAlert} className={styles.icon} />
            <span>
              {away ? `${text(awayTitles[away])} ` : null}
              {message}
            </span>
          </p>
        ) : null}
      </div>
      {away ? (
        <Button type="submit" icon={RotateCw}>
          {text('common.retry')}
        </Button>
      ) : null}
      {action}
    </div>
  );
}
