import { ApiError } from '#core/http/api-error.ts';
import type { PdfSource } from '#core/regulations/pdf-source.ts';
import { pdfFiles } from './pdf-files.ts';
import { createPdfScene, type PdfScene } from './pdf-scene.ts';
import { readFirstBytes, startWorkers } from './prepare-pdf.ts';

export type PdfFailure = { kind: 'locked' | 'damaged' | 'away'; error?: ApiError };
export type PdfState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'ready'; scene: PdfScene }
  | { state: 'failed'; failure: PdfFailure };

type PdfSession = {
  loaded: (sourceOf: () => Promise<PdfSource | undefined>) => Promise<PdfState>;
  end: () => void;
};

/** Opens a PDF from wherever its bytes come. What it has begun is ended with it. */
export function createPdfSession(
  folder: string | undefined,
  onLost: (failure: PdfFailure) => void,
  report: (error: unknown, doing: string) => void,
): PdfSession {
  const files = pdfFiles(folder);
  const workers = startWorkers(files);
  // The code of pdf.js loads while the workers start and the first bytes load.
  const code = import('./open-pdf.ts');
  // Its failure is handled where it is awaited; this only prevents an unhandled rejection.
  code.catch(() => undefined);
  let isOver = false;
  let close = async () => {};

  return {
    async loaded(sourceOf) {
      try {
        const source = await sourceOf();
        if (!source) return { state: 'missing' };
        const bytes = readFirstBytes(source);
        close = async () => bytes.ended.abort();
        if (isOver) await close();
        const { openPdf } = await code;
        const opened = await openPdf(bytes, workers, files);
        close = opened.close;
        const scene = await createPdfScene(opened);
        bytes.ended.signal.addEventListener('abort', () => {
          if (!isOver) onLost({ kind: 'away' });
        });
        return { state: 'ready', scene };
      } catch (error) {
        if (isOver) return { state: 'loading' };
        report(error, 'open the PDF');
        return { state: 'failed', failure: await failureOf(error, code) };
      } finally {
        if (isOver) void close();
      }
    },
    end() {
      isOver = true;
      void close().then(workers.stop);
    },
  };
}

/** The failure to display: about the file itself, or about loading it. */
async function failureOf(error: unknown, code: Promise<typeof import('./open-pdf.ts')>): Promise<PdfFailure> {
  if (error instanceof ApiError) return { kind: 'away', error };
  // If the code did not load, the failure is that of loading it.
  const loaded = await code.catch(() => undefined);
  if (loaded?.isLocked(error)) return { kind: 'locked' };
  return { kind: loaded?.isDamaged(error) ? 'damaged' : 'away' };
}
