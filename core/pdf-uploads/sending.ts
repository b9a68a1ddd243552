import { sendInParts } from '../async/send-in-parts.ts';
import { type ChosenFile, createUploadQueue, type Upload, type UploadQueue } from '../async/upload-queue.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import { maxPdfUpload, type PdfUpload, pdfUploadPart } from '../contract/main/pdf-uploads.ts';
import type { Client } from '../http/client.ts';
import { contentHash } from '../lib/content-hash.ts';
import type { Later } from '../lib/later.ts';
import type { Notices } from '../notices.ts';
import { type UploadProblem, uploadProblem } from './pdf-problem.ts';

type MainClient = Client<typeof mainContract>;
type PdfRecord = Parameters<MainClient['uploadPdf']>[0]['body'];
/** What is said of a PDF before and after it was sent. */
export type Description = Omit<PdfRecord, 'upload' | 'name' | 'size' | 'sha256' | 'language'> & {
  language: LanguageCode;
};
/** A PDF on its way to the server. */
export type SentPdf = Upload<Description, UploadProblem>;
export type PdfSending = UploadQueue<Description, UploadProblem>;

type Dependencies = {
  main: Pick<MainClient, 'uploadPdf' | 'uploadPdfPart' | 'deletePdf'>;
  notices: Pick<Notices, 'report' | 'tell'>;
  now: () => number;
  later: Later;
  /** Is told of each PDF that has arrived. */
  onArrived: (upload: PdfUpload) => void;
};

/** Why a file is refused before anything of it is sent, by the same limits as on the server. */
export function refusedAtOnce({ name, size }: Pick<ChosenFile, 'name' | 'size'>): UploadProblem | undefined {
  if (!/\.pdf$/i.test(name)) return { key: 'unsupported' };
  if (size === 0) return { key: 'empty' };
  return size > maxPdfUpload ? { key: 'tooLarge' } : undefined;
}

/** The same by what is in it: a file of another kind that is called a PDF. */
export async function refusedByContent(file: ChosenFile): Promise<UploadProblem | undefined> {
  const problem = refusedAtOnce(file);
  if (problem !== undefined) return problem;
  const beginning = new TextDecoder().decode(new Uint8Array(await file.slice(0, 5).arrayBuffer()));
  return beginning === '%PDF-' ? undefined : { key: 'otherContent' };
}

/** Sends PDFs. Uploads belong to the store, not to a view: they go on when the page is left. */
export function createPdfSending({ main, notices, now, later, onArrived }: Dependencies): PdfSending {
  return createUploadQueue<Description, UploadProblem, PdfUpload>({
    now,
    refusedAtOnce,
    idOfTarget: () => 'pdf',
    send: async ({ file, key: upload, target }, hooks) => {
      const { signal } = hooks;
      const { name, size } = file;
      const body = { ...target, upload, name, size, sha256: await contentHash(file, signal) };
      return sendInParts<PdfUpload>(
        {
          begin: () => main.uploadPdf({ body }, { signal }),
          sendNext: ({ id, offset }) => {
            const content = file.slice(offset, Math.min(offset + pdfUploadPart, size));
            return main.uploadPdfPart({ id, offset, content }, { signal });
          },
          isDone: ({ state }) => state !== 'arriving',
          goneCode: 'UPLOAD_NOT_FOUND',
        },
        { ...hooks, later },
      );
    },
    giveUp: (id) => {
      main.deletePdf({ id }).catch((error) => notices.report(error, 'give an upload up'));
    },
    onStored: (_, upload) => onArrived(upload),
    // Whoever has gone on with something else hears of it too.
    tellArrived: ([first, ...more]) =>
      notices.tell(
        more.length === 0
          ? { kind: 'success', key: 'pdfuploads.uploaded', values: { name: first?.name ?? '' } }
          : { kind: 'success', key: 'pdfuploads.uploadedSeveral', values: { files: more.length + 1 } },
      ),
    onFailed: (name, error) => {
      notices.report(error, 'upload a PDF');
      notices.tell({ kind: 'error', key: 'pdfuploads.notUploaded', values: { name } });
      return uploadProblem(error);
    },
  });
}
