import { X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import * as styles from './dialog.css.ts';
import { IconButton } from './IconButton.tsx';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** `confirm` is 500 wide, `form` 650. */
  width?: keyof typeof styles.width;
  /** A click outside does not close it; Escape does. */
  persistent?: boolean;
  footer?: ReactNode;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, width = 'form', persistent = false, footer, children } = props;
  const id = useId();
  const modal = useModal(open, onClose, persistent);
  return (
    <dialog {...modal} className={classes(styles.dialog, styles.width[width])} aria-labelledby={id}>
      {open ? (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {persistent ? null : <IconButton icon={X} label={closeLabel} onClick={onClose} />}
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
