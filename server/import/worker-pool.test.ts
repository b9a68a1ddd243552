import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { ImportError } from './import-error.ts';
import { inventedAct } from './typeset/invented-act.ts';
import { typeset } from './typeset/typeset.ts';
import { createWorkerPool, WorkerLost } from './worker-pool.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'regesta-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

const small = { ...inventedAct, units: inventedAct.units.slice(0, 4) };

/** A worker that dies, hangs or eats its memory where a title says so, and else answers with the title. */
const fragile = (): URL => {
  const file = path.join(folder, 'fragile.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ text: { title } }) => {
      if (title === 'die') process.exit(3);
      if (title === 'throw') throw new Error('out of paper');
      if (title === 'hang') for (;;);
      if (title === 'eat') for (const all = []; ; ) all.push(new Array(100000).fill(String(all.length)));
      parentPort.postMessage({ done: { title } });
    });`,
  );
  return pathToFileURL(file);
};
const titled = (title: string) => ({ ...small, title });

describe('the worker pool', () => {
  it('sets texts beside the main thread, to the same bytes', async () => {
    const pool = createWorkerPool();
    const [one, two] = await Promise.all([pool.typeset(small), pool.typeset({ ...small, language: 'FR' })]);
    await pool.close();
    const here = typeset(small);
    expect(Buffer.from(one.pdf).equals(Buffer.from(here.pdf))).toBe(true);
    expect(one.positions).toEqual(here.positions);
    expect(Buffer.from(two.pdf).equals(Buffer.from(here.pdf))).toBe(false);
  });

  it('names file, line and reason of what cannot be read, and goes on', async () => {
    const file = path.join(folder, 'broken.xml');
    writeFileSync(
      file,
      '<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0">\n<act>\n</akomaNtoso>',
    );
    const pool = createWorkerPool({ size: 1 });
    const refused = await pool.importFile(file, { typeset: false }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ImportError);
    expect(refused).toMatchObject({ file, line: 3 });
    await expect(pool.importFile(path.join(folder, 'absent.xml'))).rejects.toThrow('absent.xml');
    expect((await pool.typeset(small)).pages).toBeGreaterThan(0);
    await pool.close();
  });

  it('opens nothing that is no regular file or too large', async () => {
    const pool = createWorkerPool({ size: 1, largest: 1 });
    const refused = (file: string) =>
      pool.importFile(file, { typeset: false }).catch((error: unknown) => error);
    const device = '/dev/null';
    expect(await refused(device)).toMatchObject({ file: device, reason: 'this is no regular file' });
    expect(await refused(folder)).toMatchObject({ file: folder, reason: 'this is no regular file' });
    const large = path.join(folder, 'large.xml');
    writeFileSync(large, '<a>'.padEnd(1024 * 1024 + 1));
    expect(await refused(large)).toMatchObject({
      reason: 'the file is larger than 1 MB (REGESTA_IMPORT_MAX_MB)',
    });
    await pool.close();
  });

  it('reports the text at which a worker was lost, and sets the others', async () => {
    const pool = createWorkerPool({ size: 2, script: fragile(), memory: 48, patience: 2 });
    const titles = ['a', 'die', 'b', 'throw', 'c', 'hang', 'd', 'eat', 'e'];
    const outcomes = await Promise.allSettled(titles.map((title) => pool.typeset(titled(title))));
    await pool.close();
    expect(outcomes.map((it) => it.status === 'fulfilled')).toEqual(
      titles.map((title) => title.length === 1),
    );
    const reasons = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason as Error] : []));
    for (const reason of reasons) expect(reason).toBeInstanceOf(WorkerLost);
    expect(reasons.map((it) => it.message)).toEqual([
      expect.stringContaining('code 3'),
      expect.stringContaining('out of paper'),
      expect.stringContaining('no answer within 2 seconds'),
      expect.stringMatching(/memory/),
    ]);
  });

  it('refuses what waits when it is closed', async () => {
    const pool = createWorkerPool({ size: 1, script: fragile() });
    const outcomes = Promise.allSettled(['hang', 'a'].map((title) => pool.typeset(titled(title))));
    await pool.close();
    expect((await outcomes).map((it) => it.status)).toEqual(['rejected', 'rejected']);
    await expect(pool.typeset(small)).rejects.toThrow('closed');
  });
});
