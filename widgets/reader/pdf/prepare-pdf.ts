import type { PdfSource } from '#core/regulations/pdf-source.ts';
import type { PdfFiles } from './pdf-files.ts';
import { LazyPort, launchPdfWorker } from './pdf-workers.ts';

/** Size of a requested piece in bytes. */
export const pieceSize = 2 ** 16;
/**
 * Up to this size, one request for the whole file is as fast as pieces, even on slow lines: the first page
 * needs four pieces, and the last two of them one after the other.
 */
const wholeUpTo = 8 * pieceSize;

export type Workers = {
  /**
   * The worker that reads the document; it starts while code and document are still loading. Undefined if
   * refused.
   */
  reader: Promise<Worker | undefined>;
  /** Creates the stand-in for the worker that draws. */
  createRenderer: () => LazyPort;
  stop: () => void;
};

export function startWorkers(files: PdfFiles): Workers {
  const launched = launchPdfWorker(files.worker);
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

/** The bytes needed first: the first piece, and the last one, which contains the directory of a PDF. */
export type FirstBytes = {
  source: PdfSource;
  isWhole: boolean;
  head: Promise<Uint8Array>;
  tail: { begin: number; bytes: Promise<Uint8Array> };
  /** Aborted when the document is closed, or with the error of a failed piece. */
  ended: AbortController;
};

export function readFirstBytes(source: PdfSource): FirstBytes {
  const ended = new AbortController();
  const isWhole = source.bytes <= wholeUpTo;
  const begin = Math.floor(Math.max(0, source.bytes - 1) / pieceSize) * pieceSize;
  const head = source.read(0, isWhole ? source.bytes : pieceSize, ended.signal);
  const tail = isWhole ? head : source.read(begin, source.bytes, ended.signal);
  // Failures are handled where the bytes are awaited.
  for (const each of [head, tail]) each.catch(() => undefined);
  return { source, isWhole, head, tail: { begin, bytes: tail }, ended };
}
