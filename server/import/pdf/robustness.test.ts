import { mkdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { lines, pdfOf } from './own-pdf-fixture.ts';
import type { MeasuredOutcome } from './pdf-workers.ts';
import { createPdfWorkers } from './pdf-workers.ts';
import { bytesOf, files, filesWithText, passwords, present, where } from './robustness-fixture.ts';

/** `npm run proof -- pdf` reads all files, each in a process of its own; `npm test` some, chosen by the seed. */
const isLong = process.env.REGESTA_PDF === 'long';
const seed = Number(process.env.REGESTA_SEED ?? 1);
const sample = 14;

const workers = createPdfWorkers();
afterAll(() => workers.close());

/** What every file must come to: a structure, or a reason that somebody understands. */
function expectClear(name: string, outcome: MeasuredOutcome): void {
  if (outcome.outcome === 'recognised') expect(outcome.structure.elements.length, name).toBeGreaterThan(0);
  else expect(outcome.message, name).toMatch(/^the (?:file|pages) /);
  if (filesWithText.includes(name)) expect(outcome.outcome, name).toBe('recognised');
}

function chosen(): string[] {
  if (isLong) return files();
  const [names = []] = fc.sample(fc.shuffledSubarray(files(), { minLength: sample, maxLength: sample }), {
    numRuns: 1,
    seed,
  });
  return names;
}

type Row = { name: string; result: string; seconds: string; memory: string };

describe.skipIf(!present)(`G1-3k files that broke viewers${where}`, () => {
  const rows: Row[] = [];
  afterAll(() => {
    if (!isLong) return;
    mkdirSync('dist', { recursive: true });
    const table = rows.map(
      ({ name, result, seconds, memory }) => `| ${name} | ${result} | ${seconds} | ${memory} |`,
    );
    writeFileSync(
      'dist/pdf.md',
      `| file | outcome | seconds | MB |\n|---|---|---|---|\n${table.join('\n')}\n`,
    );
  });

  test.each(present ? chosen() : [''])('%s is indexed, or refused with a reason', async (name) => {
    const own = isLong ? createPdfWorkers() : workers;
    const start = performance.now();
    const outcome = await own.recognise(bytesOf(name));
    const seconds = (performance.now() - start) / 1000;
    if (isLong) await own.close();
    expectClear(name, outcome);
    expect(outcome).not.toMatchObject({ reason: 'failed' });
    const result = outcome.outcome === 'recognised' ? 'indexed' : `${outcome.reason}: ${outcome.message}`;
    rows.push({ name, result, seconds: seconds.toFixed(1), memory: String(outcome.memory ?? '') });
  });

  test('an encrypted file is refused until its password is given', async () => {
    const known = passwords();
    expect(known.size).toBe(3);
    for (const [name, password] of known) {
      expect(await workers.recognise(bytesOf(name)), name).toMatchObject({ reason: 'encrypted' });
      expect(await workers.recognise(bytesOf(name), { password: 'not it' }), name).toMatchObject({
        reason: 'wrongPassword',
      });
      const opened = await workers.recognise(bytesOf(name), { password });
      expect(opened.outcome === 'refused' ? opened.reason : 'indexed', name).toMatch(/^(?:indexed|noText)$/);
    }
  });
});

test('G1-3l a damaged copy of a sound file is read or refused, never anything else', async () => {
  const sound = pdfOf([lines(50, 60, ['Art. 1 Ein Text', 'mit zwei Zeilen.'])], [lines(50, 60, ['Ende.'])]);
  const damage = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 });
  const cut = fc.option(fc.nat(sound.length));
  await fc.assert(
    fc.asyncProperty(damage, cut, async (changes, length) => {
      const bytes = Uint8Array.from(sound);
      for (const [at, value] of changes) bytes[at] = value;
      const file = length === null ? bytes : bytes.subarray(0, length);
      expect(await workers.recognise(file)).not.toMatchObject({ reason: 'failed' });
    }),
    { numRuns: Math.min(60, Number(process.env.REGESTA_PROPERTY_RUNS ?? 60)) },
  );
});
