import type { PdfSource } from '#core/regulations/pdf-source.ts';
import type { PdfFiles } from './pdf-files.ts';
import { LazyPort, launchWorker } from './pdf-workers.ts';

/** How much is asked for at once. */
export const pieceSize = 2 ** 16;
/**
 * Up to this size one request is as quick as asking for pieces, on slow lines too: the first page takes
 * four pieces, the last two of them one after the other.
 */
const wholeUpTo = 8 * pieceSize;

export type Workers = {
  /** Reads the document: boots while code and document are still on their way; undefined if refused. */
  reader: Promise<Worker | undefined>;
  /** Where the one that draws will be. */
  createRenderer: () => LazyPort;
  stop: () => void;
};

export function startWorkers(files: PdfFiles): Workers {
  const launched = launchWorker(files.worker);
  let renderer: LazyPort | undefined;
  const living = async () => ((await launched?.lives) ? launched?.worker : undefined);
  return {
    reader: living(),
    createRenderer() {
      renderer ??= new LazyPort(files.renderer);
      return renderer;
    },
    stop() {
      launched?.worker.terminate();
      renderer?.terminate();
    },
  };
}

/** The bytes every reading begins with: the first piece, and the last, where a PDF keeps its directory. */
export type FirstBytes = {
  source: PdfSource;
  isWhole: boolean;
  head: Promise<Uint8Array>;
  tail: { begin: number; bytes: Promise<Uint8Array> };
  /** Aborted when the document is closed, or with the error when a piece failed. */
  ended: AbortController;
};

export function readFirstBytes(source: PdfSource): FirstBytes {
  const ended = new AbortController();
  const isWhole = source.bytes <= wholeUpTo;
  const begin = Math.floor(Math.max(0, source.bytes - 1) / pieceSize) * pieceSize;
  const head = source.read(0, isWhole ? source.bytes : pieceSize, ended.signal);
  const tail = isWhole ? head : source.read(begin, source.bytes, ended.signal);
  // Whoever waits for them hears of a failure.
  for (const each of [head, tail]) each.catch(() => undefined);
  return { source, isWhole, head, tail: { begin, bytes: tail }, ended };
}
