import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bytesToFirstPage } from './first-page-fixture.ts';
import { lines, pdfOf, words } from './own-pdf-fixture.ts';
import { createPdfWorkers } from './pdf-workers.ts';
import { preparePdf } from './prepare.ts';
import { recognise } from './recognise.ts';

const workers = createPdfWorkers();
afterAll(() => workers.close());

/** Bytes that the first page of 400 may need. */
const budget = 250 * 1024;
const data = path.resolve(import.meta.dirname, '../../../../shared/data');
const present = existsSync(data);
const where = present ? '' : ' (skipped: ../shared/data is not there)';

test('G1-5a the first page of 400 needs at most 250 KB of a prepared file, and all pages are the same', async () => {
  const pages = Array.from({ length: 400 }, (_, page) => [
    words(50, 60, `Art. ${page + 1}`, 10, 'bold'),
    lines(
      50,
      80,
      Array.from(
        { length: 12 },
        (__, at) => `Zeile ${at} der Seite ${page}: ${(page * 7919 + at * 104729) % 99991}`,
      ),
    ),
  ]);
  const original = pdfOf(...pages);
  const before = Uint8Array.from(original);
  const copy = await workers.prepare(original);
  expect(copy).toBeDefined();
  expect(await bytesToFirstPage(original)).toBeGreaterThan(budget);
  expect(await bytesToFirstPage(copy ?? original)).toBeLessThanOrEqual(budget);
  // The original stays as it is, byte for byte.
  expect(original).toEqual(before);
}, 120_000);

test('G1-5b what cannot be copied as it is stays as it is', async () => {
  expect(await preparePdf(new TextEncoder().encode('no PDF'))).toBeUndefined();
  expect(await workers.prepare(new Uint8Array(201 * 1024 * 1024))).toBeUndefined();
});

describe.skipIf(!present)(`G1-5c real files${where}`, () => {
  test.each(['fedlex-pdf/Synopse_ARV1_de.pdf', 'fedlex-pdf/AS-2005-1241_de.pdf'])(
    'the copy of %s is recognised as the original is',
    async (name) => {
      const original = Uint8Array.from(readFileSync(path.join(data, name)));
      const copy = await preparePdf(original);
      expect(copy).toBeDefined();
      const structure = await recognise(copy ?? original);
      expect(structure).toEqual(await recognise(original));
    },
    120_000,
  );
});
