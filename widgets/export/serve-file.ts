import type { Book, FromWorker, ToWorker } from './messages.ts';

/** Makes a file in a worker of its own, so that the page is not held up meanwhile. */
export function serveFile<Head, Cell>(create: (head: Head) => Book<Cell>): void {
  let book: Book<Cell> | undefined;
  const say = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
  self.onmessage = async ({ data }: MessageEvent<ToWorker<Head, Cell>>) => {
    if ('head' in data) book = create(data.head);
    else if ('rows' in data) {
      book?.add(data.rows);
      say('added');
    } else {
      const file = await book?.finish();
      if (file) say(file, [file]);
    }
  };
  // The page hears of errors, but not of rejections.
  self.onunhandledrejection = ({ reason }) => {
    throw reason;
  };
  say('ready');
}
