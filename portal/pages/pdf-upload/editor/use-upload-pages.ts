import { useContext, useEffect, useState } from 'react';
import type { Correcting } from '#core/pdf-uploads/correcting.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp } from '#widgets/app-context.tsx';
import { PdfFolder } from '#widgets/reader/pdf/pdf-folder.ts';
import { createPdfSession, type PdfState } from '#widgets/reader/pdf/pdf-session.ts';

/** Opens the file whose pages are drawn, as the reader does, and closes it with the view. */
export function useUploadPages({ upload: { id }, pages, structure }: Correcting): PdfState {
  const [state, setState] = useState<PdfState>({ state: 'loading' });
  const { notices, part } = useApp();
  const store = part(pdfUploads);
  const folder = useContext(PdfFolder);
  const { hash, bytes } = pages;
  const number = structure.pages.length;
  useEffect(() => {
    setState({ state: 'loading' });
    const session = createPdfSession(
      folder,
      (failure) => setState({ state: 'failed', failure }),
      notices.report,
    );
    void session.loaded(async () => store.source(id, { hash, bytes, pages: number })).then(setState);
    return session.end;
  }, [id, hash, bytes, number, folder, notices, store]);
  return state;
}
