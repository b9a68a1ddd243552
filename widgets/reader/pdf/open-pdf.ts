import {
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  PasswordException,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  PDFWorker,
} from 'pdfjs-dist';
import type { PdfFiles } from './pdf-files.ts';
import { type FirstBytes, pieceSize, type Workers } from './prepare-pdf.ts';

export type OpenedPdf = {
  pdf: PDFDocumentProxy;
  /** Whether neither reading nor drawing stands in the way of scrolling. */
  isInBackground: Promise<boolean>;
  /** To be called once the first page is painted; starts the worker that draws the others. */
  startRenderer: () => void;
  close: () => Promise<void>;
};

/** Hands pdf.js the pieces it asks for; a piece that fails ends the whole, for pdf.js would wait for ever. */
class Pieces extends PDFDataRangeTransport {
  readonly #bytes: FirstBytes;

  constructor(bytes: FirstBytes, head: Uint8Array) {
    super(bytes.source.bytes, head);
    this.#bytes = bytes;
  }

  override requestDataRange(begin: number, end: number) {
    const { source, tail, ended } = this.#bytes;
    const isTail = begin === tail.begin && end === source.bytes;
    const read = isTail ? tail.bytes : source.read(begin, end, ended.signal);
    read.then(
      (bytes) => {
        if (!ended.signal.aborted) this.onDataRange(begin, bytes);
      },
      (error: unknown) => ended.abort(error),
    );
  }

  override abort() {
    this.#bytes.ended.abort();
  }
}

/** Opens a PDF over its first bytes with the workers that could be started; without one it runs on the page. */
export async function openPdf(bytes: FirstBytes, workers: Workers, files: PdfFiles): Promise<OpenedPdf> {
  const [head, port] = await Promise.all([bytes.head, workers.reader]);
  const renderer = workers.createRenderer();
  const worker = port ? { worker: PDFWorker.create({ port }) } : {};
  // pdf.js takes these at the moment a document is asked for: left set, another view would get our worker.
  GlobalWorkerOptions.workerSrc = files.worker;
  // Spoken to as to a worker, and only that; the setter would want a real one.
  GlobalWorkerOptions.rendererPorts = [];
  GlobalWorkerOptions.rendererPorts.push(renderer as unknown as Worker);
  const task = getDocument({
    ...(bytes.isWhole ? { data: head } : { range: new Pieces(bytes, head) }),
    ...worker,
    rangeChunkSize: pieceSize,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${files.folder}cmaps/`,
    standardFontDataUrl: `${files.folder}standard_fonts/`,
    // Compiling WebAssembly would need a wider policy than ours and that of strict hosts: the
    // decoders have a form in plain script.
    useWasm: false,
    wasmUrl: `${files.folder}wasm/`,
    enableXfa: false,
    verbosity: 0,
  });
  GlobalWorkerOptions.rendererPorts = [];
  const close = async () => {
    bytes.ended.abort();
    // Already closed, or never opened: nothing is left to free.
    await task.destroy().catch(() => undefined);
  };
  const { signal } = bytes.ended;
  const failed = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  failed.catch(() => undefined);
  try {
    const pdf = await Promise.race([task.promise, failed]);
    const isInBackground = renderer.lives.then((draws) => draws && port !== undefined);
    return { pdf, isInBackground, startRenderer: () => renderer.start(), close };
  } catch (error) {
    void close();
    throw error;
  }
}

/** What to tell the person; what is not about the file itself lies on the way to it. */
export function isLocked(error: unknown): boolean {
  return error instanceof PasswordException;
}

export function isDamaged(error: unknown): boolean {
  return error instanceof InvalidPDFException;
}
