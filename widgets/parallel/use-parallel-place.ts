import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { articleKinds } from '#core/contract/main/regulation-text.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { OpenedParallel, ParallelReading } from '#core/parallel/store.ts';
import { elementAt, jumpTo } from '../law/jump.ts';
import { markRow, rowAt, scrollerOf, stayingAbove, topUnit } from './find-rows.ts';
import type { ParallelViewProps } from './parallel-props.ts';
import { placeAt } from './parallel-scene.ts';

/** How long scrolling rests before the address follows. */
const rest = 150;
const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', ' ', 'ArrowDown', 'ArrowUp']);
const stops: readonly string[] = [...articleKinds, 'preface', 'preamble', 'conclusions', 'annex'];

export type ParallelPosition = {
  /** Path of the row that has or had the focus, or of the unit that is read. */
  here: string | undefined;
  /** The asked place that is not in this version. */
  missing: string | undefined;
  step: (by: 1 | -1) => void;
};

/** The place follows scrolling and focus, and what is asked for comes into sight. */
export function useParallelPlace(
  sheet: RefObject<HTMLElement | null>,
  props: ParallelViewProps,
  opened: OpenedParallel,
  reading: ParallelReading,
): ParallelPosition {
  const { outline } = opened;
  const wanted = props.path ?? props.article;
  const [here, setHere] = useState(wanted);
  const latest = useRef({ props, here });
  latest.current = { props, here };
  /** Place that this view reported itself: coming back as props, it is no reason to scroll. */
  const reported = useRef<string | undefined>(undefined);
  const held = useRef(true);
  const indexOf = (path: string) => {
    const exact = outline.findIndex(({ id }) => id === path);
    return exact >= 0 ? exact : outline.findIndex(({ id }) => id === articlePath(path));
  };
  const index = wanted === undefined ? 0 : indexOf(wanted);

  const report = (path: string) => {
    reported.current = path;
    setHere(path);
    const { props: now } = latest.current;
    now.onNavigate(placeAt(now, path), { languages: now.languages }, 'replace');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is a reason to move, not what arrives
  useLayoutEffect(() => {
    const { current: around } = sheet;
    const scroller = around && scrollerOf(around);
    if (wanted === undefined || wanted === reported.current || !around || !scroller || index < 0) return;
    reported.current = undefined;
    held.current = true;
    setHere(wanted);
    void reading.ensure(index);
    if (index > 0)
      return jumpTo(scroller, around, () => elementAt(around, wanted, index), stayingAbove(around) + 4);
    scroller.scrollTop = 0;
  }, [wanted, outline]);

  useFollowing(sheet, held, () => latest.current.here, report);
  useLayoutEffect(() => {
    if (sheet.current) markRow(sheet.current, here);
  });

  return {
    here,
    missing: wanted !== undefined && index < 0 ? wanted : undefined,
    step(by) {
      const from = here === undefined ? -1 : indexOf(here);
      for (let at = from + by; at >= 0 && at < outline.length; at += by) {
        const entry = outline[at];
        if (!entry || !stops.includes(entry.kind)) continue;
        reported.current = undefined;
        const { props: now } = latest.current;
        now.onNavigate(placeAt(now, entry.id), { languages: now.languages }, 'replace');
        const row = sheet.current && rowAt(sheet.current, entry.id);
        row?.focus({ preventScroll: true });
        return;
      }
    },
  };
}

/** Tells the unit that was scrolled to, once scrolling rests, and the row that got the focus. */
function useFollowing(
  sheet: RefObject<HTMLElement | null>,
  held: RefObject<boolean>,
  here: () => string | undefined,
  tell: (path: string) => void,
): void {
  const now = useRef({ here, tell });
  now.current = { here, tell };
  useEffect(() => {
    const { current: around } = sheet;
    const scroller = around && scrollerOf(around);
    if (!around || !scroller) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      if (held.current) return;
      const id = topUnit(around, scroller);
      const before = now.current.here();
      if (id !== undefined && (before === undefined || articlePath(before) !== id)) now.current.tell(id);
    };
    const handleScroll = () => {
      clearTimeout(resting);
      resting = setTimeout(follow, rest);
    };
    const release = (event: Event) => {
      if (event instanceof KeyboardEvent && !scrollKeys.has(event.key)) return;
      // A press on the column itself is a press on its scroll bar.
      if (event.type === 'pointerdown' && event.target !== scroller) return;
      held.current = false;
    };
    const handleFocus = (event: FocusEvent) => {
      const path = (event.target as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset.path;
      if (path === undefined || path === now.current.here()) return;
      held.current = true;
      now.current.tell(path);
    };
    const releases = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    around.addEventListener('focusin', handleFocus);
    for (const move of releases) scroller.addEventListener(move, release, { passive: true });
    return () => {
      clearTimeout(resting);
      scroller.removeEventListener('scroll', handleScroll);
      around.removeEventListener('focusin', handleFocus);
      for (const move of releases) scroller.removeEventListener(move, release);
    };
  }, [sheet, held]);
}
