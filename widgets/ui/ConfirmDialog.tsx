import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
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
  onCancel: () => void;
  onSubmit: () => void;
};

/** Asks before something that cannot be undone; ends by its two buttons only (specification, section 2). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, heading, children, cancelLabel, submitLabel, valid = true, busy = false } = props;
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      title={heading}
      closeLabel={cancelLabel}
      width="confirm"
      persistent
      footer={
        <>
          <Button onClick={props.onCancel}>{cancelLabel}</Button>
          <Button kind="primary" disabled={!valid} busy={busy} onClick={props.onSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
