import { type RefObject, useEffect, useState } from 'react';
import type { PageBox } from '#core/regulations/pdf-layout.ts';
import { freeCanvas } from './painter.ts';
import type { PdfScene } from './pdf-scene.ts';

/** A new width is drawn when it has held so long; until then the old drawing is stretched. */
const settled = 140;

/** Draws a page into its place as long as it is near; true once something shows. */
export function useDrawnPage(
  scene: PdfScene,
  { page, width }: PageBox,
  place: RefObject<HTMLElement | null>,
): boolean {
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let painting: ReturnType<PdfScene['painter']['paint']> | undefined;
    const draw = () => {
      painting = scene.painter.paint(page, Math.round(width * globalThis.devicePixelRatio));
      painting.done.then(
        (canvas) => {
          if (!canvas) return;
          const old = element.querySelector('canvas');
          element.replaceChildren(canvas);
          if (old) freeCanvas(old);
          element.dataset.drawn = String(page);
          setIsDrawn(true);
        },
        // A page that cannot be drawn stays white; its text can still be read.
        () => setIsDrawn(true),
      );
    };
    const isFirst = element.childElementCount === 0;
    const waiting = setTimeout(draw, isFirst ? 0 : settled);
    return () => {
      clearTimeout(waiting);
      painting?.cancel();
    };
  }, [scene, page, width, place]);

  useEffect(() => {
    const element = place.current;
    return () => {
      for (const canvas of element?.querySelectorAll('canvas') ?? []) freeCanvas(canvas);
    };
  }, [place]);

  return isDrawn;
}
