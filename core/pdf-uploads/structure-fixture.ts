import type { PdfElement, PdfLine, PdfStructure } from '../contract/main/pdf-structure.ts';

const line = (top: number, text: string): PdfLine => ({
  top,
  bottom: top + 10,
  size: 10,
  runs: [{ text, left: 50, right: 50 + 5 * text.length }],
});
const element = (
  id: string,
  kind: PdfElement['kind'],
  page: number,
  lines: readonly number[],
): PdfElement => ({
  id,
  kind,
  spans: lines.map((index) => ({ page, line: index, from: 0, to: 10 })),
  boxes: [
    { page, top: 100 + 12 * (lines[0] ?? 0), bottom: 110 + 12 * (lines.at(-1) ?? 0), left: 50, right: 100 },
  ],
});

/** Two pages: an article and a paragraph of two lines on the first, a paragraph on the second. All lines have ten letters. */
export const aStructure = (): PdfStructure => ({
  pages: [
    {
      width: 400,
      height: 600,
      lines: [line(100, 'Artikel 1.'), line(112, 'Eine Zeile'), line(124, 'und zweite')],
    },
    { width: 400, height: 600, lines: [line(100, 'Der Rest 1')] },
  ],
  elements: [
    { ...element('e1', 'article', 1, [0]), number: '1' },
    element('e2', 'paragraph', 1, [1, 2]),
    element('e3', 'paragraph', 2, [0]),
  ],
});
