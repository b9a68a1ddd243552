import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import { roles } from '#core/contract/domain/user.ts';
import type { Contract } from '#core/contract/endpoint.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { startBoth, type TestServer, type TestUser } from '../testing/both-servers.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { domainSamples } from '../testing/domain-samples.ts';
import { mainSamples, type SampleRequest, type Samples } from '../testing/main-samples.ts';
import { type FragilePostgres, postgresBinaries, startFragilePostgres } from '../testing/postgres.ts';
import { domainUrl } from '../testing/servers.ts';
import { silentable } from '../testing/silent-proxy.ts';

const binaries = postgresBinaries();
const skipped = binaries === undefined ? ', skipped: its binaries are not in /usr/lib/postgresql' : '';
/** Nobody waits longer for a reply; far less than a call would wait without limits, which is for ever. */
const patience = 12_000;
const timeoutMilliseconds = 120_000;
const limits = { connection: 1000, statement: 1000 };
/** The connections of a pool. */
const connections = 4;
const away = '503 DATABASE_AWAY';
const ending = { body: { email: 'reader@musterbank.example' } };

type Proxy = Awaited<ReturnType<typeof silentable>>;

describe.skipIf(binaries === undefined)(`a PostgreSQL that does not answer${skipped}`, () => {
  let postgres: FragilePostgres;
  let proxy: Proxy;
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let user: TestUser;
  /** A connection that no limit and no proxy concerns. */
  let direct: pg.Client;
  const logged: string[] = [];

  beforeAll(async () => {
    postgres = await startFragilePostgres(binaries ?? '');
    proxy = await silentable(Number(new URL(postgres.url).port));
    const url = postgres.url.replace(/:\d+\//, `:${proxy.port}/`);
    const log = (message: string) => void logged.push(message);
    const start = async () => ({
      place: { url, folder: '', limits, connections, log },
      remove: async () => undefined,
    });
    const both: TestDatabase = { name: 'PostgreSQL', start, lend: start };
    servers = await startBoth(both);
    user = await servers.enter(
      'everything',
      roles.filter((role) => role !== 'ISOLATED_TESTER'),
    );
  }, timeoutMilliseconds);
  afterAll(async () => {
    await servers?.stop();
    proxy?.close();
    await postgres?.stop();
  });
  beforeEach(async () => {
    direct = new pg.Client({ connectionString: postgres.url });
    direct.on('error', () => undefined);
    await direct.connect();
    await recovers();
    logged.length = 0;
  });
  afterEach(() => direct.end().catch(() => undefined));

  const outcome = async (server: TestServer, name: string, request?: SampleRequest) => {
    const contract: Contract = server === 'main' ? mainContract : domainContract;
    const samples: Samples<Contract> = server === 'main' ? mainSamples : domainSamples(user.id);
    const [declared, sample] = [contract[name], samples[name]];
    if (declared === undefined || sample === undefined) throw new Error(`no call ${name}`);
    const headers = { authorization: `Bearer ${user.token}` };
    const { status, code } = await servers.send({ server }, declared, request ?? sample.valid, headers);
    return `${status} ${code}`.trim();
  };
  /** One call of each kind. */
  const kinds = () =>
    Promise.all([
      outcome('main', 'regulation'),
      outcome('main', 'mainSearch'),
      outcome('main', 'glossary'),
      outcome('domain', 'users'),
      outcome('domain', 'updateUser'),
      outcome('domain', 'authenticate'),
    ]);
  /** Reads of all three pools: those of the servers and that of the search. */
  const reads = () =>
    Promise.all([outcome('main', 'regulation'), outcome('main', 'mainSearch'), outcome('domain', 'users')]);
  const recovers = () => expect.poll(reads, { timeout: 30_000 }).toEqual(['200', '200', '200']);

  /** The hash of what is in each table. */
  const contents = async () => {
    const { rows } = await direct.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname ~ '^(main|domain|org_.*)$' order by 1",
    );
    const all: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: hashes } = await direct.query<{ hash: string }>(
        `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash from ${name} t`,
      );
      all[name] = hashes[0]?.hash ?? '';
    }
    return all;
  };

  it.each<[string, () => Promise<void> | void, () => Promise<void> | void]>([
    ['takes connections and says nothing', () => postgres.pause(), () => postgres.resume()],
    ['is behind a network that swallows what is sent', () => proxy.fallSilent(), () => proxy.speak()],
    ['is stopped', () => postgres.halt(), () => postgres.start()],
  ])(
    'is told by every kind of call within seconds where it %s, and answers when it is back',
    async (_how, lose, restore) => {
      await lose();
      const timeout = new Promise<string[]>((resolve) => setTimeout(() => resolve(['late']), patience));
      expect(await Promise.race([kinds(), timeout])).toEqual(Array.from({ length: 6 }, () => away));
      expect(await kinds()).toEqual(Array.from({ length: 6 }, () => away));
      await restore();
      await recovers();
      expect((await kinds()).filter((one) => one.startsWith('5'))).toEqual([]);
      // Two pools: that of each server.
      expect(logged.filter((line) => line.includes('it does not answer'))).toHaveLength(2);
      expect(logged.filter((line) => line === 'database: it is back')).toHaveLength(2);
    },
    timeoutMilliseconds,
  );

  it(
    'is told by every call of both contracts that needs it, of which nothing is stored',
    async () => {
      const before = await contents();
      postgres.pause();
      // A paused server carries out what reached it, a statement as a whole, when it goes on: here these are reads.
      await reads();
      const others: string[] = [];
      for (const [server, contract] of [
        ['main', mainContract],
        ['domain', domainContract],
      ] as const)
        for (const name of Object.keys(contract)) {
          const reply = await outcome(server, name);
          if (reply !== away) others.push(`${name}: ${reply}`);
        }
      const stranger = new Request(`${domainUrl}/unknown/api/v1/policies`);
      const toStranger = await servers.domain.server.fetch(stranger);
      expect([toStranger.status, toStranger.headers.get('retry-after')]).toEqual([503, '2']);
      postgres.resume();
      expect(others).toEqual(['baseUrl: 200', 'knowsBaseUrl: 200']);
      await recovers();
      const after = await contents();
      expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([]);
    },
    timeoutMilliseconds,
  );

  it('ends a call that waits for a lock, of which nothing is stored', async () => {
    const before = await contents();
    await direct.query('begin');
    await direct.query('lock table org_musterbank.audit in access exclusive mode');
    expect(await outcome('domain', 'endSessions', ending)).toBe(away);
    await direct.query('rollback');
    expect(await contents()).toEqual(before);
    expect(await outcome('domain', 'endSessions', ending)).not.toMatch(/^5/);
    expect(logged.join()).toContain('canceling statement due to statement timeout');
  });

  it('has no connection left: calls are told so, and go on when there is one', async () => {
    const { promise: isOver, resolve: release } = Promise.withResolvers<void>();
    const taken = Array.from({ length: connections }, () =>
      servers.main.db.connection().execute(() => isOver),
    );
    expect(await outcome('main', 'regulation')).toBe(away);
    release();
    await Promise.all(taken);
    expect(await outcome('main', 'regulation')).toBe('200');
  });

  it('takes no more connections: those that there are go on', async () => {
    expect(await outcome('main', 'regulation')).toBe('200');
    const { rows } = await direct.query<{ free: number }>(
      "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as free",
    );
    const others: pg.Client[] = [];
    for (let each = 0; each < (rows[0]?.free ?? 0) + 3; each++) {
      const one = new pg.Client({ connectionString: postgres.url });
      one.on('error', () => undefined);
      if (
        await one.connect().then(
          () => true,
          () => false,
        )
      )
        others.push(one);
    }
    expect(await outcome('main', 'regulation')).toBe('200');
    await Promise.all(others.map((one) => one.end()));
  });

  it('ends one connection: the next call has another', async () => {
    await direct.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    await recovers();
    expect(logged.filter((line) => line.includes('it does not answer'))).toEqual([]);
  });
});
