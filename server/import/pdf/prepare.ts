import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withPdf } from './open-pdf.ts';

/**
 * A copy of a PDF from which a reader gets its first page with few bytes: a balanced tree of pages, and small objects
 * together in compressed streams. Undefined where the copy would not be as good as the original: then that is read itself.
 * The original is kept beside it in any case.
 */
export async function preparePdf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await withPdf(bytes, undefined, async (original) => {
      const copy = await copyOf(original);
      if (copy === undefined) return undefined;
      return (await withPdf(copy, undefined, (document) => isAlike(original, document))) ? copy : undefined;
    });
  } catch {
    // Encrypted and damaged files are shown as they are, if at all.
    return undefined;
  }
}

async function copyOf(document: PDFDocumentProxy): Promise<Uint8Array | undefined> {
  // The library writes such a tree and such streams whenever it takes pages out of a file: here all of them.
  const all = { document: null, includePages: [[0, document.numPages - 1]] };
  const copy: unknown = await document.extractPages([all]);
  return copy instanceof Uint8Array ? copy : undefined;
}

/** Pages whose drawings are compared; the words of all pages are. */
const maxDrawings = 40;

/** Whether two files have the same pages with the same words at the same places. */
async function isAlike(original: PDFDocumentProxy, copy: PDFDocumentProxy): Promise<boolean> {
  if (original.numPages !== copy.numPages) return false;
  const every = Math.ceil(original.numPages / maxDrawings);
  for (let number = 1; number <= original.numPages; number += 1) {
    const withDrawing = number % every === 0 || number === 1;
    const [before, after] = [
      await contentOf(original, number, withDrawing),
      await contentOf(copy, number, withDrawing),
    ];
    if (before !== after) return false;
  }
  return true;
}

async function contentOf(document: PDFDocumentProxy, number: number, withDrawing: boolean): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? [item.str, ...item.transform] : []));
  const operators = withDrawing ? (await page.getOperatorList()).fnArray : [];
  page.cleanup();
  // When the library waits for pictures is no part of the drawing.
  const drawn = operators.filter((operator) => operator !== OPS.dependency);
  return JSON.stringify([page.view, page.rotate, words, drawn]);
}
