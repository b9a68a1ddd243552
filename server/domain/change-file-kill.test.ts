import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlace, testDatabases } from '#server/testing/databases.ts';
import { runScript } from '#server/testing/processes.ts';
import { fileOf, openForFiles, uploadNumber } from '#server/testing/uploading-process.ts';

/** A server that uploads a file after the other until it is killed. */
const program = `
  import { openForFiles, uploadNumber } from './server/testing/uploading-process.ts';
  const opened = await openForFiles(JSON.parse(process.env.PLACE));
  for (let number = Number(process.env.FIRST); ; number += 1) await uploadNumber(opened, number, console.log);
`;

describe.each(testDatabases())('a server on $name that is killed while files come', (database) => {
  let at: TestPlace;
  beforeAll(async () => {
    at = await database.start();
  });
  afterAll(() => at?.remove());

  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  it('leaves whole files, and uploads that the next one goes on with', async () => {
    let first = 1;
    for (const pause of [0, 4, 9, 15, 22, 40]) {
      const env = { PLACE: JSON.stringify(at.place), FIRST: String(first) };
      const { child, ended, printed } = runScript('--input-type=module', ['-e', program], env);
      await printed(`${first + 1} at 0`);
      await setTimeout(pause);
      child.kill('SIGKILL');
      const { out } = await ended;
      const opened = await openForFiles(at.place);
      const { handlers, call, change, organisation, close } = opened;
      try {
        const list = () =>
          handlers.changeFiles({
            params: { id: change },
            query: { origin: 'domain' },
            body: undefined,
            ...call,
          });
        const listed = await list();
        const said = [...out.matchAll(/^(\d+) done$/gm)].map(([, number]) => `${number}.pdf`);
        // What was said to be done is there, and every file that is there is whole.
        expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(said));
        const last = Number(/(\d+) at/.exec(out.trim().split('\n').at(-1) ?? '')?.[1] ?? first + 1);
        await uploadNumber(opened, last + 1);
        await uploadNumber(opened, last);
        for (const { id, name, size } of await list()) {
          const request = { params: { id }, query: {}, body: undefined, ...call };
          const file = await handlers.changeFile(request);
          const expected = fileOf(Number.parseInt(name, 10));
          const bytes = Buffer.concat([await file.read(0, size - 10), await file.read(size - 10, 10)]);
          expect(sha256(bytes), name).toBe(sha256(expected));
        }
        const unfinished = await organisation.db
          .selectFrom('change_file')
          .select('name')
          .where('uploaded_at', 'is', null)
          .execute();
        expect(unfinished).toEqual([]);
        const names = (await list()).map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        first = last + 2;
      } finally {
        await close();
      }
    }
  });
});
