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

/** Milliseconds without scrolling before the address changes. */
const rest = 150;
const stops: readonly string[] = [...articleKinds, 'preface', 'preamble', 'conclusions', 'annex'];

export type ParallelPosition = {
  /** Path of the row that has or had the focus, otherwise of the current unit. */
  current: string | undefined;
  /** The requested place, if this version does not contain it. */
  missing: string | undefined;
  step: (by: 1 | -1) => void;
};

/** The place follows scrolling and focus; a requested place is scrolled into view. */
export function useParallelPlace(
  sheet: RefObject<HTMLElement | null>,
  props: ParallelViewProps,
  opened: OpenedParallel,
  reading: ParallelReading,
): ParallelPosition {
  const { outline } = opened;
  const requested = props.path ?? props.article;
  const [current, setCurrent] = useState(requested);
  /** The last place that this view reported: when it comes back as props, nothing must scroll. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a requested place must scroll, not text that arrives
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
      return jumpTo(scroller, around, () => elementAt(around, requested, index), stayingAbove(around));
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

/** Reports the unit reached when scrolling stops, and the row that gets the focus. */
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
