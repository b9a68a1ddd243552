import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReaderModel } from '../reader-scene.ts';

/** A unit, and how much of it lies above the upper edge of the column. */
type Anchor = { unit: HTMLElement; share: number };

/** Another size of letters, or of the column, moves every line: what is read stays where it is. */
export function useKeptPlace(given: {
  $current: ReaderModel['$current'];
  scroller: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  zoom: number;
}): void {
  const { $current, scroller, sheet, zoom } = given;
  const anchor = useRef<Anchor | undefined>(undefined);
  const shown = useRef(zoom);

  useLayoutEffect(() => {
    if (shown.current === zoom) return;
    shown.current = zoom;
    if (scroller.current) restore(scroller.current, anchor.current);
  }, [zoom, scroller]);

  useEffect(() => {
    const column = scroller.current;
    if (!column) return;
    const handleScroll = () => {
      const unit = sheet.current?.querySelector<HTMLElement>(`[data-index="${$current.get()}"]`);
      anchor.current = unit ? { unit, share: shareAbove(column, unit) } : undefined;
    };
    handleScroll();
    let width = column.clientWidth;
    const observer = new ResizeObserver(() => {
      if (column.clientWidth === width) return;
      width = column.clientWidth;
      restore(column, anchor.current);
    });
    observer.observe(column);
    column.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      column.removeEventListener('scroll', handleScroll);
    };
  }, [$current, scroller, sheet]);
}

function shareAbove(column: HTMLElement, unit: HTMLElement): number {
  const { top, height } = unit.getBoundingClientRect();
  return height === 0 ? 0 : (column.getBoundingClientRect().top - top) / height;
}

function restore(column: HTMLElement, anchor: Anchor | undefined) {
  if (!anchor?.unit.isConnected) return;
  const { unit, share } = anchor;
  column.scrollTop += (share - shareAbove(column, unit)) * unit.getBoundingClientRect().height;
}
