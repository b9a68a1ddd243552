import {
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  PasswordException,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist';
import type { PdfFiles } from './pdf-files.ts';
import { type FirstBytes, pieceSize, type Workers } from './prepare-pdf.ts';

export type OpenedPdf = {
  pdf: PDFDocumentProxy;
  /** Resolves to whether reading and drawing run in workers, so that they do not block scrolling. */
  isInBackground: Promise<boolean>;
  /** Must be called once the first page has been painted; starts the worker that draws the other pages. */
  startRenderer: () => void;
  close: () => Promise<void>;
};

/**
 * Its warnings are about files, which nobody who reads can mend. A worker takes this when it is made, before any
 * document, and not again from the documents that it opens.
 */
const verbosity = VerbosityLevel.ERRORS;

/**
 * Passes the requested pieces to pdf.js. A failed piece ends the document, since pdf.js would wait for it
 * forever.
 */
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

/**
 * Opens a PDF from its first bytes, with the workers that could be started; without workers it runs on the
 * page's thread.
 */
export async function openPdf(bytes: FirstBytes, workers: Workers, files: PdfFiles): Promise<OpenedPdf> {
  const [head, port] = await Promise.all([bytes.head, workers.reader]);
  const renderer = workers.createRenderer();
  const worker = port ? { worker: PDFWorker.create({ port, verbosity }) } : {};
  // pdf.js reads these settings when a document is opened. They are reset, since another view would get this
  // worker.
  GlobalWorkerOptions.workerSrc = files.worker;
  // pdf.js only sends messages to it; the setter would require a real worker, so it is bypassed.
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
    // Compiling WebAssembly needs a wider content security policy than ours and that of strict hosts; pdf.js
    // also has its decoders in plain JavaScript.
    useWasm: false,
    wasmUrl: `${files.folder}wasm/`,
    enableXfa: false,
    verbosity,
  });
  GlobalWorkerOptions.rendererPorts = [];
  const close = async () => {
    bytes.ended.abort();
    // Already closed or never opened: nothing to free.
    await task.destroy().catch(() => undefined);
  };
  const { signal } = bytes.ended;
  const failed = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Its failure is that of the race below; this only prevents an unhandled rejection.
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

/** Whether the PDF needs a password. */
export function isLocked(error: unknown): boolean {
  return error instanceof PasswordException;
}

export function isDamaged(error: unknown): boolean {
  return error instanceof InvalidPDFException;
}
