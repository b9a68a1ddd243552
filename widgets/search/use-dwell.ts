import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds: a mouse that leaves earlier only passed by. */
const after = 200;

/** Acts when the mouse rests on an element for a moment. */
export function useDwell(act: () => void) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(waiting.current);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    onPointerEnter(event: PointerEvent) {
      leave();
      if (event.pointerType === 'mouse') waiting.current = setTimeout(act, after);
    },
    onPointerLeave: leave,
  };
}
