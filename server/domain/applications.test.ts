import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { domainUrl, mainUrl, portalOrigin, startDomain, startMain } from '#server/testing/servers.ts';

const intranet = 'https://intranet.musterbank.example';
const other = 'https://elsewhere.example';

describe.each(testDatabases())('applications that hand sessions over on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  let clock = new Date();
  let address = 1;
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
    main = await startMain(embeddedDatabase, domain);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const as = async (name: string, slug = 'musterbank') =>
    domain.client(slug, await domain.signIn(slug, name), '203.0.113.1');
  const create = async (origins = [intranet]) => {
    const { application, secret } = await (await as('admin')).createApplication({
      body: { name: 'Intranet', origins },
    });
    return { applicationId: application.id, applicationSecret: secret };
  };
  const exchange = (
    credentials: { applicationId: string; applicationSecret: string },
    {
      email = 'reader@musterbank.example',
      origin = intranet,
      slug = 'musterbank',
      from = '203.0.113.7',
    } = {},
  ) => domain.client(slug, undefined, from).exchangeSession({ body: { ...credentials, email, origin } });
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const waitOf = async (credentials: object, from: string) => {
    const body = { ...credentials, email: 'reader@musterbank.example', origin: intranet };
    const headers = { 'content-type': 'application/json', origin: portalOrigin };
    const url = `${domainUrl}/musterbank/api/v1/Applications/Token`;
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const reply = await domain.server.fetch(request, { address: from });
    const exposed = reply.headers.get('access-control-expose-headers')?.split(',') ?? [];
    return [reply.status, reply.headers.get('retry-after'), exposed.includes('Retry-After')];
  };
  const send = async (url: string, headers: Record<string, string>, method = 'GET', body?: object) => {
    const sent = body && { body: JSON.stringify(body) };
    const request = new Request(url, {
      method,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...sent,
    });
    const { status } = await (url.startsWith(mainUrl)
      ? main.app.fetch(request)
      : domain.server.fetch(request));
    return status;
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const ownUrl = `${domainUrl}/musterbank/api/v1/users/current`;
  const db = () => {
    const organisation = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('no musterbank');
    return organisation.db;
  };
  const lines = () => db().selectFrom('audit').selectAll().orderBy('id').execute();
  const freshAddress = () => `198.51.100.${address++}`;

  it('get a token of a user for ten minutes, with which both servers know the user', async () => {
    const { token, expiresIn } = await exchange(await create());
    const { aud, exp = 0, iat = 0, email } = decodeJwt(token);
    expect([aud, Math.ceil(exp - iat), expiresIn, email]).toEqual([
      ['regesta', intranet],
      600,
      600,
      'reader@musterbank.example',
    ]);
    const headers = { ...bearer(token), origin: intranet };
    expect(await send(ownUrl, headers)).toBe(200);
    expect(await send(`${mainUrl}/api/v1/domain/settings`, headers)).toBe(200);
    const begin = clock;
    clock = new Date(begin.getTime() + 601_000);
    expect(await send(ownUrl, headers)).toBe(401);
    clock = begin;
  });

  it('get one that pages of other origins cannot use, on either server', async () => {
    const { token } = await exchange(await create());
    const law = `${mainUrl}/api/v1/domain/settings`;
    for (const url of [ownUrl, law]) {
      expect(await send(url, { ...bearer(token), origin: other })).toBe(403);
      expect(await send(url, { ...bearer(token), origin: portalOrigin })).toBe(403);
      expect(await send(url, bearer(token))).toBe(403);
      expect(await send(url, { ...bearer(token), 'sec-fetch-site': 'same-origin' })).toBe(403);
    }
    // Pages of the servers' own origin send none with what they read.
    const within = await create([domainUrl]);
    const { token: own } = await exchange(within, { origin: domainUrl });
    expect(await send(ownUrl, { ...bearer(own), 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await send(ownUrl, { ...bearer(own), 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('get one without the rights of administrators', async () => {
    const { token } = await exchange(await create(), { email: 'admin@musterbank.example' });
    expect(decodeJwt(token).roles).toEqual(['READER', 'COMMENT_EDITOR', 'CHANGE_READER', 'CHANGE_EDITOR']);
    const headers = { ...bearer(token), origin: intranet };
    expect(await send(`${domainUrl}/musterbank/api/v1/Applications`, headers)).toBe(403);
    expect(await send(`${domainUrl}/musterbank/api/v1/users`, headers)).toBe(403);
  });

  it('get one that cannot change or remove the account of its user, on either server', async () => {
    const email = 'reader@musterbank.example';
    const { token } = await exchange(await create(), { email });
    const headers = { ...bearer(token), origin: intranet };
    const { sub: id } = decodeJwt(token);
    const domainApi = `${domainUrl}/musterbank/api/v1`;
    const account = `${domainApi}/users/${id}`;
    const passwords = { currentPassword: 'regesta-sample', newPassword: 'Another-one-2' };
    const registered = `${mainUrl}/api/v1/domain/user`;
    const statuses = [
      await send(account, headers, 'PUT', { fullName: 'Somebody Else' }),
      await send(account, headers, 'DELETE'),
      await send(`${account}/password/change`, headers, 'POST', passwords),
      await send(`${domainApi}/UserEmailPreferences`, headers, 'PUT', [1]),
      await send(registered, headers, 'PUT', { email, documentDisplayLanguage: 'FR' }),
      await send(registered, headers, 'DELETE', { email }),
    ];
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await send(ownUrl, headers)).toBe(200);
    const own = bearer(await domain.signIn('musterbank', 'reader'));
    expect(await send(account, own, 'PUT', { fullName: 'Renamed Reader' })).toBe(200);
  });

  it.each([
    ['a wrong secret', { applicationSecret: 'x' }, {}, '401 INVALID_APPLICATION'],
    ['no such application', { applicationId: 'x' }, {}, '401 INVALID_APPLICATION'],
    ['an origin that is not its own', {}, { origin: other }, '403 WRONG_ORIGIN'],
    ['nobody', {}, { email: 'nobody@musterbank.example' }, '403 UNKNOWN_USER'],
    ['a user of another organisation', {}, { email: 'reader@alpina.example' }, '403 UNKNOWN_USER'],
    ['another organisation', {}, { slug: 'alpina' }, '401 INVALID_APPLICATION'],
    ['an address with a path', {}, { origin: `${intranet}/page` }, '400 INVALID_REQUEST'],
  ])('get none for %s', async (_, wrong, given, refused) => {
    const credentials = { ...(await create()), ...wrong };
    expect(await outcome(exchange(credentials, { ...given, from: freshAddress() }))).toBe(refused);
  });

  it('get none for a user who was removed, and a token of theirs ends', async () => {
    const credentials = await create();
    const {
      id: _,
      last_login: __,
      ...like
    } = await db()
      .selectFrom('account')
      .selectAll()
      .where('email', '=', 'reader@musterbank.example')
      .executeTakeFirstOrThrow();
    const email = 'leaver@musterbank.example';
    const row = { ...like, email, roles: JSON.stringify(like.roles) };
    const { id } = await db().insertInto('account').values(row).returning('id').executeTakeFirstOrThrow();
    const { token } = await exchange(credentials, { email });
    await (await as('admin')).deleteUser({ id });
    expect(await send(ownUrl, { ...bearer(token), origin: intranet })).toBe(401);
    expect(await outcome(exchange(credentials, { email }))).toBe('403 UNKNOWN_USER');
  });

  it('get none once they are revoked', async () => {
    const credentials = await create();
    const admin = await as('admin');
    await admin.revokeApplication({ id: credentials.applicationId });
    expect(await outcome(exchange(credentials, { from: freshAddress() }))).toBe('401 INVALID_APPLICATION');
    expect(await outcome(admin.revokeApplication({ id: credentials.applicationId }))).toBe('404 NOT_FOUND');
  });

  it('are told to wait after many wrong secrets, and after many tokens within a minute', async () => {
    const credentials = await create();
    const wrong = { ...credentials, applicationSecret: 'x' };
    const from = freshAddress();
    const outcomes: string[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) outcomes.push(await outcome(exchange(wrong, { from })));
    expect(outcomes[0]).toBe('401 INVALID_APPLICATION');
    expect(outcomes.at(-1)).toBe('429 TOO_MANY_ATTEMPTS');
    // Who has the right secret is not kept out by others who try.
    expect(await outcome(exchange(credentials))).toBe('accepted');
    await db().updateTable('application').set({ exchanges: 600, minute: clock }).execute();
    expect(await outcome(exchange(credentials))).toBe('429 TOO_MANY_EXCHANGES');
    const begin = clock;
    clock = new Date(begin.getTime() + 61_000);
    expect(await outcome(exchange(credentials))).toBe('accepted');
    clock = begin;
  });

  it('are told how many seconds to wait, which pages may read', async () => {
    const credentials = await create();
    const from = freshAddress();
    const begin = clock;
    await db().updateTable('application').set({ exchanges: 600, minute: begin }).execute();
    clock = new Date(begin.getTime() + 15_500);
    expect(await waitOf(credentials, from)).toEqual([429, '45', true]);
    clock = new Date(begin.getTime() + 60_000);
    expect(await waitOf(credentials, from)).toEqual([200, null, true]);
    const wrong = { ...credentials, applicationSecret: 'x' };
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await waitOf(wrong, from)).toEqual([401, null, true]);
    clock = new Date(clock.getTime() + 4000);
    expect(await waitOf(wrong, from)).toEqual([429, '6', true]);
    clock = begin;
  });

  it('keep no secret but its hash, and show it once', async () => {
    const { applicationId, applicationSecret } = await create();
    const row = await db()
      .selectFrom('application')
      .selectAll()
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(applicationSecret);
    const listed = await (await as('admin')).applications({});
    expect(JSON.stringify(listed)).not.toMatch(new RegExp(`${applicationSecret}|${row.secret_hash}`));
    expect(listed.find(({ id }) => id === applicationId)).toEqual({
      id: applicationId,
      name: 'Intranet',
      origins: [intranet],
      createdAt: clock.toISOString(),
      createdBy: 'admin@musterbank.example',
    });
  });

  it('are in the audit log, with every token they got or were refused', async () => {
    const before = (await lines()).length;
    const credentials = await create();
    await exchange(credentials);
    await outcome(exchange(credentials, { origin: other }));
    await outcome(exchange(credentials, { email: 'nobody@musterbank.example' }));
    await outcome(exchange({ ...credentials, applicationSecret: 'x' }, { from: freshAddress() }));
    await outcome(exchange({ ...credentials, applicationId: 'unknown' }, { from: freshAddress() }));
    await (await as('admin')).revokeApplication({ id: credentials.applicationId });
    const recorded = (await lines())
      .slice(before)
      .filter(({ action }) => /^(?:APPLICATION|SESSION)_/.test(action))
      .map(({ action, actor, subject, detail }) => [action, actor, subject, detail]);
    const admin = 'admin@musterbank.example';
    const reader = 'reader@musterbank.example';
    expect(recorded).toEqual([
      ['APPLICATION_CREATED', admin, 'Intranet', { origins: [intranet] }],
      ['SESSION_EXCHANGED', reader, null, { application: 'Intranet', origin: intranet }],
      ['SESSION_REFUSED', null, reader, { application: 'Intranet', reason: 'origin' }],
      ['SESSION_REFUSED', null, 'nobody@musterbank.example', { application: 'Intranet', reason: 'user' }],
      ['SESSION_REFUSED', null, null, { application: 'Intranet', reason: 'credentials' }],
      ['SESSION_REFUSED', null, null, { reason: 'credentials' }],
      ['APPLICATION_REVOKED', admin, 'Intranet', null],
    ]);
  });

  it('are in the audit log once for each time that they have to wait', async () => {
    const credentials = await create();
    const before = (await lines()).length;
    const wrong = { ...credentials, applicationSecret: 'x' };
    const from = freshAddress();
    for (let attempt = 0; attempt < 13; attempt += 1) await outcome(exchange(wrong, { from }));
    await db().updateTable('application').set({ exchanges: 600, minute: clock }).execute();
    for (let attempt = 0; attempt < 3; attempt += 1) await outcome(exchange(credentials));
    const recorded = (await lines()).slice(before).filter(({ action }) => action === 'SESSION_REFUSED');
    const waits = recorded.filter(({ detail }) => detail?.reason === 'tooManyAttempts');
    expect(waits.map(({ subject, detail }) => [subject, detail])).toEqual([
      [credentials.applicationId, { reason: 'tooManyAttempts' }],
      [null, { application: 'Intranet', reason: 'tooManyAttempts' }],
    ]);
    await db().updateTable('application').set({ exchanges: 0 }).execute();
  });

  it('may call from their pages', async () => {
    await create(['https://open.musterbank.example']);
    const preflight = async (origin: string) => {
      const request = new Request(ownUrl, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
      return (await domain.server.fetch(request)).headers.get('access-control-allow-origin');
    };
    expect(await preflight('https://open.musterbank.example')).toBe('https://open.musterbank.example');
    expect(await preflight(other)).toBeNull();
  });

  it('are fifty at most, also when many are made at the same moment', async () => {
    await db().deleteFrom('application').execute();
    const admin = await as('admin');
    const body = { name: 'Intranet', origins: [intranet] };
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, () => outcome(admin.createApplication({ body }))),
    );
    const refused = outcomes.filter((one) => one !== 'accepted');
    expect(refused).toEqual(Array.from({ length: 10 }, () => '409 TOO_MANY_APPLICATIONS'));
    expect(await admin.applications({})).toHaveLength(50);
    await db().deleteFrom('application').execute();
    await create();
  });

  it('cannot be made by a token for pages, nor without an administrator', async () => {
    const body = { name: 'x', origins: [intranet] };
    const { token } = await exchange(await create(), { email: 'admin@musterbank.example' });
    const url = `${domainUrl}/musterbank/api/v1/Applications`;
    expect(await send(url, { ...bearer(token), origin: intranet }, 'POST', body)).toBe(403);
    expect(await outcome((await as('reader')).createApplication({ body }))).toBe('403 FORBIDDEN');
    expect(await outcome(domain.client('musterbank').applications({}))).toBe('401 UNAUTHORISED');
  });
});
