import { type RefObject, useLayoutEffect, useState } from 'react';
import { threeColumns, twoColumns } from '../law/layout.ts';

/** What fits side by side, by the width of the view itself: a host page may be wider than its column. */
export type Room = 'phone' | 'one' | 'two' | 'three';

export function useRoom(view: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('three');
  useLayoutEffect(() => {
    const { current: element } = view;
    if (!element) return;
    const measure = () => setRoom(roomFor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);
  return room;
}

export function roomFor(width: number): Room {
  if (width >= threeColumns) return 'three';
  if (width >= twoColumns) return 'two';
  return width >= 600 ? 'one' : 'phone';
}
