import type { Page } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PrintedSheet = {
  /** Its words, each run of spaces as one. */
  words: string;
  pictures: number;
};

/** What comes out of the printer: the sheets of the page as the browser prints it, on A4. */
export async function printedSheets(page: Page): Promise<PrintedSheet[]> {
  const margin = '12mm';
  const bytes = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const sheets: PrintedSheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const { items } = await sheet.getTextContent();
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    const { fnArray } = await sheet.getOperatorList();
    const pictures = fnArray.filter((act) => act === OPS.paintImageXObject).length;
    sheets.push({ words: words.replace(/\s+/g, ' ').trim(), pictures });
  }
  await document.loadingTask.destroy();
  return sheets;
}

/** The sheets on which nothing is printed, by their number. */
export const blankSheets = (sheets: readonly PrintedSheet[]): number[] =>
  sheets.flatMap(({ words, pictures }, at) => (words === '' && pictures === 0 ? [at + 1] : []));
