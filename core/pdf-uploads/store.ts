import type { AppPart, PartContext } from '../app-parts.ts';
import { loadedValue } from '../async/loadable.ts';
import { createPreviewedText, type PreviewedText } from '../async/previewed-text.ts';
import { readRange } from '../async/read-range.ts';
import { createResource, type Resource } from '../async/resource.ts';
import { type PdfPreview, type PdfUpload, pdfUploadCalls } from '../contract/main/pdf-uploads.ts';
import type { Unit } from '../contract/main/regulation-text.ts';
import { type PreviewHead, previewHead } from '../contract/main/text-preview.ts';
import { onOtherUser } from '../other-user.ts';
import { type Corrector, createCorrector } from './correcting.ts';
import { isAtWork, type UploadProblem, uploadProblem } from './pdf-problem.ts';
import { createPdfSending, type Description, type PdfSending } from './sending.ts';

/** What is read of the file whose pages are drawn. */
export type PagesSource = {
  hash: string;
  bytes: number;
  pages: number;
  read: (begin: number, end: number, signal?: AbortSignal) => Promise<Uint8Array>;
};

/** What publishing asks whoever wants it: that a text is replaced, that there is no comparison. */
export type Agreed = { replaces: boolean; uncompared: boolean };

export type PdfUploads = {
  $list: Resource<readonly PdfUpload[]>;
  load: () => Promise<void>;
  /** Looks again and again while a server is at work on one of them; what it returns ends that. */
  follow: () => () => void;
  sending: PdfSending;
  /** Each resolves to why nothing was done. */
  describe: (upload: PdfUpload, description: Description) => Promise<UploadProblem | undefined>;
  unlock: (upload: PdfUpload, password: string) => Promise<UploadProblem | undefined>;
  remove: (upload: PdfUpload) => Promise<UploadProblem | undefined>;
  publish: (upload: PdfUpload, agreed: Agreed) => Promise<UploadProblem | undefined>;
  preview: (id: string) => Promise<PdfPreview>;
  /** The text as it would be read if it were published, with the corrections that are saved. */
  text: (id: string) => PreviewedText<Unit, PreviewHead>;
  /** Corrections of an upload, loaded anew unless some are not saved yet. */
  open: (id: string) => Promise<Corrector>;
  /** Forgets what is not saved. */
  forget: (id: string) => void;
  source: (id: string, pages: { hash: string; bytes: number; pages: number }) => PagesSource;
  original: (id: string) => Promise<Blob>;
};

/** Milliseconds between two looks at uploads that a server is at work on. */
const lookAgain = 1500;

function createPdfUploads({ main, notices, session, now, later }: PartContext): PdfUploads {
  const { report } = notices;
  const $list = createResource<readonly PdfUpload[]>(notices);
  const correctors = new Map<string, Corrector>();
  const load = async (unasked = false) => {
    const reply = await $list.load('load the uploads', () => main.pdfUploads({}), { keep: true, unasked });
    if (reply?.state !== 'ready') return;
    for (const upload of reply.value) correctors.get(upload.id)?.take(upload);
  };
  const put = (upload: PdfUpload) => {
    const list = loadedValue($list.get());
    if (list) $list.set({ state: 'ready', value: [upload, ...list.filter(({ id }) => id !== upload.id)] });
    correctors.get(upload.id)?.take(upload, { isOwn: true });
  };
  const attempt: Attempt = async (doing, call) => {
    try {
      const upload = await call();
      if (upload) put(upload);
      return undefined;
    } catch (error) {
      report(error, doing);
      return uploadProblem(error);
    }
  };
  const drop = (id: string) => {
    correctors.delete(id);
    const list = loadedValue($list.get());
    if (list) $list.set({ state: 'ready', value: list.filter((one) => one.id !== id) });
  };
  const sending = createPdfSending({ main, notices, now, later, onArrived: put });
  onOtherUser(session, () => {
    $list.reset();
    sending.reset();
    correctors.clear();
  });
  return {
    $list,
    load: () => load(),
    follow: () => followWork($list, () => load(true), later),
    sending,
    ...actionsOf(main, { attempt, onRemoved: drop }),
    preview: (id) => main.previewPdf({ id }),
    text: textsOf(main, notices),
    async open(id) {
      const known = correctors.get(id);
      if (known && known.$state.get().unsaved > 0) return known;
      const corrector = createCorrector(await main.pdfUploadStructure({ id }), { main, report });
      correctors.set(id, corrector);
      return corrector;
    },
    forget: (id) => void correctors.delete(id),
    source: (id, pages) => ({
      ...pages,
      read: (begin, end, signal) =>
        readRange((options) => main.pdfPages({ id }, options), begin, end, signal),
    }),
    original: (id) => main.pdfOriginal({ id }),
  };
}

/** Texts before they are published. */
const textsOf =
  (main: PartContext['main'], notices: PartContext['notices']): PdfUploads['text'] =>
  (id) =>
    createPreviewedText(
      (window, signal) => main.pdfUploadText({ id, ...window }, { signal }),
      previewHead,
      notices,
    );

type Attempt = (
  doing: string,
  call: () => Promise<PdfUpload | undefined>,
) => Promise<UploadProblem | undefined>;

/** What is done with an upload that has arrived. */
function actionsOf(
  main: PartContext['main'],
  { attempt, onRemoved }: { attempt: Attempt; onRemoved: (id: string) => void },
): Pick<PdfUploads, 'describe' | 'unlock' | 'remove' | 'publish'> {
  return {
    describe: ({ id, version }, description) =>
      attempt('describe an upload', () => main.describePdf({ id, body: { ...description, version } })),
    unlock: ({ id }, password) =>
      attempt('enter the password of a PDF', () => main.unlockPdf({ id, body: { password } })),
    async remove({ id }) {
      const problem = await attempt('delete an upload', async () => {
        await main.deletePdf({ id });
        return undefined;
      });
      if (problem !== undefined && problem.key !== 'gone') return problem;
      onRemoved(id);
      return undefined;
    },
    publish: ({ id, version }, agreed) =>
      attempt('publish an upload', () => main.publishPdf({ id, body: { version, ...agreed } })),
  };
}

/** Asks for the list again and again while a server is at work on one of them, until that is ended. */
function followWork(
  $list: PdfUploads['$list'],
  load: () => Promise<void>,
  later: PartContext['later'],
): () => void {
  let isOver = false;
  const look = async () => {
    if ((loadedValue($list.get()) ?? []).some(isAtWork)) await load();
    if (!isOver) stop = later(() => void look(), lookAgain);
  };
  let stop = later(() => void look(), lookAgain);
  return () => {
    isOver = true;
    stop();
  };
}

/** Loads with the page of uploads. */
export const pdfUploads: AppPart<PdfUploads> = { create: createPdfUploads, calls: pdfUploadCalls };
