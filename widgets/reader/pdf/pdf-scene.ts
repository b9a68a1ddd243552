import type { PageSize } from '#core/regulations/pdf-layout.ts';
import type { OpenedPdf } from './open-pdf.ts';
import { type PageText, readPageText } from './page-text.ts';
import { createPainter, type Painter } from './painter.ts';
import { createMeasure, type TextLayer } from './text-layer.ts';

/** An open PDF with everything needed to draw its pages. */
export type PdfScene = {
  pages: number;
  /** Size of the first page; the other pages are assumed to have it until their size is known. */
  firstSize: PageSize;
  isInBackground: Promise<boolean>;
  painter: Painter;
  measure: ReturnType<typeof createMeasure>;
  sizeOf: (page: number) => Promise<PageSize>;
  textOf: (page: number) => Promise<PageText>;
  /** The text layers of the drawn pages, by page. */
  layers: Map<number, TextLayer>;
};

export async function createPdfScene({ pdf, isInBackground, startRenderer }: OpenedPdf): Promise<PdfScene> {
  const texts = new Map<number, Promise<PageText>>();
  const sizeOf = async (page: number): Promise<PageSize> => {
    const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 });
    return { width, height };
  };
  return {
    pages: pdf.numPages,
    firstSize: await sizeOf(1),
    isInBackground,
    painter: createPainter(pdf, startRenderer),
    measure: createMeasure(),
    sizeOf,
    textOf(page) {
      const text = texts.get(page) ?? readPageText(pdf, page);
      texts.set(page, text);
      return text;
    },
    layers: new Map(),
  };
}
