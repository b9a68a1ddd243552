import { useStore } from '@nanostores/react';
import type { LogLines } from '#core/log-lines.ts';
import { Button } from '#widgets/ui/Button.tsx';
import * as styles from './administration.css.ts';

type OlderProps = {
  lines: Pick<LogLines<unknown>, '$older' | 'loadOlder'>;
  label: string;
  /** What is said when they did not come; those that are shown stay. */
  failed: string;
};

/** Brings the older lines of a log. */
export function Older({ lines: { $older, loadOlder }, label, failed }: OlderProps) {
  const older = useStore($older);
  return (
    <div className={styles.older}>
      <p role="alert">{older === 'failed' ? failed : null}</p>
      <Button busy={older === 'loading'} onClick={() => void loadOlder()}>
        {label}
      </Button>
    </div>
  );
}
