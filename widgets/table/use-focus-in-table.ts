import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Focused = {
  element: Element;
  /** The row with the element, or above the detail with it. */
  row: Element | undefined;
};

/** What opens above a table, and leaves the focus to it again. */
const above = 'dialog, [role="status"]';
const reachable = ':is(button, a[href], input, select, textarea):not(:disabled)';

/**
 * Keeps the focus in a table when the element that has it goes: an edit may take its row out of what is filtered, or the
 * element away, and somebody at the keyboard would begin anew at the top of the page. The row gets it, or the table if
 * that went too; also where a dialog closes whose button is gone.
 */
export function useFocusInTable(box: RefObject<HTMLElement | null>) {
  const focused = useRef<Focused>(undefined);
  const keep = useRef(() => {
    const element = box.current;
    if (element === null || focused.current === undefined) return;
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (!isNowhere && !element.contains(activeElement) && activeElement.closest(above) === null)
      focused.current = undefined;
    if (!isNowhere || focused.current === undefined || focused.current.element.isConnected) return;
    const { row } = focused.current;
    focused.current = undefined;
    const next = row?.isConnected ? firstIn(row) : undefined;
    (next ?? element).focus({ preventScroll: true });
  }).current;
  // After each drawing, since rows go for many reasons, and dialogs close.
  useLayoutEffect(keep);
  // What is in a row or its detail is drawn by itself.
  useEffect(() => {
    if (box.current === null) return;
    const observer = new MutationObserver(keep);
    observer.observe(box.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [box, keep]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = { element: target, row: rowOf(target) };
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget as Element | null)?.closest(above)) focused.current = undefined;
    },
  };
}

const firstIn = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>(reachable)].find((element) => element.checkVisibility());

/** A detail stands in a row of its own below that which it is of, and has one cell. */
function rowOf(target: Element): Element | undefined {
  const row = target.closest('tbody > tr');
  const isDetail = row?.childElementCount === 1;
  return (isDetail ? row?.previousElementSibling : row) ?? undefined;
}
