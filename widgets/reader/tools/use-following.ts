import { type RefObject, useEffect, useRef } from 'react';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { useScene } from '../reader-scene.ts';

/**
 * Follows the reading place while scrolling, by observers alone: which unit crosses a line near the
 * top, and which units come near whose text has not arrived.
 */
export function useFollowing(
  scroller: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  /** Called when scrolling has come to rest in another unit. */
  onScrolledTo: (entry: TocEntry) => void,
): void {
  const { reading, entries, $current, $held } = useScene();
  const tell = useRef(onScrolledTo);
  tell.current = onScrolledTo;

  useEffect(() => {
    const { current: root } = scroller;
    const { current: around } = sheet;
    if (!root || !around) return;
    const indexOf = (target: Element) => Number((target as HTMLElement).dataset.index);
    let reported: ReturnType<typeof setTimeout> | undefined;

    const line = new IntersectionObserver(
      (changes) => {
        if ($held.get()) return;
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
    return () => {
      line.disconnect();
      near.disconnect();
      clearTimeout(reported);
    };
  }, [scroller, sheet, reading, $current, $held, entries]);
}
