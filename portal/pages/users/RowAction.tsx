import type { IconNode } from 'lucide';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import * as styles from './users.css.ts';

export type ActionState = 'sending' | 'done' | 'failed' | undefined;

type RowActionProps = {
  icon: IconNode;
  label: string;
  state?: ActionState;
  onClick: () => void;
};

/** Something to do with a row, in the colour of what became of it; what is done cannot be done again. */
export function RowAction({ icon, label, state, onClick }: RowActionProps) {
  const isClosed = state === 'sending' || state === 'done';
  return (
    <IconButton
      icon={icon}
      label={label}
      className={state && styles.actionState[state]}
      // Not `disabled`: the focus stays here, and the label says what was done.
      aria-disabled={isClosed || undefined}
      aria-busy={state === 'sending' || undefined}
      onClick={() => !isClosed && onClick()}
    />
  );
}
