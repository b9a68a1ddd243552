import { atom, type ReadableAtom } from 'nanostores';
import type { mainContract } from '../contract/main/main.ts';
import type { PdfCorrection, PdfStructure } from '../contract/main/pdf-structure.ts';
import { maxCorrectionsAtOnce, type PdfUpload } from '../contract/main/pdf-uploads.ts';
import type { Client } from '../http/client.ts';
import { CorrectionError } from '../law/pdf-structure/correction-error.ts';
import { createHistory, type History, sharedLength } from './history.ts';
import { type UploadProblem, uploadProblem } from './pdf-problem.ts';

type MainClient = Pick<Client<typeof mainContract>, 'pdfUploadStructure' | 'correctPdf'>;
type Loaded = Awaited<ReturnType<MainClient['pdfUploadStructure']>>;

export type Correcting = {
  upload: PdfUpload;
  structure: PdfStructure;
  /** The file whose pages are drawn. */
  pages: { hash: string; bytes: number };
  canUndo: boolean;
  canRedo: boolean;
  /** Corrections that are not saved, those that were taken back included. */
  unsaved: number;
  isSaving: boolean;
  problem: UploadProblem | undefined;
};

export type Corrector = {
  $state: ReadableAtom<Correcting>;
  /** Makes a correction; undefined if it cannot be made, which the state then says. */
  correct: (correction: PdfCorrection) => PdfStructure | undefined;
  /** Makes all of them; none, and undefined, if one of them cannot be made, which the state then says. */
  correctAll: (corrections: readonly PdfCorrection[]) => PdfStructure | undefined;
  undo: () => void;
  redo: () => void;
  /** Resolves to whether all is saved. */
  save: () => Promise<boolean>;
  /** Takes over what is known of the upload elsewhere, such as its new state; `isOwn`: this page has changed it. */
  take: (upload: PdfUpload, options?: { isOwn?: boolean }) => void;
};

type Dependencies = { main: MainClient; report: (error: unknown, doing: string) => void };

/**
 * Corrects the structure of one upload. Each correction is made here and, when it is saved, by the server from the same
 * structure; what was taken back is taken back there too.
 */
export function createCorrector(loaded: Loaded, { main, report }: Dependencies): Corrector {
  const history = createHistory(loaded.structure);
  const server = createSavedState(loaded, main, history);
  let isSaving = false;
  let problem: UploadProblem | undefined;
  const stateNow = (): Correcting => ({
    upload: server.upload(),
    structure: history.structure(),
    pages: loaded.shown,
    canUndo: history.canUndo(),
    canRedo: history.canRedo(),
    unsaved: server.unsaved(),
    isSaving,
    problem,
  });
  const $state = atom(stateNow());
  const tell = () => $state.set(stateNow());
  const step = (work: () => void) => {
    work();
    tell();
  };
  const correctAll: Corrector['correctAll'] = (corrections) => {
    try {
      problem = undefined;
      return history.make(corrections);
    } catch (error) {
      if (!(error instanceof CorrectionError)) throw error;
      problem = { key: 'impossible' };
      return undefined;
    } finally {
      tell();
    }
  };
  return {
    $state,
    correct: (correction) => correctAll([correction]),
    correctAll,
    undo: () => step(history.undo),
    redo: () => step(history.redo),
    async save() {
      if (isSaving) return false;
      isSaving = true;
      problem = undefined;
      tell();
      try {
        await server.send(tell);
      } catch (error) {
        report(error, 'save corrections');
        problem = uploadProblem(error);
      }
      isSaving = false;
      tell();
      return problem === undefined && server.unsaved() === 0;
    },
    take(known, { isOwn = false } = {}) {
      if (server.take(known, isOwn)) tell();
    },
  };
}

/** What the server has of the corrections, and how the rest gets there. */
function createSavedState(
  { upload: first, corrections: before }: Loaded,
  main: MainClient,
  history: History,
) {
  let upload = first;
  // The version of what is corrected here. What the list tells may have corrections of somebody else.
  let base = first.version;
  let saved: readonly PdfCorrection[] = [];
  const shared = () => sharedLength(history.corrections(), saved);
  return {
    upload: () => upload,
    unsaved: () => history.corrections().length + saved.length - 2 * shared(),
    take(known: PdfUpload, isOwn: boolean): boolean {
      if (known.version < upload.version) return false;
      if (isOwn && known.version === base + 1) base = known.version;
      upload = known;
      return true;
    },
    async send(onSent: () => void): Promise<void> {
      const now = history.corrections();
      for (let same = shared(); same < now.length || same < saved.length; same = sharedLength(now, saved)) {
        const corrections = now.slice(same, same + maxCorrectionsAtOnce);
        const body = { version: base, keep: before.length + same, corrections };
        upload = await main.correctPdf({ id: upload.id, body });
        base = upload.version;
        saved = now.slice(0, same + corrections.length);
        onSent();
      }
    },
  };
}
