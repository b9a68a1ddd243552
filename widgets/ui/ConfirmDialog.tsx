import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import * as styles from './confirm-dialog.css.ts';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  heading: string;
  children: ReactNode;
  cancelLabel: string;
  submitLabel: string;
  /**
   * Whether the entries in the body are right: the body is a form then. Submitting wrong ones raises `invalidLabel`
   * and does nothing else.
   */
  valid?: boolean;
  invalidLabel?: string;
  /** Disables the submit button while the entries are wrong. */
  waits?: boolean;
  busy?: boolean;
  /** Whether something will be lost permanently. */
  grave?: boolean;
  /** Whether cancelling is the main choice, since nothing is lost by it. */
  keeps?: boolean;
  onCancel: () => void;
  onSubmit: () => void;
  /** Called when wrong entries were submitted. */
  onInvalid?: () => void;
};

/**
 * A confirmation of an action that cannot be undone. A click outside does not close it (specification,
 * section 2); Escape cancels. Enter in a field of its body submits.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    heading,
    children,
    cancelLabel,
    submitLabel,
    valid,
    waits = false,
    busy = false,
    grave = false,
    keeps = false,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const [raised, setRaised] = useState(false);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setRaised(valid === false);
    if (valid) return props.onSubmit();
    props.onInvalid?.();
    form.current?.querySelector('input')?.focus();
  }
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
          <Button kind={keeps ? 'primary' : 'plain'} onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button
            kind={keeps ? 'plain' : 'primary'}
            className={grave ? styles.grave : undefined}
            disabled={waits && valid === false}
            busy={busy}
            onClick={() => (valid === undefined ? props.onSubmit() : form.current?.requestSubmit())}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {valid === undefined ? (
        children
      ) : (
        <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
          {children}
          {raised && !valid ? (
            <p role="alert" className={styles.invalid}>
              {props.invalidLabel}
            </p>
          ) : null}
        </form>
      )}
    </Dialog>
  );
}
