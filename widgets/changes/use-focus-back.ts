import { useEffect, useRef } from 'react';

/** The button that opens a form: when the form is closed, the focus goes back to it, and not to the top of the page. */
export function useFocusBack<E extends HTMLElement = HTMLButtonElement>(isOpen: boolean) {
  const opener = useRef<E>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current && !isOpen) opener.current?.focus();
    was.current = isOpen;
  }, [isOpen]);
  return opener;
}
