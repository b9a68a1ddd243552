import { expect, it } from 'vitest';
import { createReadiness, type ReadinessOptions } from './readiness.ts';

const ours = { areOurs: true, isWhole: true };
const never = () => new Promise<never>(() => undefined);

/** Asks once; `peers` are alive where their address says so. */
async function ask(options: Partial<ReadinessOptions> = {}, query = '') {
  const ready = createReadiness({
    findTables: async () => ours,
    peers: () => ['http://alive.test/one'],
    askPeer: async (baseUrl) => baseUrl.includes('alive'),
    patience: 50,
    ...options,
  });
  const reply = await ready(new Request(`http://main.test/ready${query}`));
  const { status, parts } = (await reply.json()) as { status: string; parts: Record<string, string> };
  return [reply.status, status, parts.database, parts.migrations, parts.peer];
}

it.each<[string, Partial<ReadinessOptions>, unknown[]]>([
  ['all is well', {}, [200, 'ready', 'ok', 'ok', 'ok']],
  [
    'the database fails',
    { findTables: () => Promise.reject(new Error('no')) },
    [503, 'not ready', 'away', 'unknown', 'ok'],
  ],
  ['the database says nothing', { findTables: never }, [503, 'not ready', 'away', 'unknown', 'ok']],
  [
    'the tables are of another version',
    { findTables: async () => ({ ...ours, areOurs: false }) },
    [503, 'not ready', 'ok', 'other version', 'ok'],
  ],
  [
    'only a replica answers',
    { findTables: async () => ({ ...ours, isWhole: false }) },
    [200, 'ready', 'partly', 'ok', 'ok'],
  ],
  ['the peer is away', { peers: () => ['http://gone.test'] }, [503, 'not ready', 'ok', 'ok', 'away']],
  [
    'the peer cannot be reached',
    { askPeer: () => Promise.reject(new TypeError('fetch failed')) },
    [503, 'not ready', 'ok', 'ok', 'away'],
  ],
  [
    'one of the peers is away',
    { peers: () => ['http://alive.test/one', 'http://gone.test/two'] },
    [200, 'ready', 'ok', 'ok', 'partly'],
  ],
  ['no peer is known', { peers: () => [] }, [200, 'ready', 'ok', 'ok', 'none']],
])('says what it finds where %s', async (_what, options, expected) => {
  expect(await ask(options)).toEqual(expected);
});

it('leaves out of its verdict what it is told to, and nothing else', async () => {
  const gone = { peers: () => ['http://gone.test'] };
  expect(await ask(gone, '?exclude=peer')).toEqual([200, 'ready', 'ok', 'ok', 'away']);
  expect(await ask(gone, '?exclude=database&exclude=migrations')).toEqual([
    503,
    'not ready',
    'ok',
    'ok',
    'away',
  ]);
  const nothing = { ...gone, findTables: never };
  expect((await ask(nothing, '?exclude=peer'))[0]).toBe(503);
});

it('breaks off a peer that says nothing', async () => {
  const signals: AbortSignal[] = [];
  const silent = (_baseUrl: string, signal: AbortSignal) =>
    new Promise<boolean>((_, reject) => {
      signals.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  expect(await ask({ askPeer: silent })).toEqual([503, 'not ready', 'ok', 'ok', 'away']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('asks one organisation of each domain server', async () => {
  const requested: string[] = [];
  const askPeer = async (baseUrl: string) => {
    requested.push(baseUrl);
    return true;
  };
  const peers = () => ['http://a.test/x/one', 'http://a.test/x/two', 'http://a.test/y/one', 'http://b.test'];
  await ask({ peers, askPeer });
  expect(requested).toEqual(['http://a.test/x/two', 'http://a.test/y/one', 'http://b.test']);
});

it('shares what it has found for a second, however many ask', async () => {
  let [found, time] = [0, 0];
  const ready = createReadiness({
    findTables: async () => {
      found += 1;
      return ours;
    },
    peers: () => [],
    now: () => time,
  });
  const many = () =>
    Promise.all(Array.from({ length: 500 }, () => ready(new Request('http://main.test/ready'))));
  await many();
  time = 999;
  await many();
  expect(found).toBe(1);
  time = 1000;
  await many();
  expect(found).toBe(2);
});
