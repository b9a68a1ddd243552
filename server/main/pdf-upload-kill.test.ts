import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlace, testDatabases } from '#server/testing/databases.ts';
import { runScript } from '#server/testing/processes.ts';
import { actOf, openForUploads, publishNumber } from '#server/testing/publishing-process.ts';
import { aMainCaller } from '#server/testing/servers.ts';

/** A server that publishes one PDF after the other until it is killed. */
const program = `
  import { openForUploads, publishNumber } from './server/testing/publishing-process.ts';
  const opened = await openForUploads(JSON.parse(process.env.PLACE), Number(process.env.AFTER));
  for (let number = Number(process.env.FIRST); ; number += 1) await publishNumber(opened, number, console.log);
`;

describe.each(testDatabases())('a server on $name that is killed while PDFs are published', (database) => {
  let at: TestPlace;
  beforeAll(async () => {
    at = await database.start();
  });
  afterAll(() => at?.remove());

  it('G1-7r leaves whole originals, and texts that are published whole or not at all; the next one goes on', async () => {
    let first = 1;
    for (const [after, step] of ['at 1048576', 'arrived', 'ordered'].entries()) {
      const env = { PLACE: JSON.stringify(at.place), FIRST: String(first), AFTER: String(2 * after) };
      const { child, ended, printed } = runScript('--input-type=module', ['-e', program], env);
      await printed(`${first + 1} ${step}`);
      await setTimeout(7 * after);
      child.kill('SIGKILL');
      await ended;
      const opened = await openForUploads(at.place, 2 * after + 1);
      try {
        for (const number of [first, first + 1]) await publishNumber(opened, number);
        const uploads = await opened.list();
        expect(uploads.map(({ name, state }) => `${name} ${state}`).sort()).toEqual(
          Array.from({ length: first + 1 }, (_, index) => `${index + 1}.pdf published`).sort(),
        );
        const texts = await opened.db.selectFrom('regulation').select('source_key').execute();
        expect(texts.map(({ source_key: key }) => key).sort()).toEqual(
          uploads.map(({ id }) => `pdf/${id}`).sort(),
        );
        for (const { id, name, size } of uploads) {
          const request = { params: { id }, query: {}, body: undefined, caller: aMainCaller };
          const file = await opened.handlers.pdfOriginal(request as never);
          const bytes = Buffer.concat([await file.read(0, size - 10), await file.read(size - 10, 10)]);
          expect(bytes.equals(actOf(Number.parseInt(name, 10))), name).toBe(true);
        }
      } finally {
        await opened.close();
      }
      first += 2;
    }
  }, 240_000);
});
