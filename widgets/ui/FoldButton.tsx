import { ChevronDown } from 'lucide';
import { classes } from './classes.ts';
import * as styles from './fold-button.css.ts';
import { Icon } from './Icon.tsx';

type FoldButtonProps = {
  open: boolean;
  onToggle: () => void;
  /** The element that it unfolds. */
  controls: string;
  label: string;
  /** What is set in the folded part. */
  note?: string | undefined;
  /** Says when the button is displayed (`flex`) and when it is not. */
  className: string;
};

/** Unfolds what would fill a narrow screen; it says how much of it is set. */
export function FoldButton({ open, onToggle, controls, label, note, className }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.fold, className)}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      {label}
      {note ? <span className={styles.note}>{note}</span> : null}
      <Icon of={ChevronDown} className={styles.icon} />
    </button>
  );
}
