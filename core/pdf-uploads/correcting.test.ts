import { expect, test } from 'vitest';
import type { PdfCorrection } from '../contract/main/pdf-structure.ts';
import { maxCorrectionsAtOnce, type PdfUpload } from '../contract/main/pdf-uploads.ts';
import { ApiError } from '../http/api-error.ts';
import { createCorrector } from './correcting.ts';
import { aStructure } from './structure-fixture.ts';

const anUpload: PdfUpload = {
  id: 'u',
  name: 'a.pdf',
  size: 1,
  offset: 1,
  title: 'A',
  language: 'DE',
  versionDate: '2025-01-01',
  category: 'other',
  naming: 'act',
  state: 'recognised',
  version: 1,
  uploadedBy: 'a@b.example',
  uploadedAt: '2026-01-01T00:00:00Z',
};

test('makes all of several corrections, or none of them', () => {
  const { corrector } = start();
  const lines = [1, 2].map((line) => ({ page: 1, line, from: 0, to: 10 }));
  const emptied = lines.map((at): PdfCorrection => ({ do: 'setWords', element: 'e2', ...at, words: '' }));
  expect(corrector.correctAll(emptied.toReversed())).toBeUndefined();
  expect(corrector.$state.get()).toMatchObject({
    structure: aStructure(),
    unsaved: 0,
    canUndo: false,
    problem: { key: 'impossible' },
  });
  expect(corrector.correctAll(emptied.slice(0, 1))?.elements[1]?.spans).toHaveLength(1);
  expect(corrector.$state.get()).toMatchObject({ unsaved: 1, canUndo: true, problem: undefined });
});

/** A server that has some corrections already, and keeps those that it is sent. */
function start() {
  const stored: PdfCorrection[] = [{ do: 'ignore', element: 'e9' }];
  const server = { upload: anUpload, stored, sent: [] as number[], refuses: false };
  const corrector = createCorrector(
    {
      upload: anUpload,
      structure: aStructure(),
      corrections: stored.slice(),
      shown: { hash: 'h', bytes: 1 },
    },
    {
      report: () => undefined,
      main: {
        pdfUploadStructure: () => Promise.reject(new Error('not asked')),
        correctPdf: async ({ body }) => {
          if (server.refuses || body.version !== server.upload.version)
            throw new ApiError({
              kind: 'rejected',
              status: 409,
              code: 'VERSION_CONFLICT',
              message: '',
              server: 'main',
            });
          server.sent.push(body.corrections.length);
          server.stored = [
            ...server.stored.slice(0, Number(body.keep)),
            ...(body.corrections as PdfCorrection[]),
          ];
          server.upload = { ...server.upload, version: server.upload.version + 1 };
          return server.upload;
        },
      },
    },
  );
  return { corrector, server };
}

const number = (value: string): PdfCorrection => ({ do: 'setNumber', element: 'e1', number: value });
const numbers = (stored: readonly PdfCorrection[]) =>
  stored.map((one) => (one.do === 'setNumber' ? one.number : one.do));

test('G1-7p corrections are made at once, saved behind those of before, and taken back after they were saved', async () => {
  const { corrector, server } = start();
  const state = () => corrector.$state.get();
  corrector.correct(number('2'));
  corrector.correct(number('3'));
  expect(state()).toMatchObject({ unsaved: 2, canUndo: true, canRedo: false });
  expect(state().structure.elements[0]?.number).toBe('3');
  expect(await corrector.save()).toBe(true);
  expect(numbers(server.stored)).toEqual(['ignore', '2', '3']);
  corrector.undo();
  corrector.undo();
  expect(state()).toMatchObject({ unsaved: 2, canUndo: false, canRedo: true });
  corrector.redo();
  corrector.correct(number('4'));
  expect(state()).toMatchObject({ unsaved: 2, canRedo: false });
  expect(await corrector.save()).toBe(true);
  expect(numbers(server.stored)).toEqual(['ignore', '2', '4']);
  corrector.undo();
  corrector.undo();
  await corrector.save();
  expect(numbers(server.stored)).toEqual(['ignore']);
  expect(state().unsaved).toBe(0);
});

test('G1-7p many corrections are sent in parts, each behind the last one', async () => {
  const { corrector, server } = start();
  const all = Array.from({ length: maxCorrectionsAtOnce + 5 }, (_, at) => String(at + 1));
  for (const one of all) corrector.correct(number(one));
  expect(await corrector.save()).toBe(true);
  expect(server.sent).toEqual([maxCorrectionsAtOnce, 5]);
  expect(numbers(server.stored)).toEqual(['ignore', ...all]);
});

test('corrections of somebody else, of which the list tells, are never overwritten', async () => {
  const { corrector, server } = start();
  corrector.correct(number('2'));
  server.stored = [...server.stored, number('9')];
  server.upload = { ...anUpload, version: 2 };
  corrector.take(server.upload);
  expect(await corrector.save()).toBe(false);
  expect(corrector.$state.get()).toMatchObject({ unsaved: 1, problem: { key: 'conflict' } });
  expect(server.stored).toEqual([{ do: 'ignore', element: 'e9' }, number('9')]);
});

test('what the page itself has changed of the upload is no conflict', async () => {
  const { corrector, server } = start();
  corrector.correct(number('2'));
  server.upload = { ...anUpload, version: 2, title: 'B' };
  corrector.take(server.upload, { isOwn: true });
  expect(await corrector.save()).toBe(true);
});

test('G1-7p what cannot be made or saved is said, and nothing is lost', async () => {
  const { corrector, server } = start();
  expect(corrector.correct({ do: 'merge', element: 'e1' })).toBeUndefined();
  expect(corrector.$state.get()).toMatchObject({ unsaved: 0, problem: { key: 'impossible' } });
  corrector.correct(number('2'));
  server.refuses = true;
  expect(await corrector.save()).toBe(false);
  expect(corrector.$state.get()).toMatchObject({ unsaved: 1, problem: { key: 'conflict' }, isSaving: false });
  // What is told of the upload by the list counts if it is newer.
  corrector.take({ ...anUpload, version: 7, state: 'published' });
  corrector.take({ ...anUpload, version: 3 });
  expect(corrector.$state.get().upload).toMatchObject({ version: 7, state: 'published' });
});
