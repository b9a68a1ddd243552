import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../testing/databases.ts';
import { startMainDatabase } from '../testing/main-database.ts';
import { databaseOverChannel, openDatabaseChannel } from './database-channel.ts';
import type { MainDb } from './open-main.ts';

/** Calls `work` with the owner's database and the same database as a worker thread sees it. */
async function withChannel(
  work: (
    owner: MainDb,
    worker: ReturnType<typeof databaseOverChannel>,
    closePort: () => void,
  ) => Promise<void>,
): Promise<void> {
  const { db, stop } = await startMainDatabase(embeddedDatabase);
  const port = openDatabaseChannel(db);
  try {
    await work(db, databaseOverChannel(port), () => port.close());
  } finally {
    port.close();
    await stop();
  }
}

const one = sql<{ one: number }>`select 1 as one`;

describe('the channel to an embedded database', () => {
  it('keeps nobody waiting between the plain statements of a worker', async () => {
    await withChannel(async (owner, worker) => {
      await worker.connection().execute(async (connection) => {
        expect((await one.execute(connection)).rows).toEqual([{ one: 1 }]);
        expect((await one.execute(owner)).rows).toEqual([{ one: 1 }]);
        expect((await one.execute(connection)).rows).toEqual([{ one: 1 }]);
      });
    });
  });

  it('holds the connection for a transaction of the worker, until its end', async () => {
    await withChannel(async (owner, worker) => {
      await sql`create table note (line text)`.execute(owner);
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
      const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
      const transaction = worker.transaction().execute(async (trx) => {
        await sql`insert into note values ('of the worker')`.execute(trx);
        begun();
        await mayEnd;
        await sql`insert into note values ('of the worker, again')`.execute(trx);
      });
      await hasBegun;
      const count = sql<{ lines: number }>`select count(*)::int as lines from note`.execute(owner);
      end();
      await transaction;
      expect((await count).rows).toEqual([{ lines: 2 }]);
    });
  });

  it('rolls back what a worker that ended had begun, and lets others in', async () => {
    await withChannel(async (owner, worker, closePort) => {
      await sql`create table note (line text)`.execute(owner);
      const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
      // The transaction never ends for the worker, which has ended itself.
      void worker.transaction().execute(async (trx) => {
        await sql`insert into note values ('lost')`.execute(trx);
        begun();
        await new Promise(() => undefined);
      });
      await hasBegun;
      closePort();
      const { rows } = await sql`select line from note`.execute(owner);
      expect(rows).toEqual([]);
    });
  });

  it('runs no statement of a transaction whose worker ends while it begins', async () => {
    const { db, stop } = await startMainDatabase(embeddedDatabase);
    await sql`create table note (line text)`.execute(db);
    const { promise: isRolledBack, resolve: rolledBack } = Promise.withResolvers<void>();
    let results = 0;
    // The worker ends before the result of `begin` arrives, which is only passed on after the rollback.
    const endWorker: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        results += 1;
        if (results > 1) rolledBack();
        else port.close();
        await isRolledBack;
        return result;
      },
    };
    const port = openDatabaseChannel(db.withPlugin(endWorker));
    void databaseOverChannel(port)
      .transaction()
      .execute((trx) => sql`insert into note values ('lost')`.execute(trx));
    await isRolledBack;
    await new Promise(setImmediate);
    expect((await sql`select line from note`.execute(db)).rows).toEqual([]);
    await stop();
  });

  it('passes on bytes as they are, and errors with their code', async () => {
    await withChannel(async (_, worker) => {
      const { rows } = await sql<{ bytes: Uint8Array }>`select '\\x0102ff'::bytea as bytes`.execute(worker);
      expect([...(rows[0]?.bytes ?? [])]).toEqual([1, 2, 255]);
      await expect(sql`select * from missing`.execute(worker)).rejects.toMatchObject({ code: '42P01' });
    });
  });
});
