import { type CSSProperties, memo, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageBox, PageSize } from '#core/regulations/pdf-layout.ts';
import type { TextBand } from '#core/regulations/pdf-places.ts';
import { type PageMark, PageMarks } from './PageMarks.tsx';
import { freeCanvas } from './painter.ts';
import * as styles from './pdf.css.ts';
import type { PdfScene } from './pdf-scene.ts';
import { buildTextLayer, hideOutside } from './text-layer.ts';

export type PdfPageProps = {
  scene: PdfScene;
  box: PageBox;
  size: PageSize;
  label: string;
  marks: readonly PageMark[];
  band: TextBand | undefined;
  onSize: (page: number, size: PageSize) => void;
  onText: (page: number) => void;
};

/** One page near the visible area: its canvas, its selectable text, and its marks. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { scene, box, size, label, marks, band, onSize, onText } = props;
  const drawing = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawnPage(scene, box, drawing);
  useTextLayer({ scene, page: box.page, place: text, isDrawn, band, onText });

  useEffect(() => {
    let isGone = false;
    void scene.sizeOf(box.page).then(
      (known) => {
        if (!isGone) onSize(box.page, known);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [scene, box.page, onSize]);

  return (
    <section
      className={styles.page}
      aria-label={label}
      data-page={box.page}
      style={
        {
          top: `${box.top}px`,
          height: `${box.height}px`,
          '--reg-page-scale': String(box.width / size.width),
        } as CSSProperties
      }
    >
      <div ref={drawing} className={styles.drawing} aria-hidden="true" />
      <div ref={text} />
      <PageMarks box={box} size={size} marks={marks} band={band} />
    </section>
  );
});

/**
 * Milliseconds without a change of width before a page is drawn again; until then the old canvas is
 * stretched.
 */
const settled = 140;

/** Draws a page while it is near the visible area; returns true once it has been painted. */
function useDrawnPage(
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
          canvas.className = styles.canvas;
          element.replaceChildren(canvas);
          if (old) freeCanvas(old);
          element.dataset.drawn = String(page);
          setIsDrawn(true);
        },
        // A page that cannot be drawn stays white; its text can still be selected.
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

type TextLayerOptions = {
  scene: PdfScene;
  page: number;
  place: RefObject<HTMLElement | null>;
  /** Whether the page has been painted; the selectable text is added only then. */
  isDrawn: boolean;
  band: TextBand | undefined;
  onText: (page: number) => void;
};

/** Adds the selectable text over a page once the page has been painted. */
function useTextLayer({ scene, page, place, isDrawn, band, onText }: TextLayerOptions) {
  const reportText = useEffectEvent(onText);
  useEffect(() => {
    const element = place.current;
    if (!isDrawn || !element) return;
    let isGone = false;
    void scene.textOf(page).then(
      (text) => {
        if (isGone) return;
        const layer = buildTextLayer(text, scene.measure, { layer: styles.layer, run: styles.run });
        scene.layers.set(page, layer);
        element.replaceChildren(layer.element);
        reportText(page);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      scene.layers.delete(page);
    };
  }, [scene, page, place, isDrawn]);

  useEffect(() => {
    const layer = isDrawn ? scene.layers.get(page) : undefined;
    if (layer) hideOutside(layer, band);
  }, [scene, page, isDrawn, band]);
}
