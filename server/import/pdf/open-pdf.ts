import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfRefused } from './refused.ts';

/** Pictures with more pixels are not decoded: a page of A4 at 600 dots to the inch has 35 million. */
const maxPixels = 40_000_000;

/**
 * Opens a PDF for `work` and closes it after. Scripts in it are not run, and nothing is fetched for it. An encrypted file
 * needs its password, unless it opens without one.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  password: string | undefined,
  work: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    // The library takes the bytes away from whoever hands them over.
    data: Uint8Array.from(bytes),
    ...(password === undefined ? {} : { password }),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: maxPixels,
    // With it fonts keep their names, which tell which of them are bold.
    fontExtraProperties: true,
  });
  try {
    return await work(await task.promise.catch(refuse));
  } finally {
    // Of a file that could not be opened there may be nothing to end.
    await task.destroy().catch(() => undefined);
  }
}

function refuse(error: unknown): never {
  if (error instanceof Error && error.name === 'PasswordException') {
    // 1: it needs a password, 2: it is not this one.
    const isWrong = (error as Error & { code?: number }).code === 2;
    throw isWrong
      ? new PdfRefused('wrongPassword', 'the file is encrypted, and this is not its password')
      : new PdfRefused('encrypted', 'the file is encrypted: enter its password');
  }
  throw new PdfRefused('damaged', `the file is damaged, or no PDF: ${reasonOf(error)}`);
}

/** What the library says, in one line. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replace(/\s+/g, ' ').slice(0, 200);
}
