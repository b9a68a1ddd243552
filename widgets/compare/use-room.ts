import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Room, roomFor } from './layout.ts';

/** What fits, by the width of the view itself; undefined until it is measured. */
export function useRoom(view: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
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
