import { atom, type ReadableAtom } from 'nanostores';
import { sendInParts } from '../async/send-in-parts.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import { maxPdfUpload, type PdfUpload, pdfUploadPart } from '../contract/main/pdf-uploads.ts';
import type { Client } from '../http/client.ts';
import { contentHash, idOf } from '../lib/content-hash.ts';
import type { Later } from '../lib/later.ts';
import { type UploadProblem, uploadProblem } from './pdf-problem.ts';

type MainClient = Client<typeof mainContract>;
type PdfRecord = Parameters<MainClient['uploadPdf']>[0]['body'];
/** What is said of a PDF before and after it was sent. */
export type Description = Omit<PdfRecord, 'upload' | 'name' | 'size' | 'sha256' | 'language'> & {
  language: LanguageCode;
};
/** A file as somebody chose it. */
export type ChosenPdf = Blob & { readonly name: string };

/** A PDF on its way to the server. */
export type SentPdf = {
  key: string;
  name: string;
  size: number;
  /** Bytes that the server has confirmed. */
  sent: number;
  /** `broken`: the connection was lost, and it goes on by itself. */
  state: 'sending' | 'broken' | 'failed';
  /** Why it has failed. */
  problem: UploadProblem | undefined;
};

export type PdfSending = {
  $sent: ReadableAtom<readonly SentPdf[]>;
  send: (file: ChosenPdf, description: Description) => void;
  /** Goes on with one that has failed, where it has stopped. */
  retry: (key: string) => void;
  /** Gives one up, with what the server has of it; or takes one that has failed from the list. */
  cancel: (key: string) => void;
  reset: () => void;
};

type Dependencies = {
  main: Pick<MainClient, 'uploadPdf' | 'uploadPdfPart' | 'deletePdf'>;
  report: (error: unknown, doing: string) => void;
  now: () => number;
  later: Later;
  /** Is told of each PDF that has arrived. */
  onArrived: (upload: PdfUpload) => void;
};
type Own = { file: ChosenPdf; description: Description; controller: AbortController; id?: string };

/** Why a file is refused before anything of it is sent, by the same limits as on the server. */
export function refusedAtOnce({ name, size }: Pick<ChosenPdf, 'name' | 'size'>): UploadProblem | undefined {
  if (!/\.pdf$/i.test(name)) return { key: 'unsupported' };
  if (size === 0) return { key: 'empty' };
  return size > maxPdfUpload ? { key: 'tooLarge' } : undefined;
}

/** Sends PDFs in parts. Uploads belong to the store, not to a view: they go on when the page is left. */
export function createPdfSending({ main, report, now, later, onArrived }: Dependencies): PdfSending {
  const $sent = atom<readonly SentPdf[]>([]);
  const owns = new Map<string, Own>();
  let number = 0;
  const edit = (key: string, fields: Partial<SentPdf>) =>
    $sent.set($sent.get().map((one) => (one.key === key ? { ...one, ...fields } : one)));
  const drop = (key: string) => {
    owns.delete(key);
    $sent.set($sent.get().filter((one) => one.key !== key));
  };

  const run = async (key: string, own: Own): Promise<void> => {
    edit(key, { state: 'sending', problem: undefined });
    try {
      const upload = await sendOne(key, own, { main, later, onState: (fields) => edit(key, fields) });
      drop(key);
      onArrived(upload);
    } catch (error) {
      if (own.controller.signal.aborted) return;
      report(error, 'upload a PDF');
      edit(key, { state: 'failed', problem: uploadProblem(error) });
    }
  };
  return {
    $sent,
    send(file, description) {
      number += 1;
      const { name, size } = file;
      const key = idOf('pdf', name, size, now(), number);
      const own = { file, description, controller: new AbortController() };
      owns.set(key, own);
      $sent.set([...$sent.get(), { key, name, size, sent: 0, state: 'sending', problem: undefined }]);
      void run(key, own);
    },
    retry(key) {
      const own = owns.get(key);
      if (own) void run(key, own);
    },
    cancel(key) {
      const own = owns.get(key);
      own?.controller.abort();
      drop(key);
      // Otherwise it would go after a day.
      if (own?.id) main.deletePdf({ id: own.id }).catch((error) => report(error, 'give an upload up'));
    },
    reset() {
      for (const { controller } of owns.values()) controller.abort();
      owns.clear();
      $sent.set([]);
    },
  };
}

type Sending = Pick<Dependencies, 'main' | 'later'> & { onState: (fields: Partial<SentPdf>) => void };

/** Sends one PDF and says how it goes. */
async function sendOne(key: string, own: Own, { main, later, onState }: Sending): Promise<PdfUpload> {
  const { file, description, controller } = own;
  const { signal } = controller;
  const sha256 = await contentHash(file, signal);
  const body = { ...description, upload: key, name: file.name, size: file.size, sha256 };
  return sendInParts<PdfUpload>(
    {
      begin: () => main.uploadPdf({ body }, { signal }),
      sendNext: ({ id, offset }) => {
        const content = file.slice(offset, Math.min(offset + pdfUploadPart, file.size));
        return main.uploadPdfPart({ id, offset, content }, { signal });
      },
      isDone: ({ state }) => state !== 'arriving',
      goneCode: 'UPLOAD_NOT_FOUND',
    },
    {
      later,
      signal,
      onState: ({ id, offset }) => {
        own.id = id;
        onState({ sent: offset, state: 'sending' });
      },
      onBroken: () => onState({ state: 'broken' }),
    },
  );
}
