import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createReadPool, ReplicaLost } from './read-pool.ts';

const refused = (code: string) => Object.assign(new pg.DatabaseError(`code ${code}`, 0, 'error'), { code });

function fakePool(answer: string) {
  const client = {
    query: vi.fn(async (_sql: string, _values: unknown[]) => ({ rows: [answer] })),
    release: vi.fn(),
    end: vi.fn(() => Promise.resolve()),
  };
  const connect = vi.fn(() => Promise.resolve(client));
  const pool = { connect, end: vi.fn(), options: {} } as unknown as pg.Pool;
  return { client, connect, pool };
}

function pools({ usable = true } = {}) {
  const [replica, primary] = [fakePool('replica'), fakePool('primary')];
  const forget = vi.fn();
  const watch = {
    isUsable: () => usable,
    lost: vi.fn(),
    whenLost: vi.fn((_act: () => void) => forget),
    examine: vi.fn(),
    close: vi.fn(),
  };
  const read = createReadPool({ replica: replica.pool, primary: primary.pool, watch });
  return { replica, primary, watch, forget, read };
}

it('reads from the replica, and leaves the primary alone', async () => {
  const { replica, primary, forget, read } = pools();
  const client = await read.connect();
  expect(await client.query('select 1', [])).toEqual({ rows: ['replica'] });
  client.release();
  expect(primary.connect).not.toHaveBeenCalled();
  expect(replica.client.release).toHaveBeenCalledExactlyOnceWith(false);
  expect(forget).toHaveBeenCalledOnce();
});

it('reads from the primary where the replica cannot be used, and where it does not answer', async () => {
  const away = pools({ usable: false });
  await away.read.connect();
  expect(away.replica.connect).not.toHaveBeenCalled();
  expect(away.primary.connect).toHaveBeenCalledOnce();
  const silent = pools();
  silent.replica.connect.mockRejectedValue(new Error('timeout'));
  await silent.read.connect();
  expect(silent.watch.lost).toHaveBeenCalledOnce();
  expect(silent.primary.connect).toHaveBeenCalledOnce();
});

it.each([
  ['the connection breaks', new Error('Connection terminated unexpectedly'), 1],
  ['a socket breaks', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), 1],
  ['the server ends', refused('57P01'), 1],
  ['a query stands in the way of what comes from the primary', refused('40001'), 0],
])('asks the primary where %s', async (_what, error, examinations) => {
  const { replica, primary, watch, read } = pools();
  replica.client.query.mockRejectedValueOnce(error);
  const client = await read.connect();
  expect(await client.query('select $1', [1])).toEqual({ rows: ['primary'] });
  expect(primary.client.query).toHaveBeenCalledExactlyOnceWith('select $1', [1]);
  expect(await client.query('select 2', [])).toEqual({ rows: ['primary'] });
  expect(watch.examine).toHaveBeenCalledTimes(examinations);
  expect(watch.lost).not.toHaveBeenCalled();
  expect(replica.client.release).toHaveBeenCalledExactlyOnceWith(examinations === 1);
  client.release();
  expect(primary.client.release).toHaveBeenCalledOnce();
});

it.each(['42601', '57014', '25006'])('does not ask twice what the server refused (%s)', async (code) => {
  const { replica, primary, watch, read } = pools();
  replica.client.query.mockRejectedValueOnce(refused(code));
  const client = await read.connect();
  await expect(client.query('select', [])).rejects.toMatchObject(
    code === '57014' ? { code: 'DATABASE_AWAY', cause: { code } } : { code },
  );
  expect(primary.connect).not.toHaveBeenCalled();
  expect(watch.examine).not.toHaveBeenCalled();
});

it('says that the replica was lost within a transaction, since what was read is of no use', async () => {
  const { replica, primary, read } = pools();
  const client = await read.connect();
  await client.query('start transaction isolation level repeatable read read only', []);
  replica.client.query.mockRejectedValueOnce(refused('57P01'));
  await expect(client.query('select 1', [])).rejects.toThrow(ReplicaLost);
  expect(primary.connect).not.toHaveBeenCalled();
  client.release();
  expect(replica.client.release).toHaveBeenCalledExactlyOnceWith(true);
});

it('asks the primary again after a transaction has ended', async () => {
  const { replica, read } = pools();
  const client = await read.connect();
  await client.query('begin', []);
  await client.query('commit', []);
  replica.client.query.mockRejectedValueOnce(refused('57P01'));
  expect(await client.query('select 1', [])).toEqual({ rows: ['primary'] });
});

it('breaks off a query that the replica holds when the replica is lost', async () => {
  const { replica, watch, read } = pools();
  await read.connect();
  watch.whenLost.mock.calls[0]?.[0]();
  expect(replica.client.end).toHaveBeenCalledOnce();
});
