import { type CSSProperties, memo, useEffect, useRef } from 'react';
import type { PageBox, PageSize } from '#core/regulations/pdf-layout.ts';
import type { TextBand } from '#core/regulations/pdf-places.ts';
import { type PageMark, PageMarks } from './PageMarks.tsx';
import * as styles from './pdf.css.ts';
import type { PdfScene } from './pdf-scene.ts';
import { useDrawnPage } from './use-drawn-page.ts';
import { useTextLayer } from './use-text-layer.ts';

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

/** One page near the view: its drawing, its text to select, and what lies over it. */
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
