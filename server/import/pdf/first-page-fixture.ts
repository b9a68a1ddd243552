import { getDocument, PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Bytes that are fetched at once, as readers do. */
const chunk = 65_536;

/** How many bytes of a file a reader fetches until it has drawn the first page. */
export async function bytesToFirstPage(file: Uint8Array): Promise<number> {
  let fetched = 0;
  class Counting extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      fetched += end - begin;
      this.onDataRange(begin, file.slice(begin, end));
    }
    override abort(): void {
      // Nothing is on its way.
    }
  }
  const task = getDocument({
    range: new Counting(file.length, null),
    rangeChunkSize: chunk,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: 0,
    disableFontFace: true,
  });
  const page = await (await task.promise).getPage(1);
  await page.getTextContent();
  await page.getOperatorList();
  await task.destroy();
  return fetched;
}
