import { useStore } from '@nanostores/react';
import { useContext, useEffect, useState } from 'react';
import type { Reading } from '#core/regulations/reading-types.ts';
import { useApp } from '../../app-context.tsx';
import { PdfFolder } from './pdf-folder.ts';
import { createPdfSession, type PdfState } from './pdf-session.ts';

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
    const session = createPdfSession(
      folder,
      (failure) => setShown({ state: 'failed', failure }),
      notices.report,
    );
    if (hash !== undefined) void session.loaded(() => reading.pdfSource()).then(setShown);
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
