import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPart } from '#core/contract/change-files.ts';
import { type TestPlace, testDatabases } from '#server/testing/databases.ts';
import { runScript } from '#server/testing/processes.ts';
import {
  fileOf,
  type KillMoment,
  killMoments,
  openForFiles,
  uploadNumber,
} from '#server/testing/uploading-process.ts';

/** A server that uploads a file after the other until it is killed. */
const program = `
  import { openForFiles, uploadNumber } from './server/testing/uploading-process.ts';
  const opened = await openForFiles(JSON.parse(process.env.PLACE));
  for (let number = Number(process.env.FIRST); ; number += 1) await uploadNumber(opened, number, console.log);
`;

/** A server that is killed at a moment of the upload of one file. */
const untilMoment = `
  import { openForFiles, uploadNumber } from './server/testing/uploading-process.ts';
  const opened = await openForFiles(JSON.parse(process.env.PLACE), process.env.MOMENT);
  await uploadNumber(opened, Number(process.env.NUMBER), console.log);
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

  it.each((Object.keys(killMoments) as KillMoment[]).map((moment, index) => [moment, 9001 + index] as const))(
    '%s lists nothing half, and the upload goes on without a byte twice or wrong',
    async (moment, number) => {
      const env = { PLACE: JSON.stringify(at.place), MOMENT: moment, NUMBER: String(number) };
      const { child, ended } = runScript('--input-type=module', ['-e', untilMoment], env);
      const { out } = await ended;
      expect([child.signalCode, out.includes('done')]).toEqual(['SIGKILL', false]);
      const opened = await openForFiles(at.place);
      const { handlers, call, change, organisation, close } = opened;
      try {
        const request = {
          params: { id: change },
          query: { origin: 'domain' as const },
          body: undefined,
          ...call,
        };
        const list = async () =>
          (await handlers.changeFiles(request)).filter(({ name }) => name === `${number}.pdf`);
        const factsOf = async () =>
          (
            await organisation.db
              .selectFrom('change_fact')
              .select('id')
              .where('kind', '=', 'fileAdded')
              .execute()
          ).length;
        const facts = await factsOf();
        expect(await list()).toEqual([]);
        const steps: string[] = [];
        await uploadNumber(opened, number, (step) => steps.push(step));
        // What was confirmed is not sent again: one part before the last one, all of them after it.
        const size = fileOf(number).length;
        const confirmed = moment === 'before the last part is stored' ? uploadPart : size;
        expect(steps).toEqual([`${number} at ${confirmed}`, `${number} done`]);
        const [file, ...others] = await list();
        expect([others, await factsOf()]).toEqual([[], facts + 1]);
        const wholeFile = { params: { id: file?.id ?? '' }, query: {}, body: undefined, ...call };
        const { read } = await handlers.changeFile(wholeFile);
        expect(sha256(await read(0, size))).toBe(sha256(fileOf(number)));
      } finally {
        await close();
      }
    },
  );
});
