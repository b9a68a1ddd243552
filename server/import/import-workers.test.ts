import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { WorkerLost } from '../lib/worker-pool.ts';
import { encodeSegment } from '../search/index/segment.ts';
import { segmentOf } from '../search/index/store-segment.ts';
import { anArticle, aText } from '../testing/texts.ts';
import { ImportError } from './import-error.ts';
import { createImportWorkers } from './import-workers.ts';
import { inventedAct } from './typeset/invented-act.ts';
import { typeset } from './typeset/typeset.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'regesta-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

const small = { ...inventedAct, units: inventedAct.units.slice(0, 4) };

/** A worker that dies, hangs or exhausts its memory if the title says so, and otherwise returns the title. */
const fragile = (): URL => {
  const file = path.join(folder, 'fragile.mjs');
  writeFileSync(
    file,
    `export async function run({ text: { title } }) {
      if (title === 'die') process.exit(3);
      if (title === 'throw') await new Promise(() => setImmediate(() => { throw new Error('out of paper'); }));
      if (title === 'hang') for (;;);
      if (title === 'eat') for (const all = []; ; ) all.push(new Array(100000).fill(String(all.length)));
      return { done: { title } };
    }`,
  );
  return pathToFileURL(file);
};
const titled = (title: string) => ({ ...small, title });

/** Waits for some work and expects that other tasks of this thread ran more than `count` times meanwhile. */
async function withTurns<T>(work: Promise<T>, count: number): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let rounds = 0;
  for (; !isDone; rounds++) await pause();
  expect(rounds).toBeGreaterThan(count);
  return done;
}

describe('the import workers', () => {
  it('sets texts beside the main thread, to the same bytes', async () => {
    const workers = createImportWorkers();
    const [one, two] = await Promise.all([
      workers.typeset(small),
      workers.typeset({ ...small, language: 'FR' }),
    ]);
    await workers.close();
    const direct = typeset(small);
    expect(Buffer.from(one.pdf).equals(Buffer.from(direct.pdf))).toBe(true);
    expect(one.positions).toEqual(direct.positions);
    expect(Buffer.from(two.pdf).equals(Buffer.from(direct.pdf))).toBe(false);
  });

  it('index a large text beside the main thread, which has turns meanwhile', async () => {
    const sentence = 'Die Bank meldet der Aufsicht jede wesentliche Änderung ihrer Eigenmittel. ';
    const units = Array.from({ length: 40 }, (_, at) => anArticle(String(at + 1), sentence.repeat(5)));
    const large = aText({ units });
    const workers = createImportWorkers({ size: 1 });
    const { segment } = await withTurns(workers.prepare(large), 10);
    await workers.close();
    expect(Buffer.from(segment.content).equals(encodeSegment(segmentOf(7, large)))).toBe(true);
    expect(segment.paragraphs).toBe(40);
  });

  it('names file, line and reason of what cannot be read, and goes on', async () => {
    const file = path.join(folder, 'broken.xml');
    writeFileSync(
      file,
      '<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0">\n<act>\n</akomaNtoso>',
    );
    const workers = createImportWorkers({ size: 1 });
    const refused = await workers.importFile(file, { typeset: false }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ImportError);
    expect(refused).toMatchObject({ file, line: 3 });
    await expect(workers.importFile(path.join(folder, 'absent.xml'))).rejects.toThrow('absent.xml');
    expect((await workers.typeset(small)).pages).toBeGreaterThan(0);
    await workers.close();
  });

  it('opens nothing that is no regular file or too large', async () => {
    const workers = createImportWorkers({ size: 1, largest: 1 });
    const refused = (file: string) =>
      workers.importFile(file, { typeset: false }).catch((error: unknown) => error);
    const device = '/dev/null';
    expect(await refused(device)).toMatchObject({ file: device, reason: 'this is no regular file' });
    expect(await refused(folder)).toMatchObject({ file: folder, reason: 'this is no regular file' });
    const large = path.join(folder, 'large.xml');
    writeFileSync(large, '<a>'.padEnd(1024 * 1024 + 1));
    expect(await refused(large)).toMatchObject({
      reason: 'the file is larger than 1 MB (REGESTA_IMPORT_MAX_MB)',
    });
    await workers.close();
  });

  it('reports the text at which a worker was lost, and sets the others', async () => {
    const times: AbortController[] = [];
    const deadline = () => {
      const time = new AbortController();
      times.push(time);
      return time.signal;
    };
    const workers = createImportWorkers({
      size: 2,
      script: fragile(),
      memory: 300,
      timeoutSeconds: 10,
      deadline,
    });
    const titles = ['a', 'die', 'b', 'throw', 'c', 'hang', 'd', 'eat', 'e'];
    const hanging = titles.indexOf('hang');
    const jobs = titles.map((title) => workers.typeset(titled(title)));
    await Promise.allSettled(jobs.filter((_, at) => at !== hanging));
    // Jobs start in their order, and each has a time limit of its own.
    times[hanging]?.abort();
    const outcomes = await Promise.allSettled(jobs);
    await workers.close();
    expect(outcomes.map((it) => it.status === 'fulfilled')).toEqual(
      titles.map((title) => title.length === 1),
    );
    const reasons = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason as Error] : []));
    for (const reason of reasons) expect(reason).toBeInstanceOf(WorkerLost);
    expect(reasons.map((it) => it.message)).toEqual([
      expect.stringContaining('code 3'),
      expect.stringContaining('out of paper'),
      expect.stringContaining('longer than 10 seconds'),
      expect.stringContaining('more than 300 MB of memory'),
    ]);
  });

  it('refuses what waits when it is closed', async () => {
    const workers = createImportWorkers({ size: 1, script: fragile() });
    const outcomes = Promise.allSettled(['hang', 'a'].map((title) => workers.typeset(titled(title))));
    await workers.close();
    expect((await outcomes).map((it) => it.status)).toEqual(['rejected', 'rejected']);
    await expect(workers.typeset(small)).rejects.toThrow('closed');
  });
});
