import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The key that leads to what a message offers, and back. */
export const messageKey = 'F8';

/** What of a message the key leads to. */
export const offered = 'data-offered';

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/**
 * Leads the keyboard to the newest message that offers something, and back to where it was: by the key, and when the
 * message with the focus goes. In an element the key acts only while the focus is in it: others belong to the page.
 */
export function useMessageFocus(stack: RefObject<HTMLElement | null>, isOffered: boolean) {
  const inside = useRef<Element>(undefined);
  const from = useRef<Element>(undefined);
  const goBack = () => {
    inside.current = undefined;
    if (from.current?.isConnected) (from.current as HTMLElement).focus({ preventScroll: true });
  };
  // After each drawing: a message goes by its buttons.
  useLayoutEffect(() => {
    if (inside.current && !inside.current.isConnected) goBack();
  });
  useEffect(() => {
    const element = stack.current;
    if (!element || !isOffered) return;
    const root = rootOf(element);
    const lead = (event: Event) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey } = event as KeyboardEvent;
      const isInside = element.contains(root.activeElement);
      const isBack = isInside && (key === messageKey || key === 'Escape');
      if (event.defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
      if (!isBack && key !== messageKey) return;
      event.preventDefault();
      if (isBack) goBack();
      else [...element.querySelectorAll<HTMLElement>(`[${offered}]`)].at(-1)?.focus();
    };
    root.addEventListener('keydown', lead);
    return () => root.removeEventListener('keydown', lead);
  });
  return {
    onFocus: ({ target, relatedTarget }: FocusEvent) => {
      if (!inside.current) from.current = relatedTarget ?? undefined;
      inside.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!stack.current?.contains(relatedTarget)) inside.current = undefined;
    },
  };
}
