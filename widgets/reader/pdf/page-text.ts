import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageSize } from '#core/regulations/pdf-layout.ts';

/** A run of letters as the PDF draws it, in points from the top left corner of the page. */
export type TextRun = {
  text: string;
  ends: boolean;
  left: number;
  /** Height of the baseline. */
  baseline: number;
  size: number;
  width: number;
  angle: number;
  family: string;
};
export type PageText = { size: PageSize; runs: TextRun[] };

type Matrix = readonly number[];
/** The text items of pdf.js that are drawn; the marks between them have no text. */
type Item = { str: string; transform: number[]; width: number; hasEOL: boolean; fontName: string };

const multiply = (a: Matrix, b: Matrix): number[] => {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
};

/** Reads the text of one page with the position of every run. */
export async function readPageText(pdf: PDFDocumentProxy, pageNumber: number): Promise<PageText> {
  const page = await pdf.getPage(pageNumber);
  const viewport = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent();
  const runs = items
    .filter((item): item is Item & typeof item => 'str' in item)
    .map((item) => {
      const [, , c = 0, d = 0, left = 0, baseline = 0] = multiply(viewport.transform, item.transform);
      const [a = 1, b = 0] = multiply(viewport.transform, item.transform);
      return {
        text: item.str,
        ends: item.hasEOL,
        left,
        baseline,
        size: Math.hypot(c, d),
        width: item.width,
        angle: Math.atan2(b, a),
        family: styles[item.fontName]?.fontFamily ?? 'sans-serif',
      };
    });
  return { size: { width: viewport.width, height: viewport.height }, runs };
}
