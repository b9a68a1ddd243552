import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import { createClient } from '#core/http/client.ts';
import {
  createDatabases,
  embeddedDatabase,
  temporaryFolder,
  testDatabases,
} from '#server/testing/databases.ts';
import { freePort } from '#server/testing/postgres.ts';
import { sessionOf, type startDomain, startMain } from '#server/testing/servers.ts';
import { sessionOn } from '#server/testing/session-on.ts';
import { readSettings } from '../config/settings.ts';
import { samplePassword } from '../domain/sample-organisations.ts';
import { type Listening, listen } from '../http/listen.ts';
import { openDomain } from './start-domain.ts';

type Domain = Awaited<ReturnType<typeof openDomain>>;

/** The domain server as it runs, with its own intervals, and a main server whose port is closed and opened. */
describe.each(testDatabases())('sign-outs while the main server is away, users on $name', (database) => {
  let port: number;
  let settings: ReturnType<typeof readSettings>;
  let domain: Domain;
  let main: Awaited<ReturnType<typeof startMain>>;
  let listening: Listening | undefined;
  let remove: () => Promise<void>;
  const comes = async () => {
    const address = { host: 'localhost', port, variable: 'REGESTA_MAIN_PORT' };
    listening = await listen(main.app.fetch, address);
  };
  const goes = async () => {
    await listening?.close();
    listening = undefined;
  };
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    port = await freePort();
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    if (place.url === undefined) createDatabases(folder, 'domain');
    remove = async () => {
      await removeDatabase();
      removeFolder();
      vi.restoreAllMocks();
    };
    settings = readSettings({
      REGESTA_DATA: folder,
      REGESTA_SAMPLE: 'on',
      DATABASE_URL: place.url,
      REGESTA_MAIN_URL: `http://localhost:${port}`,
    });
    domain = await openDomain(settings);
    const { server } = domain;
    main = await startMain(embeddedDatabase, { server, signIn } as Awaited<ReturnType<typeof startDomain>>);
    await comes();
    domain.startJobs();
  }, 120_000);
  afterEach(async () => {
    await goes();
    await main?.stop();
    await domain?.close();
    await remove();
  });

  const client = (token?: string) =>
    createClient(domainContract, {
      server: 'domain',
      baseUrl: () => `${settings.domainUrl}/musterbank`,
      fetch: async (request) => domain.server.fetch(request),
      token: async () => token,
    });
  const signIn = async (_: string, name = 'reader') => {
    const body = { email: `${name}@musterbank.example`, password: samplePassword };
    return sessionOf(await client().authenticate({ body })).token;
  };
  const onMain = (token: string) => sessionOn(main, token);
  const isOut = (token: string) =>
    vi.waitFor(async () => expect(await onMain(token)).toBe(401), { timeout: 3000, interval: 50 });

  it('reach it with the connection, which is tried every second', async () => {
    const [admin, token] = [await signIn('', 'admin'), await signIn('', 'chat')];
    await goes();
    await client(admin).endSessions({ body: { email: 'chat@musterbank.example' } });
    const next = await signIn('', 'chat');
    // Longer than the first tries.
    await new Promise((resolve) => setTimeout(resolve, 4500));
    expect(await onMain(token)).toBe('accepted');
    await comes();
    await isOut(token);
    expect(await onMain(next)).toBe('accepted');
  }, 60_000);

  it('reach it when the domain server starts again', async () => {
    const [admin, token] = [await signIn('', 'admin'), await signIn('', 'chat')];
    await goes();
    await client(admin).endSessions({ body: { email: 'chat@musterbank.example' } });
    await domain.close();
    await comes();
    expect(await onMain(token)).toBe('accepted');
    domain = await openDomain(settings);
    domain.startJobs();
    await isOut(token);
    expect(await onMain(await signIn('', 'chat'))).toBe('accepted');
  }, 120_000);
});
