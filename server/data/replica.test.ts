import { type QueryExecutorProvider, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { storeText } from '../import/store.ts';
import { findMainTables } from '../main/main-tables.ts';
import { openMainServer } from '../process/start-main.ts';
import { readOnly } from '../search/answer/read-only.ts';
import { freePort, postgresBinaries, type RunningPair, startPostgresPair } from '../testing/postgres.ts';
import { silentable } from '../testing/silent-proxy.ts';
import { aPrint, aText } from '../testing/texts.ts';
import { type OpenMain, openMain } from './open-main.ts';

const binaries = postgresBinaries();
const skipped = binaries ? '' : ' (skipped: no binaries in /usr/lib/postgresql, Debian package postgresql)';

/** Waits for a condition; the time limit of the test ends a wait that is too long. */
async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function isReplica(db: QueryExecutorProvider, seconds = 0): Promise<boolean> {
  const { rows } = await sql<{ copies: boolean }>`
    select pg_is_in_recovery() as copies, pg_sleep(${seconds})`.execute(db);
  return rows[0]?.copies === true;
}

describe.skipIf(binaries === undefined)(`a streaming replica${skipped}`, () => {
  let pair: RunningPair;
  const opened: OpenMain[] = [];

  beforeAll(async () => {
    pair = await startPostgresPair(binaries ?? '');
    // Creates the tables before the tests read: at the very first start, the replica does not have them yet.
    await (await openMain({ url: pair.url, folder: '' })).close();
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  afterAll(() => pair?.stop());

  /** Opens the main server's tables with the replica for reads; `logged` are the messages since then. */
  async function open(options: { url?: string; timeoutMilliseconds?: number; maxLag?: number } = {}) {
    const logged: string[] = [];
    const log = (message: string) => void logged.push(message);
    const choice = { url: pair.replicaUrl, log, pause: 100, ...options };
    const main = await openMain({ url: pair.url, folder: '' }, choice);
    opened.push(main);
    return { ...main, logged };
  }
  const openFollowing = async (options?: Parameters<typeof open>[0]) => {
    const main = await open(options);
    await until(() => isReplica(main.read));
    main.logged.length = 0;
    return main;
  };
  const onReplica = async (statement: string) => {
    const client = new pg.Client({ connectionString: pair.replicaUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const languages = async ({ read }: OpenMain) =>
    (await read.selectFrom('text').select('language').orderBy('language').execute()).map(
      ({ language }) => language,
    );

  it('answers reads, refuses writes, and has what was written to the primary when it has caught up', async () => {
    const main = await openFollowing();
    expect(await isReplica(main.db)).toBe(false);
    await expect(main.read.insertInto('setting').values({ name: 'a', value: 'b' }).execute()).rejects.toThrow(
      'read-only transaction',
    );
    await storeText(main.db, aText(), aPrint(), undefined);
    await main.caughtUp();
    expect(await languages(main)).toContain('DE');
  });

  it('does not show yet what it has not received yet', async () => {
    const main = await openFollowing();
    await onReplica('select pg_wal_replay_pause()');
    await storeText(main.db, aText({ language: 'FR' }), aPrint(), undefined);
    expect(await languages(main)).not.toContain('FR');
    await onReplica('select pg_wal_replay_resume()');
    await main.caughtUp();
    expect(await languages(main)).toContain('FR');
  });

  it('is left when it is too far behind, and read again when it has caught up', async () => {
    const main = await openFollowing({ maxLag: 300 });
    await onReplica('select pg_wal_replay_pause()');
    await storeText(main.db, aText({ language: 'IT' }), aPrint(), undefined);
    await until(async () => (await languages(main)).includes('IT'));
    expect(await isReplica(main.read)).toBe(false);
    await onReplica('select pg_wal_replay_resume()');
    await until(() => isReplica(main.read));
    expect(await languages(main)).toContain('IT');
    expect(main.logged).toEqual([
      expect.stringContaining('behind; reads go to the primary'),
      'database replica: it is back; reads go to it again',
    ]);
  });

  it('loses no read when it stops, not even those that it was answering, and is read again when it is back', async () => {
    const main = await openFollowing();
    const alone = isReplica(main.read, 1);
    const together = readOnly(main.read, 10_000, (trx) => isReplica(trx, 1));
    // Waits until both reads have begun.
    await until(async () => {
      const { rows } = await sql<{ busy: number }>`
        select count(*)::int as busy from pg_stat_activity where query like '%pg_sleep%' and state = 'active'`.execute(
        main.read,
      );
      return (rows[0]?.busy ?? 0) >= 3;
    });
    await pair.stopReplica();
    expect(await Promise.all([alone, together])).toEqual([false, false]);
    const reads = await Promise.all(Array.from({ length: 30 }, () => isReplica(main.read)));
    expect(reads).toEqual(Array.from({ length: 30 }, () => false));
    expect(main.logged).toEqual([expect.stringContaining('reads go to the primary until it is back')]);
    await pair.startReplica();
    await until(() => isReplica(main.read));
    expect(main.logged).toHaveLength(2);
  });

  it('is not left when connections break', async () => {
    const main = await openFollowing();
    await onReplica(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query <> '' and backend_type = 'client backend'",
    );
    const reads = Array.from({ length: 20 }, () => main.read.selectFrom('text').select('id').execute());
    await Promise.all(reads);
    expect(await isReplica(main.read)).toBe(true);
    expect(main.logged).toEqual([]);
  });

  it('loses no read when it falls silent', async () => {
    const proxy = await silentable(Number(new URL(pair.replicaUrl).port));
    const url = pair.replicaUrl.replace(/:\d+\//, `:${proxy.port}/`);
    const main = await openFollowing({ url, timeoutMilliseconds: 500 });
    proxy.fallSilent();
    expect(await isReplica(main.read)).toBe(false);
    expect(main.logged).toHaveLength(1);
    proxy.close();
  });

  it('is read by a main server that is told of it', async () => {
    const url = new URL(pair.replicaUrl);
    url.searchParams.set('application_name', 'told');
    const settings = readSettings({
      DATABASE_URL: pair.url,
      DATABASE_URL_READ: url.href,
      REGESTA_SERVERS: 'main',
      REGESTA_SAMPLE: 'off',
    });
    const server = await openMainServer(settings, {
      registerReady: Promise.resolve(),
      signal: new AbortController().signal,
      log: console.error,
    });
    const { read } = await openFollowing();
    // The search index is read in the background at the start.
    await until(async () => {
      const { rows } = await sql`select from pg_stat_activity where application_name = 'told'`.execute(read);
      return rows.length > 0;
    });
    await server.close();
  });

  it('may be away at the start', async () => {
    const main = await open({ url: `postgres://regesta@127.0.0.1:${await freePort()}/postgres` });
    expect(await isReplica(main.read)).toBe(false);
    expect(main.logged).toEqual([expect.stringMatching(/^database replica: .*ECONNREFUSED.*primary/)]);
    await main.caughtUp();
  });

  it('is read while the primary is away', async () => {
    const main = await openFollowing();
    await pair.stopPrimary();
    expect(await isReplica(main.read)).toBe(true);
    await expect(isReplica(main.db)).rejects.toMatchObject({ status: 503, code: 'DATABASE_AWAY' });
    expect(await findMainTables(main)).toEqual({ areOurs: true, isWhole: false });
    await pair.startPrimary();
    expect(main.logged).toEqual([]);
  });

  it('may be the primary itself', async () => {
    const main = await open({ url: pair.url });
    await storeText(main.db, aText({ language: 'EN' }), aPrint(), undefined);
    await main.caughtUp();
    expect(await languages(main)).toContain('EN');
    expect(main.logged).toEqual([]);
  });

  it('is not read before it has every table of this version', async () => {
    const main = await open({ url: pair.replicaUrl.replace('/postgres', '/template1') });
    expect(await isReplica(main.read)).toBe(false);
    expect(main.logged).toEqual([expect.stringContaining('main.migration')]);
  });

  // The last test, since nothing makes the promoted server a replica again.
  it('is left when it is made a primary', async () => {
    const main = await openFollowing();
    await onReplica('select pg_promote()');
    await until(() => main.logged.length > 0);
    expect(main.logged).toEqual([expect.stringContaining('it does not follow the primary any more')]);
    await storeText(main.db, aText({ versionDate: '2031-01-01' }), aPrint(), undefined);
    const { rows } = await sql<{ day: string }>`select max(version_date)::text as day from main.text`.execute(
      main.read,
    );
    expect(rows).toEqual([{ day: '2031-01-01' }]);
  });
});
