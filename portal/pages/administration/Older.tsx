import { useStore } from '@nanostores/react';
import type { LogLines } from '#core/log-lines.ts';
import { Button } from '#widgets/ui/Button.tsx';
import * as styles from './administration.css.ts';

type OlderProps = {
  lines: Pick<LogLines<unknown>, '$older' | 'loadOlder'>;
  label: string;
  /** The message if they failed to load; the displayed ones stay. */
  failed: string;
};

/** A button that loads the older lines of a log. */
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
