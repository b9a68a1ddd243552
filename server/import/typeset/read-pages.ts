import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from './boxes.ts';

/** Reads typeset pages for tests. */
export type Word = { text: string; x: number; y: number };

export const openPdf = (pdf: Uint8Array) => getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;

/** The words of each page with their positions. */
export const readWords = async (pdf: Uint8Array): Promise<Word[][]> => {
  const document = await openPdf(pdf);
  const pages: Word[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const height = page.view[3] ?? 0;
    const words: Word[] = [];
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      words.push({
        text: item.str,
        x: item.transform[4] as number,
        y: height - (item.transform[5] as number),
      });
    }
    pages.push(words);
  }
  return pages;
};

/** Spaces are not compared, since the layout of the page changes them. */
export const squeezed = (words: string): string => words.replace(/[\s\u00a0\u200b]+/g, '');
export const wordsIn = (page: readonly Word[] | undefined, box: Box): string =>
  squeezed(
    (page ?? [])
      .filter((it) => it.y >= box.top && it.y <= box.bottom && it.x >= box.left - 0.5 && it.x <= box.right)
      .map((it) => it.text)
      .join(''),
  );
