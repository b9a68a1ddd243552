import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The layout that fits the width of the view itself, since a host page may be wider than its column. `first`
 * until it is measured.
 */
export function useRoom<Room extends string | number | undefined>(
  view: RefObject<HTMLElement | null>,
  roomFor: (width: number) => Room,
  first: Room,
): Room {
  const [room, setRoom] = useState(first);
  useLayoutEffect(() => {
    const { current: element } = view;
    if (!element) return;
    const measure = () => setRoom(roomFor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [view, roomFor]);
  return room;
}
