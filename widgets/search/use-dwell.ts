import { type PointerEvent, useEffect, useRef } from 'react';

/** A mouse that only passes means nothing. */
const after = 200;

/** Acts when a mouse rests on something for a moment. */
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
