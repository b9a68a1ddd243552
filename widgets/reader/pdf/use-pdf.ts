import { useStore } from '@nanostores/react';
import { useContext, useEffect, useState } from 'react';
import { ApiError } from '#core/http/api-error.ts';
import type { Reading } from '#core/regulations/reading-types.ts';
import { useApp } from '../../app-context.tsx';
import { pdfFiles } from './pdf-files.ts';
import { PdfFolder } from './pdf-folder.ts';
import { createPdfScene, type PdfScene } from './pdf-scene.ts';
import { readFirstBytes, startWorkers } from './prepare-pdf.ts';

export type PdfFailure = { kind: 'locked' | 'damaged' | 'away'; error?: ApiError };
export type PdfState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'ready'; scene: PdfScene }
  | { state: 'failed'; failure: PdfFailure };

type Session = { loaded: (source: Reading) => Promise<PdfState>; end: () => void };

/** Opens the PDF of the displayed text, closes it with the view, and opens it again on `retry`. */
export function usePdf(reading: Reading): PdfState & { retry: () => void } {
  const [shown, setShown] = useState<PdfState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { notices } = useApp();
  const folder = useContext(PdfFolder);
  const info = useStore(reading.$info);
  const hash = info.state === 'ready' ? (info.value.pdf?.hash ?? 'none') : undefined;

  useEffect(() => {
    if (info.state === 'idle') void reading.loadInfo();
    if (info.state === 'failed') setShown({ state: 'failed', failure: { kind: 'away', error: info.error } });
  }, [info, reading]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same document again
  useEffect(() => {
    setShown({ state: 'loading' });
    const session = createSession(
      folder,
      (failure) => setShown({ state: 'failed', failure }),
      notices.report,
    );
    if (hash !== undefined) void session.loaded(reading).then(setShown);
    return session.end;
  }, [hash, reading, folder, notices, attempt]);

  return {
    ...shown,
    retry() {
      if (info.state === 'failed') void reading.loadInfo();
      setShown({ state: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}

function createSession(
  folder: string | undefined,
  onLost: (failure: PdfFailure) => void,
  report: (error: unknown, doing: string) => void,
): Session {
  const files = pdfFiles(folder);
  const workers = startWorkers(files);
  // The code of pdf.js loads while the workers start and the first bytes load.
  const code = import('./open-pdf.ts');
  // Its failure is handled where it is awaited; this only prevents an unhandled rejection.
  code.catch(() => undefined);
  let isOver = false;
  let close = async () => {};

  return {
    async loaded(reading) {
      try {
        const source = await reading.pdfSource();
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
