import { type RefObject, useLayoutEffect, useState } from 'react';
import { breakpoints } from '#styles/breakpoints.ts';

/** What fits side by side, by the width of the view itself: a host page may be wider than its column. */
export type Room = 'one' | 'two' | 'three';

export function useRoom(view: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('one');
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
  if (width >= breakpoints.large) return 'three';
  return width >= breakpoints.medium ? 'two' : 'one';
}
