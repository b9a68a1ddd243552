import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Changes } from './use-changes.ts';

/** Elements in which letters are typed, so that keys are no commands. */
const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [popover], [role="menu"]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;
type Handle = (event: Pressed) => void;

/** `n` and `p` step from change to change, `?` opens the help. */
export function keysOfChanges({ step }: Pick<Changes, 'step'>, onHelp: () => void): Handle {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as HTMLElement).closest(typing)) return;
    const acts: Record<string, () => void> = { n: () => step(1), p: () => step(-1), '?': onHelp };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** Handles keys of the page while only an element around the view, or nothing, has the focus. */
export function usePageKeys(view: RefObject<HTMLElement | null>, handle: Handle | undefined): void {
  const act = useEffectEvent((event: KeyboardEvent) => handle?.(event));
  const hears = handle !== undefined;
  useEffect(() => {
    if (!hears) return;
    const hear = (event: KeyboardEvent) => {
      const { current: own } = view;
      const { target } = event;
      if (own && target instanceof Node && target !== own && target.contains(own)) act(event);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [view, hears]);
}
