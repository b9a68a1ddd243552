import type { ReactNode } from 'react';
import * as styles from './states.css.ts';

/** Nothing to display: one sentence and at most one action. */
export function EmptyState({ text, action }: { text: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p>{text}</p>
      {action}
    </div>
  );
}
