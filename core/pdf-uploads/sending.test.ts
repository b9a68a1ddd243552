import { expect, test } from 'vitest';
import { maxPdfUpload, type PdfUpload, pdfUploadPart } from '../contract/main/pdf-uploads.ts';
import { ApiError } from '../http/api-error.ts';
import { createPdfSending, type Description, refusedAtOnce } from './sending.ts';

const description: Description = {
  title: 'A',
  language: 'DE',
  versionDate: '2025-01-01',
  category: 'other',
  naming: 'act',
};
const aFile = (size: number, name = 'a.pdf') => Object.assign(new Blob([new Uint8Array(size)]), { name });
const lost = () =>
  new ApiError({ kind: 'network', status: 0, code: 'ERR_NETWORK', message: '', server: 'main' });

/** A server that loses the connection once, after it has stored a part. `stuck`: it never answers about that file. */
function start({ refusal, stuck }: { refusal?: string; stuck?: string } = {}) {
  const deleted: string[] = [];
  const arrived: PdfUpload[] = [];
  const messages: string[] = [];
  let losses = 1;
  /** Of each upload what it has of how much. */
  const there = new Map<string, { offset: number; size: number }>();
  const state = (id: string) => {
    const { offset, size } = there.get(id) ?? { offset: 0, size: 0 };
    return { id, offset, size, state: offset === size ? 'waiting' : 'arriving' } as unknown as PdfUpload;
  };
  const sending = createPdfSending({
    main: {
      uploadPdf: async ({ body }) => {
        if (body.name === stuck) await new Promise(() => undefined);
        const offset = there.get(body.upload)?.offset ?? 0;
        there.set(body.upload, { offset, size: Number(body.size) });
        return state(body.upload);
      },
      uploadPdfPart: async ({ id, offset: from, content }) => {
        if (refusal)
          throw new ApiError({ kind: 'rejected', status: 415, code: refusal, message: '', server: 'main' });
        there.set(id, { size: there.get(id)?.size ?? 0, offset: Number(from) + content.size });
        if (losses-- > 0) throw lost();
        return state(id);
      },
      deletePdf: async ({ id }) => {
        deleted.push(id);
        return { id };
      },
    },
    notices: { report: () => undefined, tell: ({ key }) => void messages.push(key) },
    now: () => 1,
    later: (run) => {
      queueMicrotask(run);
      return () => undefined;
    },
    onArrived: (upload) => void arrived.push(upload),
  });
  return { sending, deleted, arrived, messages };
}

test('G1-7q a PDF goes on after a lost connection, and is told when it has arrived', async () => {
  const { sending, arrived, messages } = start();
  sending.add(description, [aFile(2 * pdfUploadPart + 5)]);
  await expect.poll(() => arrived.length).toBe(1);
  expect(sending.$uploads.get()).toEqual([]);
  expect(messages).toEqual(['pdfuploads.uploaded']);
});

test('G1-7q one that is refused says why, and what is given up is deleted on the server', async () => {
  const { sending, deleted, messages } = start({ refusal: 'FILE_CONTENT' });
  sending.add(description, [aFile(10)]);
  await expect.poll(() => sending.$uploads.get()[0]?.state).toBe('failed');
  const [sent] = sending.$uploads.get();
  expect(sent?.problem).toEqual({ key: 'otherContent' });
  expect(messages).toEqual(['pdfuploads.notUploaded']);
  sending.cancel(sent?.key ?? '');
  expect(sending.$uploads.get()).toEqual([]);
  expect(deleted).toEqual([sent?.key]);
});

test('G1-7q limits are those of the server', () => {
  expect(refusedAtOnce({ name: 'a.docx', size: 1 })).toEqual({ key: 'unsupported' });
  expect(refusedAtOnce({ name: 'a.PDF', size: 0 })).toEqual({ key: 'empty' });
  expect(refusedAtOnce({ name: 'a.pdf', size: maxPdfUpload + 1 })).toEqual({ key: 'tooLarge' });
  expect(refusedAtOnce({ name: 'a.pdf', size: maxPdfUpload })).toBeUndefined();
});

test('G1-7q of several PDFs one message says that they have arrived, once none is on its way', async () => {
  const { sending, arrived, messages } = start();
  sending.add(description, [aFile(10), aFile(11), aFile(12), aFile(13)]);
  expect(messages).toEqual([]);
  await expect.poll(() => arrived.length).toBe(4);
  expect(sending.$uploads.get()).toEqual([]);
  expect(messages).toEqual(['pdfuploads.uploadedSeveral']);
});

test('G1-7q what has arrived is told when those that are left are given up', async () => {
  const { sending, arrived, messages } = start({ stuck: 'b.pdf' });
  sending.add(description, [aFile(10), aFile(11, 'b.pdf')]);
  await expect.poll(() => arrived.length).toBe(1);
  expect(messages).toEqual([]);
  sending.cancel(sending.$uploads.get()[0]?.key ?? '');
  expect(messages).toEqual(['pdfuploads.uploaded']);
});
