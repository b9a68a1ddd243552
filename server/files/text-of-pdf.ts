import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TakenText } from './taken-text.ts';

/** Takes the text of a PDF, page after page. Scripts in it are not run, and nothing is fetched for it. */
export async function takeTextOfPdf(bytes: Uint8Array, taken: TakenText): Promise<void> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
  });
  try {
    const document = await task.promise;
    for (let number = 1; number <= document.numPages && !taken.isFull(); number += 1) {
      const page = await document.getPage(number);
      for (const item of (await page.getTextContent()).items)
        if ('str' in item) taken.add(item.hasEOL ? `${item.str}\n` : item.str);
      taken.add('\n');
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}
