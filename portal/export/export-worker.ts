import { createSheetBook, type SheetBook } from '#core/lib/export-xlsx.ts';
import type { ToWorker } from './to-worker.ts';

/** Runs in a worker of its own, so that the page is not held up while the file is made. */
let book: SheetBook | undefined;
self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ('sheet' in data) book = createSheetBook(data.sheet);
  else if ('rows' in data) book?.add(data.rows);
  else {
    const file = await book?.finish();
    self.postMessage(file, { transfer: file ? [file] : [] });
  }
};
/** The page hears of errors, but not of rejections. */
self.onunhandledrejection = ({ reason }) => {
  throw reason;
};
