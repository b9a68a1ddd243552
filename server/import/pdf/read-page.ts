import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfBox } from '#core/contract/main/pdf-structure.ts';
import type { Item } from './item.ts';
import { readAnnotations } from './read-annotations.ts';
import { type Drawing, readDrawing } from './read-drawing.ts';

export type ReadPage = Drawing & {
  width: number;
  height: number;
  items: Item[];
  /** Text that does not run from left to right, each piece with its box. */
  turned: (Omit<PdfBox, 'page'> & { text: string; size: number })[];
};

/** What the types of the library leave open of an item of text. */
type TextItem = { str: string; transform: number[]; width: number; height: number; fontName: string };
type Font = { name?: string; bold?: boolean; black?: boolean; italic?: boolean };

/** Smaller letters are marks of programs that nobody sees. */
const minSize = 1.5;

/** The words of a page with their places, its pictures and its rules. */
export async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const view = page.getViewport({ scale: 1 });
  const drawing = await readDrawing(page, view.transform);
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  const read: ReadPage = { width: view.width, height: view.height, items: [], turned: [], ...drawing };
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    place(read, page, item as TextItem, view.transform);
  }
  if (read.items.length === 0 && read.turned.length === 0)
    read.items.push(
      ...(await readAnnotations(page, view.transform)).map((item) => ({ ...item, text: cleaned(item.text) })),
    );
  return read;
}

function place(read: ReadPage, page: PDFPageProxy, item: TextItem, view: number[]): void {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(view, item.transform) as number[];
  const text = cleaned(item.str);
  // Letters may be stretched: then their height says nothing.
  const height = Math.hypot(c, d);
  const size = height < minSize ? item.width / item.str.length : height;
  const numbers = [a, b, size, x, y, item.width];
  if (!numbers.every(Number.isFinite) || size < minSize || text.trim() === '') return;
  if (isUpright(a, b)) {
    read.items.push({
      text,
      left: x,
      right: x + item.width,
      baseline: y,
      size,
      ...styleOf(page, item.fontName),
    });
    return;
  }
  // Along its own direction it is as long as its width says, and as high as its letters.
  const along = Math.hypot(a, b) || 1;
  const ends = [x, x + (a / along) * item.width, x + c, y, y + (b / along) * item.width, y + d];
  const [xs, ys] = [ends.slice(0, 3), ends.slice(3)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  read.turned.push({ text, left, right, top, bottom, size });
}

const isUpright = (a: number, b: number) => a > 0 && Math.abs(b) < 0.2 * a;

/** Control signs go, and halves of signs, which no database stores; blanks are alike. */
const cleaned = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u200b\ufeff]+/gu, ' ')
    .replace(/[^\S\u00a0]+/g, ' ');

function styleOf(page: PDFPageProxy, name: string): { bold: boolean; italic: boolean } {
  const font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : {};
  return {
    bold: font.bold === true || font.black === true || /bold|black|heavy|demi/i.test(font.name ?? ''),
    italic: font.italic === true || /ital|oblique/i.test(font.name ?? ''),
  };
}
