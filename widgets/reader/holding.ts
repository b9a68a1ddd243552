import type { WritableAtom } from 'nanostores';
import { type RefObject, useEffect } from 'react';

/** Keys that scroll: after one of them the text leads again, not the last jump. */
const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', ' ', 'ArrowDown', 'ArrowUp']);
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** What was jumped to is held as the current unit until the person scrolls. */
export function useRelease(scroller: RefObject<HTMLElement | null>, $held: WritableAtom<boolean>): void {
  useEffect(() => {
    const { current: column } = scroller;
    if (!column) return;
    const release = (event: Event) => {
      if (event instanceof KeyboardEvent && !scrollKeys.has(event.key)) return;
      // A press on the column itself is a press on its scroll bar.
      if (event.type === 'pointerdown' && event.target !== column) return;
      $held.set(false);
    };
    for (const move of moves) column.addEventListener(move, release, { passive: true });
    return () => {
      for (const move of moves) column.removeEventListener(move, release);
    };
  }, [scroller, $held]);
}
