import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far a page is enlarged; steps, so that it is not drawn anew with every move of two fingers. */
const step = 0.5;
const most = 3;

const within = (zoom: number) => Math.min(most, Math.max(1, Math.round(zoom / step) * step));

export type Zoom = {
  zoom: number;
  canEnlarge: boolean;
  canReduce: boolean;
  enlarge: () => void;
  reduce: () => void;
};

/** Enlarges what is in a frame that scrolls, by buttons and by two fingers; what is in its middle stays there. */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom {
  const [zoom, setZoom] = useState(1);
  const middle = useRef(0.5);
  const change = (next: number) => {
    const element = frame.current;
    if (element) middle.current = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth;
    setZoom(within(next));
  };
  useLayoutEffect(() => {
    const element = frame.current;
    if (element && zoom > 1)
      element.scrollLeft = middle.current * element.scrollWidth - element.clientWidth / 2;
  }, [frame, zoom]);
  usePinch(frame, zoom, change);
  return {
    zoom,
    canEnlarge: zoom < most,
    canReduce: zoom > 1,
    enlarge: () => change(zoom + step),
    reduce: () => change(zoom - step),
  };
}

const distance = ([one, other]: readonly Touch[]): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

function usePinch(frame: RefObject<HTMLElement | null>, zoom: number, change: (next: number) => void) {
  const latest = useRef({ zoom, change });
  useEffect(() => {
    latest.current = { zoom, change };
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let start: { zoom: number; distance: number } | undefined;
    const begin = ({ touches }: TouchEvent) => {
      start =
        touches.length === 2 ? { zoom: latest.current.zoom, distance: distance([...touches]) } : undefined;
    };
    const move = (event: TouchEvent) => {
      if (start === undefined || event.touches.length !== 2 || start.distance === 0) return;
      // Otherwise the browser would enlarge the whole page besides.
      event.preventDefault();
      const next = within((start.zoom * distance([...event.touches])) / start.distance);
      if (next !== latest.current.zoom) latest.current.change(next);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
    };
  }, [frame]);
}
