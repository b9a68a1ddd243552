import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { PageSize } from '#core/regulations/pdf-layout.ts';
import type { PdfPlaces } from '#core/regulations/pdf-places.ts';
import type { Reading } from '#core/regulations/reading-types.ts';

type Point = { page: number; y: number };

/** Pixels: a press that moved further was a selection. */
const still = 4;

function pointOf(event: MouseEvent, sizes: readonly PageSize[]): Point | undefined {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-page]') : null;
  const page = Number(element?.dataset.page);
  const size = sizes[page - 1];
  if (!element || !size) return undefined;
  const { top, height } = element.getBoundingClientRect();
  return { page, y: ((event.clientY - top) / height) * size.height };
}

/** Pointer actions on the pages: hovering marks the article, a click chooses the paragraph. */
export function usePointer(given: {
  reading: Reading;
  places: PdfPlaces;
  sizes: readonly PageSize[];
  onChosen: (path: string) => void;
}) {
  const { reading, places, sizes, onChosen } = given;
  const [hovered, setHovered] = useState<string>();
  const pressed = useRef({ x: 0, y: 0 });

  async function choose(event: MouseEvent) {
    const point = pointOf(event, sizes);
    const { x, y } = pressed.current;
    const isStill = Math.abs(event.clientX - x) <= still && Math.abs(event.clientY - y) <= still;
    // A double click selects a word.
    if (!point || !isStill || event.detail > 1) return;
    const complete = await reading.identify(point.page, Math.round(point.y * 10) / 10);
    if (complete !== undefined) onChosen(splitParagraphId(complete).path);
  }

  return {
    hovered,
    handlers: {
      onPointerDown(event: PointerEvent) {
        pressed.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent) {
        if (event.pointerType !== 'mouse' || event.buttons > 0) return;
        const point = pointOf(event, sizes);
        setHovered(point && places.articleAt(point.page, point.y));
      },
      onPointerLeave: () => setHovered(undefined),
      onClick: (event: MouseEvent) => void choose(event),
    },
  };
}
