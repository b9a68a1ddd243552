import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { messageKey } from './message-key.ts';

/**
 * Leads the keyboard to the newest message that offers something, and back to where it was: by the key, and when the
 * message with the focus goes. In an element the key acts only while the focus is in it: others belong to the page. Loads
 * with the first such message.
 */
export function MessageKeys({ stack }: { stack: RefObject<HTMLElement | null> }) {
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
    if (!element) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    const ending = new AbortController();
    const { signal } = ending;
    const lead = (event: Event) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey } = event as KeyboardEvent;
      const isBack = element.contains(root.activeElement) && (key === messageKey || key === 'Escape');
      if (event.defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
      const newest = element.querySelector<HTMLElement>(`[aria-keyshortcuts="${messageKey}"]`);
      if (!isBack && (key !== messageKey || !newest)) return;
      event.preventDefault();
      if (isBack) goBack();
      else newest?.focus();
    };
    const enter = ({ target, relatedTarget }: FocusEvent) => {
      if (!inside.current) from.current = (relatedTarget as Element | null) ?? undefined;
      inside.current = target as Element;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without another place in it: a button that goes with its message is still where the focus was.
      if (relatedTarget && !element.contains(relatedTarget as Node)) inside.current = undefined;
    };
    root.addEventListener('keydown', lead, { signal });
    element.addEventListener('focusin', enter, { signal });
    element.addEventListener('focusout', leave, { signal });
    return () => ending.abort();
  });
  return null;
}
