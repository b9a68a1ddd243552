import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import type { ReaderModel } from './reader-scene.ts';

/** Keys that scroll: after one of them the text leads again, not the last jump. */
const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', ' ', 'ArrowDown', 'ArrowUp']);

/**
 * Follows the reading place while scrolling, by observers alone: which unit crosses a line near the
 * top, and which units come near whose text has not arrived. After a jump the unit jumped to stays
 * current until the person scrolls: the answer is a function that says one has happened.
 */
export function useFollowing(given: {
  model: ReaderModel;
  entries: readonly TocEntry[];
  scroller: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  /** Called when scrolling has come to rest in another unit. */
  onScrolledTo: (entry: TocEntry) => void;
}): () => void {
  const { model, entries, scroller, sheet } = given;
  const { reading, $current } = model;
  const held = useRef(true);
  const tell = useRef(given.onScrolledTo);
  tell.current = given.onScrolledTo;

  useEffect(() => {
    const root = scroller.current;
    const around = sheet.current;
    if (!root || !around) return;
    const indexOf = (target: Element) => Number((target as HTMLElement).dataset.index);
    let reported: ReturnType<typeof setTimeout> | undefined;

    const line = new IntersectionObserver(
      (changes) => {
        if (held.current) return;
        for (const change of changes) if (change.isIntersecting) $current.set(indexOf(change.target));
        clearTimeout(reported);
        reported = setTimeout(() => {
          const entry = entries[$current.get()];
          if (entry) tell.current(entry);
        }, 400);
      },
      { root, rootMargin: '-18% 0px -81.5% 0px' },
    );
    const near = new IntersectionObserver(
      (changes) => {
        for (const change of changes) {
          if (change.isIntersecting) void reading.ensure(indexOf(change.target));
        }
      },
      { root, rootMargin: '120% 0px' },
    );
    for (const section of around.querySelectorAll('[data-index]')) {
      line.observe(section);
      near.observe(section);
    }
    const release = (event: Event) => {
      if (event instanceof KeyboardEvent && !scrollKeys.has(event.key)) return;
      // A press on the scroller itself is a press on its scroll bar.
      if (event.type === 'pointerdown' && event.target !== root) return;
      held.current = false;
    };
    const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
    for (const move of moves) root.addEventListener(move, release, { passive: true });
    return () => {
      line.disconnect();
      near.disconnect();
      clearTimeout(reported);
      for (const move of moves) root.removeEventListener(move, release);
    };
  }, [scroller, sheet, reading, $current, entries]);

  return useCallback(() => {
    held.current = true;
  }, []);
}
