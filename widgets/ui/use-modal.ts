import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: () => void;
  onClick: (event: SyntheticEvent<HTMLDialogElement>) => void;
};

/**
 * Keeps a native dialog open while `open` is true. Native, because it traps and returns the focus inside a
 * shadow root too. A click outside does not close a persistent one.
 */
export function useModal(open: boolean, onClose: () => void, persistent = false): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // Before paint; and on unmount before React removes the dialog, since only then does the focus return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    onCancel(event) {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose() {
      // The browser may close it on its own (second Escape); then the state follows.
      if (open && ref.current && !ref.current.open) onClose();
    },
    onClick(event) {
      if (!persistent && event.target === ref.current) onClose();
    },
  };
}
