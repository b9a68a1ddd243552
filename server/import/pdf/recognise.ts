import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfElement, PdfPage, PdfStructure } from '#core/contract/main/pdf-structure.ts';
import { boxesOf } from '#core/law/pdf-structure/boxes.ts';
import { commonGutter, gutterOf } from './columns.ts';
import { elementsOf } from './elements.ts';
import { withPdf } from './open-pdf.ts';
import { linesOf } from './page-lines.ts';
import type { Area, Drawing } from './read-drawing.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { PdfRefused } from './refused.ts';

export type RecogniseOptions = { password?: string | undefined };

/** Pages of one file that are read. */
const maxPages = 5000;

/**
 * Recognises the structure of a PDF: its lines in the order of reading, and what they are. Throws `PdfRefused` with the
 * reason if it is encrypted, damaged or has no text.
 */
export function recognise(bytes: Uint8Array, { password }: RecogniseOptions = {}): Promise<PdfStructure> {
  return withPdf(bytes, password, async (document) => {
    const read = await readPages(document);
    const gutters = read.map(({ items }) => gutterOf(items));
    const common = commonGutter(gutters);
    const pages = read.map(
      (page, at): PdfPage => ({
        width: page.width,
        height: page.height,
        lines: linesOf(page, gutters[at] ?? common),
      }),
    );
    if (
      !pages.some(({ lines }) =>
        lines.some(({ runs }) => runs.some(({ text }) => /[\p{L}\p{N}]/u.test(text))),
      )
    )
      throw withoutText(read);
    return structureOf(pages, read);
  });
}

async function readPages(document: PDFDocumentProxy): Promise<ReadPage[]> {
  if (document.numPages > maxPages)
    throw new PdfRefused('tooLarge', `the file has ${document.numPages} pages, more than ${maxPages}`);
  const pages: ReadPage[] = [];
  const failed: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    // A damaged page leaves the others as they are, and stays as an empty one, so that pages are counted as a viewer does.
    const page = await document.getPage(number).catch(() => undefined);
    const read = page && (await readPage(page).catch(() => undefined));
    if (read === undefined) failed.push(number);
    pages.push(read ?? { width: 0, height: 0, items: [], turned: [], pictures: [], rules: [] });
    page?.cleanup();
  }
  if (failed.length === pages.length)
    throw new PdfRefused('damaged', 'the file is damaged: none of its pages can be read');
  return pages;
}

/** A scan covers its page with a picture. */
function withoutText(pages: readonly ReadPage[]): PdfRefused {
  const isScan = pages.some(({ width, height, pictures }) =>
    pictures.some((area) => (area.right - area.left) * (area.bottom - area.top) > 0.4 * width * height),
  );
  return isScan
    ? new PdfRefused(
        'scanWithoutText',
        'the pages are pictures without text: recognise their text (OCR) first',
      )
    : new PdfRefused('noText', 'the file has no text');
}

function structureOf(pages: PdfPage[], drawings: readonly Drawing[]): PdfStructure {
  const recognised = elementsOf(
    pages,
    drawings.map(({ pictures }): Area[] => pictures),
    (page) => drawings[page - 1]?.rules ?? [],
  );
  const elements = recognised.map((element): PdfElement => ({ ...element, boxes: boxesOf(pages, element) }));
  return { pages, elements };
}
