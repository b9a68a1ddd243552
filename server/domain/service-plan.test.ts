import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { createMainLink } from './main-link.ts';

/** What the main server does with a question for settings: a listener of a real server with a port. */
type Conduct =
  | 'answers'
  | 'slow'
  | 'held back'
  | 'silent'
  | 'fails'
  | 'behind a proxy that does not reach it';

describe.each(testDatabases())('the plan of an organisation on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  let clock = new Date(Date.now() - 3_600_000);
  let conduct: Conduct = 'answers';
  let server: ReturnType<typeof createServer>;
  /** Sends the replies that are held back. */
  const waiting: (() => void)[] = [];
  let port = 0;

  const answer: RequestListener = async (request, response) => {
    if (conduct === 'silent') return;
    // Longer than the two seconds after which an earlier version took the last plan.
    if (conduct === 'slow') await new Promise((next) => setTimeout(next, 2500));
    if (conduct === 'fails' || conduct.startsWith('behind'))
      return void response.writeHead(conduct === 'fails' ? 500 : 502).end('{}');
    const { authorization = '' } = request.headers;
    const reply = await main.app.request(`http://main.test${request.url}`, { headers: { authorization } });
    const text = await reply.text();
    if (conduct === 'held back') await new Promise<void>((next) => waiting.push(next));
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
  };
  const listen = async () => {
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    port = (server.address() as AddressInfo).port;
  };
  const hangUp = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });

  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase, () => clock);
    main = await startMain(database, domain);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });
  beforeEach(async () => {
    conduct = 'answers';
    // Earlier than the main server's clock, since a token from the future is none.
    clock = new Date(Date.now() - 3_600_000);
    await listen();
    const ask = createMainLink({ mainUrl: `http://127.0.0.1:${port}`, now: () => clock });
    // The wait for a server that says nothing is shortened; the one for a slow server is the real one.
    domain.link.ask = (organisation, patience) => ask(organisation, conduct === 'silent' ? 50 : patience);
    await changePlan('changes');
    await plan();
  });
  afterEach(async () => {
    if (server.listening) await hangUp();
  });

  const changePlan = async (name: string) => {
    const owner = main.client(await domain.signIn('musterbank', 'owner'));
    await owner.changePlan({ slug: 'alpina', body: { plan: name } });
  };
  const signedIn = async () => domain.client('alpina', await domain.signIn('alpina', 'reader'));
  const outcome = (call: Promise<unknown>) =>
    call.catch((error: { status: number; code: string }) => `${error.status} ${error.code}`);
  const plan = async () => {
    const reply = await outcome((await signedIn()).servicePlan({}));
    return typeof reply === 'string' ? reply : (reply as { servicePlanName: string }).servicePlanName;
  };
  const later = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };

  it('is the new one at the next call, also where the main server is slow', async () => {
    await changePlan('reading');
    conduct = 'slow';
    expect(await plan()).toBe('reading');
    expect(await (await signedIn()).currentCapabilities({})).toEqual([]);
    expect(await (await signedIn()).servicePlanCanUse({})).toEqual([]);
  });

  it('is the last one for a minute while the main server cannot be reached, and then unknown', async () => {
    await changePlan('reading');
    await hangUp();
    expect(await plan()).toBe('changes');
    later(60);
    expect(await plan()).toBe('changes');
    later(1);
    const client = await signedIn();
    expect(await plan()).toBe('503 PLAN_UNKNOWN');
    expect(await outcome(client.currentCapabilities({}))).toBe('503 PLAN_UNKNOWN');
    expect(await outcome(client.servicePlanCanUse({}))).toBe('503 PLAN_UNKNOWN');
    expect(await client.currentUser({})).toMatchObject({ email: 'reader@alpina.example' });
    expect(await client.statistics({})).toMatchObject({ noOfToDoComments: 0 });
  });

  it('is the new one as soon as the main server can be reached again, and then holds for a minute again', async () => {
    await changePlan('reading');
    await hangUp();
    expect(await plan()).toBe('changes');
    later(61);
    expect(await plan()).toBe('503 PLAN_UNKNOWN');
    await listen();
    expect(await plan()).toBe('reading');
    await hangUp();
    later(600);
    expect(await plan()).toBe('reading');
  });

  it.each<Conduct>(['silent', 'fails'])(
    'is unknown at once where the main server is reached, and %s',
    async (how) => {
      conduct = how;
      expect(await plan()).toBe('503 PLAN_UNKNOWN');
      conduct = 'answers';
      expect(await plan()).toBe('changes');
    },
  );

  it('holds for a minute behind a proxy that does not reach the main server', async () => {
    conduct = 'behind a proxy that does not reach it';
    expect(await plan()).toBe('changes');
    later(61);
    expect(await plan()).toBe('503 PLAN_UNKNOWN');
  });

  it('is not the earlier one again when an old reply comes late', async () => {
    conduct = 'held back';
    const early = plan();
    await expect.poll(() => waiting.length).toBe(1);
    conduct = 'answers';
    await changePlan('reading');
    expect(await plan()).toBe('reading');
    waiting.pop()?.();
    expect(await early).toBe('changes');
    await hangUp();
    expect(await plan()).toBe('reading');
  });

  it('stops nobody from changing what no plan decides, with the languages of the last reply', async () => {
    const client = await signedIn();
    const { id } = await client.currentUser({});
    const rename = (fullName: string) => outcome(client.updateUser({ id, body: { fullName } }));
    conduct = 'silent';
    expect(await rename('Rita Still')).toMatchObject({ fullName: 'Rita Still' });
    await hangUp();
    later(61);
    expect(await plan()).toBe('changes');
    later(61);
    expect(await plan()).toBe('503 PLAN_UNKNOWN');
    expect(await rename('Rita Away')).toMatchObject({ fullName: 'Rita Away' });
  });
});
