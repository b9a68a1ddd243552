import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: () => void;
  onClick: (event: SyntheticEvent<HTMLDialogElement>) => void;
};

/**
 * Keeps a native dialog open as long as `open` says so. Native because it holds and returns the focus
 * inside a shadow root too. A persistent one is not ended by a click outside.
 */
export function useModal(open: boolean, onClose: () => void, persistent = false): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // Before paint, and on leaving before React takes the dialog away: only then does the focus return.
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
      // The browser may close it without asking (a second Escape): what is shown follows.
      if (open && ref.current && !ref.current.open) onClose();
    },
    onClick(event) {
      if (!persistent && event.target === ref.current) onClose();
    },
  };
}
