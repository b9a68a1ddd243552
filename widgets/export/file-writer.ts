import type { FileWriter } from '#core/lib/export-list.ts';
import { type Launched, launchWorker, workerPolicy } from '../launch-worker.ts';
import docxAddress from './docx-worker.ts?worker&url';
import type { FileHead } from './file-kinds.ts';
import type { Book, FromWorker, ToWorker } from './messages.ts';
import xlsxAddress from './xlsx-worker.ts?worker&url';

const addresses = { xlsx: xlsxAddress, docx: docxAddress };
const policy = workerPolicy('regesta-export');

/** Writes a file in a worker, which ends with the signal; in the page itself where that refuses workers. */
export async function createFileWriter<Cell>(file: FileHead, signal: AbortSignal): Promise<FileWriter<Cell>> {
  const launched = launchWorker(addresses[file.kind], policy);
  const writer = launched && (await inWorker<Cell>(launched, file.head, signal));
  return writer ?? inPage((await createBook(file)) as Book<Cell>, signal);
}

async function inWorker<Cell>(
  { worker, lives }: Launched,
  head: object,
  signal: AbortSignal,
): Promise<FileWriter<Cell> | undefined> {
  const send = (message: ToWorker<object, Cell>) => worker.postMessage(message);
  let answer = Promise.withResolvers<FromWorker>();
  // Nobody waits for an answer yet.
  answer.promise.catch(() => undefined);
  const end = () => {
    worker.terminate();
    answer.reject(signal.reason);
  };
  signal.addEventListener('abort', end);
  if (!(await lives)) {
    signal.removeEventListener('abort', end);
    worker.terminate();
    return undefined;
  }
  signal.throwIfAborted();
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => answer.resolve(data);
  worker.onerror = ({ message }) => answer.reject(new Error(message || 'the worker failed'));
  const ask = (message: ToWorker<object, Cell>) => {
    signal.throwIfAborted();
    answer = Promise.withResolvers();
    send(message);
    return answer.promise;
  };
  send({ head });
  return {
    async add(rows) {
      await ask({ rows });
    },
    async finish() {
      try {
        return (await ask({ finish: true })) as ArrayBuffer;
      } finally {
        signal.removeEventListener('abort', end);
        worker.terminate();
      }
    },
  };
}

/** Loads on the page what the worker has. */
async function createBook(file: FileHead) {
  if (file.kind === 'xlsx') return (await import('#core/lib/export-xlsx.ts')).createSheetBook(file.head);
  return (await import('#core/lib/export-docx.ts')).createPaperBook(file.head);
}

/** Rows in parts, with a pause after each of them, in which the page is drawn and takes a click on "Cancel". */
function inPage<Cell>(book: Book<Cell>, signal: AbortSignal): FileWriter<Cell> {
  const pause = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  };
  return {
    async add(rows) {
      book.add(rows);
      await pause();
    },
    async finish() {
      await pause();
      return book.finish();
    },
  };
}
