import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import * as styles from './confirm-dialog.css.ts';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  heading: string;
  children: ReactNode;
  cancelLabel: string;
  submitLabel: string;
  /** Whether what the body asks for is given; the submit button waits for it. */
  valid?: boolean;
  busy?: boolean;
  /** Something is lost for good. */
  grave?: boolean;
  onCancel: () => void;
  onSubmit: () => void;
};

/** Asks before something that cannot be undone. A click outside does not answer (specification, section 2), Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    heading,
    children,
    cancelLabel,
    submitLabel,
    valid = true,
    busy = false,
    grave = false,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={() => !busy && props.onCancel()}
      title={heading}
      closeLabel={cancelLabel}
      width="confirm"
      persistent
      footer={
        <>
          <Button onClick={props.onCancel}>{cancelLabel}</Button>
          <Button
            kind="primary"
            className={grave ? styles.grave : undefined}
            disabled={!valid}
            busy={busy}
            onClick={props.onSubmit}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
