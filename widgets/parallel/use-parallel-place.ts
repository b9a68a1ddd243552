import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { articleKinds } from '#core/contract/main/regulation-text.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { OpenedParallel, ParallelReading } from '#core/parallel/store.ts';
import { elementOf, markPlace } from '../document-view/marked-place.ts';
import { scrollerOf } from '../document-view/scroller.ts';
import { elementAt, jumpTo, onOwnScroll } from '../document-view/scrolling.ts';
import { stayingAbove, topUnit } from './find-rows.ts';
import type { ParallelViewProps } from './parallel-props.ts';
import { placeAt } from './parallel-scene.ts';

/** How long scrolling rests before the address follows. */
const rest = 150;
const stops: readonly string[] = [...articleKinds, 'preface', 'preamble', 'conclusions', 'annex'];

export type ParallelPosition = {
  /** Path of the row that has or had the focus, or of the unit that is read. */
  current: string | undefined;
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
  const requested = props.path ?? props.article;
  const [current, setCurrent] = useState(requested);
  /** Place that this view reported itself: coming back as props, it is no reason to scroll. */
  const reported = useRef<string | undefined>(undefined);
  const held = useRef(true);
  const indexOf = (path: string) => {
    const exact = outline.findIndex(({ id }) => id === path);
    return exact >= 0 ? exact : outline.findIndex(({ id }) => id === articlePath(path));
  };
  const index = requested === undefined ? 0 : indexOf(requested);

  const report = (path: string) => {
    reported.current = path;
    setCurrent(path);
    props.onNavigate(placeAt(props, path), { languages: props.languages }, 'replace');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is a reason to move, not what arrives
  useLayoutEffect(() => {
    const { current: around } = sheet;
    const scroller = around && scrollerOf(around);
    if (requested === undefined || requested === reported.current || !around || !scroller || index < 0)
      return;
    reported.current = undefined;
    held.current = true;
    setCurrent(requested);
    void reading.ensure(index);
    if (index > 0)
      return jumpTo(scroller, around, () => elementAt(around, requested, index), stayingAbove(around) + 4);
    scroller.scrollTop = 0;
  }, [requested, outline]);

  useFollowing(sheet, held, current, report);
  useLayoutEffect(() => {
    if (sheet.current) markPlace(sheet.current, current);
  });

  return {
    current,
    missing: requested !== undefined && index < 0 ? requested : undefined,
    step(by) {
      const from = current === undefined ? -1 : indexOf(current);
      for (let at = from + by; at >= 0 && at < outline.length; at += by) {
        const entry = outline[at];
        if (!entry || !stops.includes(entry.kind)) continue;
        reported.current = undefined;
        props.onNavigate(placeAt(props, entry.id), { languages: props.languages }, 'replace');
        const row = sheet.current && elementOf(sheet.current, entry.id);
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
  current: string | undefined,
  onMove: (path: string) => void,
): void {
  const reportUnit = useEffectEvent((id: string | undefined) => {
    if (id !== undefined && (current === undefined || articlePath(current) !== id)) onMove(id);
  });
  const reportFocus = useEffectEvent((path: string | undefined) => {
    if (path === undefined || path === current) return;
    held.current = true;
    onMove(path);
  });
  useEffect(() => {
    const { current: around } = sheet;
    const scroller = around && scrollerOf(around);
    if (!around || !scroller) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      if (!held.current) reportUnit(topUnit(around, scroller));
    };
    const handleScroll = () => {
      clearTimeout(resting);
      resting = setTimeout(follow, rest);
    };
    const handleFocus = (event: FocusEvent) => {
      reportFocus((event.target as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset.path);
    };
    const stopListening = onOwnScroll(scroller, () => {
      held.current = false;
    });
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    around.addEventListener('focusin', handleFocus);
    return () => {
      clearTimeout(resting);
      scroller.removeEventListener('scroll', handleScroll);
      around.removeEventListener('focusin', handleFocus);
      stopListening();
    };
  }, [sheet, held]);
}
