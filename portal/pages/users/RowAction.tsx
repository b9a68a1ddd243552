import type { IconNode } from 'lucide';
import { rowTool } from '#widgets/table/table.css.ts';
import { classes } from '#widgets/ui/classes.ts';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import * as styles from './users.css.ts';

/** `over` is done too, but told elsewhere. */
export type ActionState = 'sending' | 'over' | 'done' | 'failed' | undefined;

type RowActionProps = {
  icon: IconNode;
  label: string;
  state?: ActionState;
  /** Why the servers would refuse it; then it is closed, and its label says so. */
  closedBy?: string | undefined;
  onClick: () => void;
};

/** An action on a row, in the colour of its outcome; a completed action cannot be repeated. */
export function RowAction({ icon, label, state, closedBy, onClick }: RowActionProps) {
  const isClosed = closedBy !== undefined || state === 'sending' || state === 'over' || state === 'done';
  return (
    <IconButton
      icon={icon}
      label={closedBy === undefined ? label : `${label}: ${closedBy}`}
      className={classes(rowTool, state && styles.actionState[state])}
      // Not `disabled`, so that the focus stays here and the label can announce the outcome.
      aria-disabled={isClosed || undefined}
      aria-busy={state === 'sending' || undefined}
      onClick={() => !isClosed && onClick()}
    />
  );
}
