import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, postgresBinaries, startFragilePostgres } from '../testing/postgres.ts';
import { awaitDatabase } from './await-database.ts';

const binaries = postgresBinaries();
const skipped = binaries === undefined ? ', skipped: its binaries are not in /usr/lib/postgresql' : '';

describe('a start without its database', () => {
  let silent: Server | undefined;
  afterEach(() => void silent?.close());

  const begin = (url: string | undefined, seconds: number, ending = new AbortController()) => {
    const logged: string[] = [];
    const log = (message: string) => void logged.push(message);
    const done = awaitDatabase({ databaseUrl: url, databaseStart: seconds }, { signal: ending.signal, log });
    return { done, logged };
  };
  const urlOf = (port: number) => `postgres://regesta:secret@127.0.0.1:${port}/postgres`;

  it('waits for nothing on the embedded database', async () => {
    await begin(undefined, 1).done;
  });

  it('says in one line that it waits, and then why it ends, without the password', async () => {
    const port = await freePort();
    const { done, logged } = begin(urlOf(port), 1);
    const reason = `connect ECONNREFUSED 127.0.0.1:${port}`;
    await expect(done).rejects.toMatchObject({
      name: 'DatabaseAway',
      message: `The database did not answer within 1 seconds (${reason}). Start it, or correct DATABASE_URL.`,
    });
    expect(logged).toEqual([`The database does not answer (${reason}). Waiting 1 seconds for it.`]);
  });

  it('waits for one that takes connections and says nothing, no longer', async () => {
    const server = createServer(() => undefined);
    silent = server;
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const { done, logged } = begin(urlOf(port), 1);
    await expect(done).rejects.toMatchObject({ name: 'DatabaseAway' });
    expect(logged).toHaveLength(1);
  });

  it('ends at once when it is told to stop', async () => {
    const ending = new AbortController();
    const { done } = begin(urlOf(await freePort()), 3600, ending);
    ending.abort(new Error('stopped'));
    await expect(done).rejects.toThrow('stopped');
  });

  describe.skipIf(binaries === undefined)(`on PostgreSQL${skipped}`, () => {
    it('goes on as soon as it is there, and waits for none that refuses', async () => {
      const postgres = await startFragilePostgres(binaries ?? '');
      await begin(postgres.url, 1).done;
      const unknown = begin(postgres.url.replace('/postgres', '/nothing'), 3600);
      await expect(unknown.done).rejects.toThrow('The database refuses: database "nothing" does not exist');
      await postgres.halt();
      const { done, logged } = begin(postgres.url, 3600);
      await expect.poll(() => logged.length).toBe(1);
      await postgres.start();
      await done;
      expect(logged).toHaveLength(1);
      await postgres.stop();
    });
  });
});
