import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilities } from '#core/contract/domain/user.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainUrl, portalOrigin, sessionOf, startDomain } from '#server/testing/servers.ts';
import { signToken } from '../auth/tokens.ts';
import { createOrganisation } from './organisation.ts';
import { samplePassword } from './sample-organisations.ts';

describe.each(testDatabases())('domain server on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let clock = new Date('2026-05-01T10:00:00Z');
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
  });
  afterAll(() => domain?.stop());

  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const attempt = (email: string, password: string, slug = 'musterbank') =>
    outcome(domain.client(slug).authenticate({ body: { email, password } }));
  const organisation = (slug: string) => {
    const organisation = domain.server.organisations().find((one) => one.slug === slug);
    if (organisation === undefined) throw new Error(`no ${slug}`);
    return organisation;
  };

  it('signs a user in and knows them by their token', async () => {
    const body = { email: 'Reader@Musterbank.example', password: samplePassword };
    const { token, user } = sessionOf(await domain.client('musterbank').authenticate({ body }));
    expect(user).toMatchObject({
      email: 'reader@musterbank.example',
      roles: ['READER'],
      lastLogin: clock.toISOString(),
    });
    expect(await domain.client('musterbank', token).currentUser({})).toEqual(user);
  });

  it('answers a wrong password and an unknown user alike', async () => {
    expect(await attempt('reader@musterbank.example', 'wrong')).toBe('400 INVALID_CREDENTIALS');
    expect(await attempt('nobody@musterbank.example', samplePassword)).toBe('400 INVALID_CREDENTIALS');
    expect(await attempt('reader@musterbank.example', samplePassword, 'alpina')).toBe(
      '400 INVALID_CREDENTIALS',
    );
    expect(await attempt('no address', 'x')).toBe('400 INVALID_REQUEST');
  });

  it('tells sign-ins beyond those that can wait that it is busy, and goes on', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 80 }, (_, index) => attempt(`reader${index}@musterbank.example`, 'wrong')),
    );
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    expect(count('400 INVALID_CREDENTIALS')).toBeGreaterThanOrEqual(67);
    expect(count('503 BUSY')).toBe(80 - count('400 INVALID_CREDENTIALS'));
    expect(count('503 BUSY')).toBeGreaterThan(0);
    expect(await attempt('reader@musterbank.example', samplePassword)).toBe('accepted');
  });

  it('keeps the organisations apart', async () => {
    const musterbank = await domain.signIn('musterbank');
    expect(await outcome(domain.client('alpina', musterbank).currentUser({}))).toBe('401 UNAUTHORISED');
    // Not even with a token that names the other organisation but is signed by the wrong key.
    const forged = await signToken(
      organisation('musterbank').key,
      {
        userId: 'x',
        email: 'x@alpina.example',
        organisation: 'alpina',
        issuer: `${domainUrl}/alpina`,
        epoch: 0,
        rolesEpoch: 0,
        roles: [],
      },
      () => clock,
    );
    expect(await outcome(domain.client('alpina', forged).currentUser({}))).toBe('401 UNAUTHORISED');
    expect(await outcome(domain.client('nowhere', musterbank).currentUser({}))).toBe('404 NOT_FOUND');
  });

  it('ends a token with its time, its epoch or its user', async () => {
    const { db } = organisation('alpina');
    const state = async (token: string) => outcome(domain.client('alpina', token).currentUser({}));
    const token = await domain.signIn('alpina', 'editor');
    expect(await state(token)).toBe('accepted');
    const before = clock;
    clock = new Date(before.getTime() + 12 * 3_600_000 + 1000);
    expect(await state(token)).toBe('401 UNAUTHORISED');
    clock = before;
    const email = 'editor@alpina.example';
    await db.updateTable('account').set({ epoch: 1 }).where('email', '=', email).execute();
    expect(await state(token)).toBe('401 UNAUTHORISED');
    const next = await domain.signIn('alpina', 'editor');
    expect(await state(next)).toBe('accepted');
    await db.deleteFrom('account').where('email', '=', email).execute();
    expect(await state(next)).toBe('401 UNAUTHORISED');
  });

  it('serves and registers no organisation of the sample where sample mode is off', async () => {
    const real = { slug: 'echt', name: 'Echt AG', emailDomain: 'echt.example', plan: 'reading' } as const;
    await createOrganisation(domain.db, real);
    const server = await domain.withoutSample();
    expect(server.registrations().map(({ slug, sample }) => [slug, sample])).toEqual([['echt', false]]);
    const signIn = (slug: string) =>
      server.fetch(
        new Request(`${domainUrl}/${slug}/api/v1/users/authenticate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: `reader@${slug}.example`, password: samplePassword }),
        }),
      );
    expect((await signIn('musterbank')).status).toBe(404);
    expect(await (await signIn('echt')).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await domain.db.withSchema('domain').deleteFrom('organisation').where('slug', '=', 'echt').execute();
  });

  it.each([
    ['musterbank', 'reader', [...capabilities]],
    ['musterbank', 'chat', [...capabilities]],
    ['alpina', 'reader', ['CAN_SEE_CHANGE', 'CAN_SEE_NEWS', 'CAN_SEE_REG_TEXT_CHANGE']],
    ['alpina', 'chat', ['CAN_SEE_CHANGE', 'CAN_SEE_NEWS', 'CAN_SEE_REG_TEXT_CHANGE']],
  ])('gives %s’s %s what the plan includes, whatever the role', async (slug, name, expected) => {
    const token = await domain.signIn(slug, name);
    expect(await domain.client(slug, token).currentCapabilities({})).toEqual(expected);
  });

  it('registers public keys only, and stays the same over a restart', async () => {
    const before = domain.server.registrations();
    expect(before.map(({ slug, baseUrl, emailDomain }) => [slug, baseUrl, emailDomain])).toEqual([
      ['alpina', `${domainUrl}/alpina`, 'alpina.example'],
      ['musterbank', `${domainUrl}/musterbank`, 'musterbank.example'],
    ]);
    expect(before.map(({ publicKey }) => Object.keys(publicKey))).toEqual([
      ['kty', 'crv', 'x', 'kid'],
      ['kty', 'crv', 'x', 'kid'],
    ]);
    await domain.server.refresh();
    expect(domain.server.registrations()).toEqual(before);
  });

  it('has one key for an organisation that several servers open at once', async () => {
    const fresh = { slug: 'neu', name: 'Neu AG', emailDomain: 'neu.example', plan: 'reading' } as const;
    await createOrganisation(domain.db, fresh);
    const servers = await Promise.all(Array.from({ length: 4 }, () => domain.withoutSample()));
    const keys = servers.map(
      (server) => server.registrations().find(({ slug }) => slug === 'neu')?.publicKey,
    );
    expect(new Set(keys.map((key) => key?.kid)).size).toBe(1);
    const rows = await domain.db
      .withSchema('org_neu')
      .selectFrom('signing_key' as never)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    await domain.db.withSchema('domain').deleteFrom('organisation').where('slug', '=', 'neu').execute();
  });

  it('serves an organisation that was entered since, and no other', async () => {
    const signIn = (slug: string) => attempt(`anna@${slug}.example`, 'wrong', slug);
    expect(await signIn('spaet')).toBe('404 NOT_FOUND');
    const fresh = { slug: 'spaet', name: 'Spät AG', emailDomain: 'spaet.example', plan: 'reading' } as const;
    await createOrganisation(domain.db, fresh);
    expect(await Promise.all([signIn('spaet'), signIn('spaet'), signIn('nirgends')])).toEqual([
      '400 INVALID_CREDENTIALS',
      '400 INVALID_CREDENTIALS',
      '404 NOT_FOUND',
    ]);
    await domain.db.withSchema('domain').deleteFrom('organisation').where('slug', '=', 'spaet').execute();
    await domain.server.refresh();
  });

  it('protects what it says before an organisation is found', async () => {
    for (const path of ['/health', '/nowhere/api/v1/users', '/%00/x', '/']) {
      const { headers } = await domain.server.fetch(new Request(`${domainUrl}${path}`));
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      });
    }
  });

  it('sets no cookie and hears none, so that no page of others speaks for a user', async () => {
    const send = (path: string, init: RequestInit = {}) =>
      domain.server.fetch(new Request(`${domainUrl}/musterbank/api/v1${path}`, init));
    const body = JSON.stringify({ email: 'reader@musterbank.example', password: samplePassword });
    const origin = { origin: portalOrigin };
    const signedIn = await send('/users/authenticate', { method: 'POST', headers: origin, body });
    const { token } = (await signedIn.json()) as { token: string };
    expect(signedIn.headers.get('set-cookie')).toBeNull();
    expect(signedIn.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    expect(signedIn.headers.get('access-control-allow-credentials')).toBeNull();
    const preflight = { 'access-control-request-method': 'PUT' };
    for (const from of [portalOrigin, 'https://evil.example']) {
      const { headers } = await send('/users', {
        method: 'OPTIONS',
        headers: { ...preflight, origin: from },
      });
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBe(from === portalOrigin ? from : null);
    }
    for (const headers of [{ cookie: `token=${token}` }, { authorization: `Basic ${token}` }])
      expect((await send('/users/current', { headers })).status).toBe(401);
    expect((await send(`/users/current?token=${token}&access_token=${token}`)).status).toBe(401);
    const right = await send('/users/current', { headers: { authorization: `Bearer ${token}` } });
    expect([right.status, right.headers.get('set-cookie')]).toEqual([200, null]);
    expect(right.headers.get('cache-control')).toBe('no-store');
  });

  it('stores passwords as argon2id only', async () => {
    const rows = await organisation('musterbank').db.selectFrom('account').select('password_hash').execute();
    for (const { password_hash } of rows)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('has a user for every role', async () => {
    const rows = await organisation('musterbank').db.selectFrom('account').select('roles').execute();
    expect(new Set(rows.flatMap(({ roles }) => roles)).size).toBe(9);
  });
});
