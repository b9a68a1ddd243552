import { X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import * as styles from './dialog.css.ts';
import { IconButton } from './IconButton.tsx';
import { useModal } from './use-modal.ts';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  side?: keyof typeof styles.side;
  /** The content has its own padding: lists reach the edge. */
  flush?: boolean;
  children: ReactNode;
};

/** A part of the view that slides in from an edge if there is no room for it beside the others. */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  side = 'end',
  flush = false,
  children,
}: SheetProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.side[side]} aria-labelledby={id}>
      {open ? (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title} title={title}>
              {title}
            </h2>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </div>
          <div className={classes(styles.body, flush && styles.flush)}>{children}</div>
        </div>
      ) : null}
    </dialog>
  );
}
