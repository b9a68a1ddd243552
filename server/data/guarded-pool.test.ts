import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresBinaries, type RunningPostgres, startPostgres } from '../testing/postgres.ts';
import { silentable } from '../testing/silent-proxy.ts';
import { type Database, openDatabase } from './database.ts';
import { withoutTimeLimit } from './database-limits.ts';

const binaries = postgresBinaries();
const skipped = binaries === undefined ? ', skipped: its binaries are not in /usr/lib/postgresql' : '';

describe.skipIf(binaries === undefined)(`a connection of a guarded pool${skipped}`, () => {
  let postgres: RunningPostgres;
  let proxy: Awaited<ReturnType<typeof silentable>>;
  let database: Database<Record<never, never>>;
  const logged: string[] = [];
  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '');
    proxy = await silentable(Number(new URL(postgres.url).port));
    database = await openDatabase({
      url: postgres.url.replace(/:\d+\//, `:${proxy.port}/`),
      folder: '',
      limits: { connection: 1000, statement: 1000 },
      log: (message) => void logged.push(message),
    });
  }, 60_000);
  afterAll(async () => {
    proxy?.close();
    await database?.close();
    await postgres?.stop();
  });

  const ask = (db: Kysely<Record<never, never>>) => sql`select 1`.execute(db);
  const answers = () =>
    ask(database.db).then(
      () => true,
      () => false,
    );

  /** Until it is known: a call may fail for its time limit before. */
  const isLost = async () => {
    await expect
      .poll(async () => [await answers(), logged.some((line) => line.includes('it does not answer'))], {
        timeout: 10_000,
      })
      .toEqual([false, true]);
  };

  it('has no statement compiled, however expensive the database thinks that it is', async () => {
    const { rows } = await sql<{ jit: string }>`show jit`.execute(database.db);
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  it.each([
    ['while it is away', false],
    ['when it is back', true],
  ])(
    'that was held as the database was lost takes no statement more, %s',
    async (_, isBack) => {
      const outcome = Promise.withResolvers<unknown>();
      const work = database.db.transaction().execute(async (trx) => {
        await withoutTimeLimit(trx);
        logged.length = 0;
        proxy.fallSilent();
        await isLost();
        if (isBack) {
          proxy.speak();
          await expect.poll(answers, { timeout: 10_000 }).toBe(true);
        }
        const timeout = new Promise((resolve) => setTimeout(() => resolve('it waits'), 3000));
        outcome.resolve(await Promise.race([ask(trx).catch((error: unknown) => error), timeout]));
        throw new Error('whatever comes after it');
      });
      work.catch(outcome.reject);
      expect(await outcome.promise).toMatchObject({ status: 503, code: 'DATABASE_AWAY' });
      // The end of the transaction cannot be sent either.
      await expect(work).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
      proxy.speak();
      await expect.poll(answers, { timeout: 10_000 }).toBe(true);
    },
    40_000,
  );
});
