import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { domainUrl, mainUrl, portalOrigin, startDomain, startMain } from '#server/testing/servers.ts';
import { samplePassword } from './sample-organisations.ts';

const intranet = 'https://intranet.musterbank.example';
const bank = `${domainUrl}/musterbank/api/v1`;
type Renewed = { token: string; expiresIn?: number };

describe.each(testDatabases())('a session that was begun on a page of others, on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  let clock = new Date();
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
    main = await startMain(embeddedDatabase, domain);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const send = (
    url: string,
    init: { origin?: string; token?: string; body?: object; method?: string } = {},
  ) => {
    const { origin, token, body, method = body ? 'POST' : 'GET' } = init;
    const request = new Request(url, {
      method,
      headers: {
        ...(origin && { origin }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return url.startsWith(mainUrl) ? main.app.fetch(request) : domain.server.fetch(request);
  };
  const signIn = async (origin?: string, name = 'reader') => {
    const body = { email: `${name}@musterbank.example`, password: samplePassword };
    const reply = await send(`${bank}/users/authenticate`, { ...(origin && { origin }), body });
    return (await reply.json()) as Renewed;
  };
  const renew = (token: string, origin = intranet) =>
    send(`${bank}/users/current/session`, { origin, token, method: 'POST' });
  const renewed = async (token: string) => ((await (await renew(token)).json()) as Renewed).token;
  const outcome = async (reply: Response | Promise<Response>) => {
    const { status } = await reply;
    return status === 200 ? 200 : `${status} ${((await (await reply).json()) as { code: string }).code}`;
  };
  const own = (token: string, origin = intranet) => outcome(send(`${bank}/users/current`, { origin, token }));
  const law = (token: string, origin = intranet) =>
    outcome(send(`${mainUrl}/api/v1/domain/settings`, { origin, token }));
  const later = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000);
  };

  it('ends after an hour without use', async () => {
    const { token, expiresIn } = await signIn(intranet);
    expect(expiresIn).toBe(3600);
    later(59);
    expect([await own(token), await law(token)]).toEqual([200, 200]);
    later(2);
    expect([await own(token), await outcome(renew(token))]).toEqual(['401 UNAUTHORISED', '401 UNAUTHORISED']);
  });

  it('goes on with use for twelve hours, and no longer', async () => {
    const begin = clock;
    let { token } = await signIn(intranet);
    while (clock.getTime() - begin.getTime() < (12 * 60 - 50) * 60_000) {
      later(50);
      expect(await own(token)).toBe(200);
      token = await renewed(token);
    }
    const { exp = 0 } = decodeJwt(token);
    expect(exp * 1000 - begin.getTime()).toBeLessThanOrEqual(12 * 3600_000);
    expect(exp * 1000 - begin.getTime()).toBeGreaterThan(12 * 3600_000 - 2000);
    clock = new Date(exp * 1000);
    expect([await own(token), await outcome(renew(token))]).toEqual(['401 UNAUTHORISED', '401 UNAUTHORISED']);
  });

  it('is one of pages of that origin alone, on both servers', async () => {
    const { token } = await signIn(intranet);
    const next = await renewed(token);
    for (const one of [token, next]) {
      expect([await own(one), await law(one)]).toEqual([200, 200]);
      expect(await own(one, 'https://elsewhere.example')).toBe('403 WRONG_ORIGIN');
      expect(await law(one, 'https://elsewhere.example')).toBe('403 WRONG_ORIGIN');
    }
    expect(await outcome(renew(token, 'https://elsewhere.example'))).toBe('403 WRONG_ORIGIN');
  });

  it('has no rights of administrators and cannot change the account, renewed or not', async () => {
    const { token } = await signIn(intranet, 'admin');
    for (const one of [token, await renewed(token)]) {
      expect(decodeJwt(one).roles).not.toContain('ADMINISTRATOR');
      expect(await outcome(send(`${bank}/Applications`, { origin: intranet, token: one }))).toBe(
        '403 FORBIDDEN',
      );
      const { sub = '' } = decodeJwt(one);
      const body = { currentPassword: samplePassword, newPassword: 'Lampe-Docht-7491-xQ-Schirm' };
      const change = send(`${bank}/users/${sub}/password/change`, { origin: intranet, token: one, body });
      expect(await outcome(change)).toBe('403 FORBIDDEN');
    }
  });

  it('is not renewed once its user has to sign in again', async () => {
    const { token } = await signIn(intranet, 'comments');
    const admin = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
    await admin.endSessions({ body: { email: 'comments@musterbank.example' } });
    expect(await outcome(renew(token))).toBe('401 UNAUTHORISED');
  });

  it.each([
    ['the portal', portalOrigin],
    ['a program', undefined],
  ])('is none for %s, whose session is of twelve hours and not renewed', async (_, origin) => {
    const { token, expiresIn } = await signIn(origin, 'admin');
    const { aud, roles, exp = 0, iat = 0 } = decodeJwt(token);
    expect([aud, Math.ceil(exp - iat), expiresIn]).toEqual(['regesta', 12 * 3600, undefined]);
    expect(roles).toContain('ADMINISTRATOR');
    expect(await outcome(renew(token))).toBe('403 NOT_RENEWABLE');
  });

  it('is none of an application, which exchanges another token', async () => {
    const admin = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
    const made = await admin.createApplication({ body: { name: 'Intranet', origins: [intranet] } });
    const { token } = await domain.client('musterbank').exchangeSession({
      body: {
        applicationId: made.application.id,
        applicationSecret: made.secret,
        email: 'reader@musterbank.example',
        origin: intranet,
      },
    });
    expect(await outcome(renew(token))).toBe('403 NOT_RENEWABLE');
  });
});
