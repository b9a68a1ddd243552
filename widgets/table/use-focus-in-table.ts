import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a table when the row that has it goes: an edit may take it out of what is filtered, and somebody at
 * the keyboard would begin anew at the top of the page.
 */
export function useFocusInTable(box: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(undefined);
  // After each drawing, since rows go for many reasons.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || focused.current === undefined || focused.current.isConnected) return;
    focused.current = undefined;
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    if (activeElement === null || activeElement === document.body) element.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
