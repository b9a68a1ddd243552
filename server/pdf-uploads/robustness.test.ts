import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { uploadPdf } from '#server/testing/pdf-uploads.ts';
import { createImportWorkers } from '../import/import-workers.ts';
import { createPdfWorkers } from '../import/pdf/pdf-workers.ts';
import {
  bytesOf,
  files,
  filesWithText,
  passwords,
  present,
  where,
} from '../import/pdf/robustness-fixture.ts';
import { workOffUploads } from './work-off-uploads.ts';

/** `npm run proof -- pdf` takes all files through the queue; `npm test` some, chosen by the seed. */
const isLong = process.env.REGESTA_PDF === 'long';
const seed = Number(process.env.REGESTA_SEED ?? 1);
const sample = 5;

function chosen(): string[] {
  if (isLong) return files();
  const [names = []] = fc.sample(fc.shuffledSubarray(files(), { minLength: sample, maxLength: sample }), {
    numRuns: 1,
    seed,
  });
  return [...new Set([...names, ...passwords().keys()])];
}

describe.skipIf(!present).each(testDatabases())(
  `G1-3k files that broke viewers, through the queue on $name${where}`,
  (database) => {
    let servers: Awaited<ReturnType<typeof startBoth>>;
    let client: ReturnType<(typeof servers)['main']['client']>;
    const pdf = createPdfWorkers();
    const print = createImportWorkers();
    const work = () =>
      workOffUploads({
        db: servers.main.db,
        pdf,
        print,
        now: () => new Date('2026-05-01T10:00:00Z'),
        signal: new AbortController().signal,
        log: () => undefined,
      });
    const uploadOf = async (id: string) => (await client.pdfUploads({})).find((one) => one.id === id);
    beforeAll(async () => {
      servers = await startBoth(database);
      await servers.main.db.updateTable('domain').set({ plan: 'complete' }).execute();
      const roles = ['READER', 'REGESTA_STATICDB_DATA_ADMIN'] as const;
      client = servers.main.client((await servers.enter('datenpflege', [...roles], 'musterbank')).token);
    });
    afterAll(async () => {
      await servers?.stop();
      await Promise.all([pdf.close(), print.close()]);
    });

    it.each(present ? chosen() : [''])(
      '%s becomes a public text, or what is wrong with it is said',
      async (name) => {
        const description = { name, title: name, shortTitle: '', number: name };
        const { id } = await uploadPdf(client, bytesOf(name), description);
        await work();
        let upload = await uploadOf(id);
        const password = passwords().get(name);
        if (password !== undefined) {
          expect(upload).toMatchObject({ state: 'refused', refusal: 'encrypted' });
          await client.unlockPdf({ id, body: { password } });
          await work();
          upload = await uploadOf(id);
        }
        if (filesWithText.includes(name)) expect(upload?.state).toBe('recognised');
        if (upload?.state === 'refused') return expect(upload.refusal).not.toBe('failed');
        expect(upload?.state).toBe('recognised');
        await client.publishPdf({ id, body: { version: upload?.version ?? 0 } });
        await work();
        const done = await uploadOf(id);
        if (done?.state === 'recognised') return expect(done.problem).toBe('TEXT_EMPTY');
        const regTextId = done?.published?.regTextId ?? '';
        const text = await client.regulationInfo({ regTextId, language: 'DE' });
        expect(text).toMatchObject({ regTextId });
      },
    );
  },
);
