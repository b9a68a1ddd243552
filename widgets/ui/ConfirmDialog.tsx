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
  /** Whether the entries in the body are complete; the submit button is enabled only then. */
  valid?: boolean;
  busy?: boolean;
  /** Whether something will be lost permanently. */
  grave?: boolean;
  onCancel: () => void;
  onSubmit: () => void;
};

/**
 * A confirmation of an action that cannot be undone. A click outside does not close it (specification,
 * section 2); Escape cancels.
 */
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
