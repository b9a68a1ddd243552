import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessCalls } from '#core/contract/domain/access.ts';
import { domainContract } from '#core/contract/domain/domain.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { codeAt, outcome, setUpSecondFactor, stepOf } from '#server/testing/second-factors.ts';
import { domainUrl, portalOrigin, startDomain } from '#server/testing/servers.ts';
import { samplePassword } from './sample-organisations.ts';
import { signInNow } from './start-session.ts';

const slug = 'musterbank';
const email = (name: string) => `${name}@${slug}.example`;
const intranet = 'https://intranet.musterbank.example';

/** The calls that answer a token, and what keeps them from getting around a second factor; shown below. */
const waysToASession = {
  authenticate: 'gives a challenge',
  loginUsingToken: 'gives a challenge',
  consumeInvite: 'gives a challenge where a second factor is required',
  enterSecondFactor: 'takes a challenge and a code',
  confirmRequiredEnrolment: 'takes a challenge and a code',
  confirmEnrolment: 'takes a session, the password and a code',
  changePassword: 'takes a session, the password and a code',
  renewSession: 'takes a session',
  exchangeSession: 'takes the secret of an application, which has signed in the user itself',
};

describe.each(testDatabases())('a second factor that is required, on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let clock = new Date('2026-05-01T10:00:00Z');
  const now = () => clock;
  const later = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };
  const ended: string[] = [];
  const anybody = () => domain.client(slug);
  const first = (name: string) =>
    anybody().authenticate({ body: { email: email(name), password: samplePassword } });
  const db = () => {
    const organisation = domain.server.organisations().find((one) => one.slug === slug);
    if (organisation === undefined) throw new Error(`no ${slug}`);
    return organisation.db;
  };
  const idOf = async (name: string) =>
    (await db().selectFrom('account').select('id').where('email', '=', email(name)).executeTakeFirstOrThrow())
      .id;
  const send = async (path: string, body: object, origin?: string) => {
    const headers = { 'content-type': 'application/json', ...(origin && { origin }) };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await domain.server.fetch(new Request(`${domainUrl}/${slug}/api/v1${path}`, init));
    return (await reply.json()) as Record<string, string>;
  };
  /** An administrator who has a second factor, and what makes codes of it. */
  const securedAdmin = async () => {
    const made = await setUpSecondFactor(domain, slug, 'admin', now);
    return { ...made, client: domain.client(slug, made.token) };
  };
  const require = async (secondFactorRequired = true) => {
    const admin = await securedAdmin();
    await admin.client.updateSignInRules({ body: { secondFactorRequired } });
    return admin;
  };

  beforeAll(async () => {
    domain = await startDomain(database, now);
    domain.link.tell = async (_, ids) => void ended.push(...ids);
  });
  afterAll(() => domain?.stop());
  beforeEach(async () => {
    later(3600);
    ended.length = 0;
    await db().deleteFrom('second_factor').execute();
    await db().deleteFrom('sign_in_rules').execute();
  });

  it('names every call that answers a token', () => {
    // Whatever a schema holds, however deep: objects, unions, lists, what may be absent.
    const hasToken = (schema: unknown): boolean =>
      typeof schema === 'object' &&
      schema !== null &&
      Object.entries(schema).some(([key, part]) => /token/i.test(key) || hasToken(part));
    const namesOf = (calls: object) =>
      Object.entries(calls)
        .filter(([, { reply }]) => hasToken(reply))
        .map(([name]) => name)
        .toSorted();
    expect(namesOf(domainContract)).toEqual(Object.keys(waysToASession).toSorted());
    // What a page shows to prove whose it is, which opens no session.
    expect(namesOf(mainContract)).toEqual(['checkWidgetOrigin', 'widgetOrigins']);
  });

  it('is off at first, and switched on only by an administrator who has one', async () => {
    const plain = domain.client(slug, await domain.signIn(slug, 'admin'));
    expect(await plain.signInRules({})).toEqual({ secondFactorRequired: false });
    expect(await outcome(plain.updateSignInRules({ body: { secondFactorRequired: true } }))).toBe(
      '409 SECOND_FACTOR_MISSING',
    );
    const reader = domain.client(slug, await domain.signIn(slug));
    expect(await outcome(reader.updateSignInRules({ body: { secondFactorRequired: true } }))).toBe(
      '403 FORBIDDEN',
    );
    const { client } = await require();
    expect(await client.signInRules({})).toEqual({ secondFactorRequired: true });
    const { items } = await client.auditLog({ action: 'SIGN_IN_RULES_CHANGED' });
    expect(items[0]).toMatchObject({ actor: email('admin'), detail: { secondFactor: 'required' } });
    await client.updateSignInRules({ body: { secondFactorRequired: false } });
    expect('token' in (await first('reader'))).toBe(true);
  });

  it('ends the sessions of those who have none, on both servers, and no others', async () => {
    const secured = await setUpSecondFactor(domain, slug, 'comments', now);
    const without = domain.client(slug, await domain.signIn(slug));
    ended.length = 0;
    const admin = await require();
    expect(await outcome(without.currentUser({}))).toBe('401 UNAUTHORISED');
    expect(await outcome(domain.client(slug, secured.token).currentUser({}))).toBe('accepted');
    expect(await outcome(admin.client.currentUser({}))).toBe('accepted');
    expect(ended).toContain(await idOf('reader'));
    expect(ended).not.toContain(await idOf('comments'));
  });

  it('ends sessions that were begun on pages of others, which are renewed with one only', async () => {
    const { secret } = await setUpSecondFactor(domain, slug, 'comments', now);
    later(60);
    const given = (name: string) => ({ email: email(name), password: samplePassword });
    const begun = await send('/users/authenticate', given('reader'), intranet);
    const { challenge } = await send('/users/authenticate', given('comments'), intranet);
    const code = codeAt(secret, clock);
    const proved = await send('/users/authenticate/second-factor', { challenge, code }, intranet);
    const renew = async ({ token = '' }: Record<string, string>) => {
      const headers = { origin: intranet, authorization: `Bearer ${token}` };
      const url = `${domainUrl}/${slug}/api/v1${accessCalls.renewSession.path}`;
      return (await domain.server.fetch(new Request(url, { method: 'POST', headers }))).status;
    };
    expect([await renew(begun), await renew(proved)]).toEqual([200, 200]);
    await require();
    expect([await renew(begun), await renew(proved)]).toEqual([401, 200]);
  });

  it('gives nobody a session whom it signs out at that moment', async () => {
    const reader = await db()
      .selectFrom('account')
      .selectAll()
      .where('email', '=', email('reader'))
      .executeTakeFirstOrThrow();
    await require();
    const [organisation] = domain.server.organisations().filter((one) => one.slug === slug);
    if (organisation === undefined) throw new Error(`no ${slug}`);
    // Read before the rules changed, as by a sign-in that was under way.
    const underWay = signInNow(organisation, reader, { way: 'password' }, { portalUrl: portalOrigin, now });
    expect(await outcome(underWay)).toBe('400 CHALLENGE_EXPIRED');
  });

  it('lets somebody without one do nothing but set it up, and goes on then', async () => {
    await require();
    const { secondStep, challenge } = stepOf(await first('reader'));
    expect(secondStep).toBe('enrolment');
    expect(await outcome(domain.client(slug, challenge).currentUser({}))).toBe('401 UNAUTHORISED');
    expect(await outcome(anybody().enterSecondFactor({ body: { challenge, code: '000000' } }))).toBe(
      '400 CHALLENGE_EXPIRED',
    );
    const confirm = (code: string) => anybody().confirmRequiredEnrolment({ body: { challenge, code } });
    expect(await outcome(confirm('000000'))).toBe('409 NO_ENROLMENT');
    const { secret } = await anybody().beginRequiredEnrolment({ body: { challenge } });
    expect(await outcome(confirm('000000'))).toBe('400 SECOND_FACTOR_WRONG');
    const entered = await confirm(codeAt(secret, clock));
    expect(entered.user.email).toBe(email('reader'));
    expect(entered.recoveryCodes).toHaveLength(10);
    expect(await outcome(domain.client(slug, entered.token).currentUser({}))).toBe('accepted');
    expect(await outcome(confirm(codeAt(secret, clock)))).toBe('400 CHALLENGE_EXPIRED');
    later(60);
    const next = stepOf(await first('reader'));
    expect(next.secondStep).toBe('code');
  });

  it('is set up in the portal only, and asked for on pages of others', async () => {
    await setUpSecondFactor(domain, slug, 'comments', now);
    await require();
    const given = (name: string) => ({ email: email(name), password: samplePassword });
    expect((await send('/users/authenticate', given('reader'), intranet)).code).toBe('ENROLMENT_NEEDED');
    expect((await send('/users/authenticate', given('comments'), intranet)).secondStep).toBe('code');
    const { challenge } = await send('/users/authenticate', given('reader'), portalOrigin);
    const path = '/users/authenticate/second-factor/enrolment';
    expect((await send(path, { challenge }, intranet)).code).toBe('CHALLENGE_EXPIRED');
    expect(Object.keys(await send(path, { challenge }, portalOrigin))).toEqual(['secret', 'uri']);
  });

  it('is asked for after a link by mail, and after a new password', async () => {
    const { secret } = await setUpSecondFactor(domain, slug, 'reader', now);
    later(60);
    const number = domain.mails.length;
    await anybody().requestLoginPerEmail({ email: email('reader') });
    await expect.poll(() => domain.mails.length).toBe(number + 1);
    const link = new URL(domain.mails.at(-1)?.data.link ?? '');
    const temporaryToken = link.searchParams.get('temporaryToken') ?? '';
    const reply = stepOf(await anybody().loginUsingToken({ email: email('reader'), temporaryToken }));
    expect(reply.secondStep).toBe('code');
    const { challenge } = reply;
    await anybody().enterSecondFactor({ body: { challenge, code: codeAt(secret, clock) } });
    await anybody().requestPasswordReset({ username: email('reader') });
    await expect.poll(() => domain.mails.length).toBe(number + 2);
    const code = new URL(domain.mails.at(-1)?.data.link ?? '').searchParams.get('code') ?? '';
    const newPassword = 'Lampe-Docht-7491-xQ-Schirm';
    expect(await anybody().resetPassword({ body: { code, newPassword } })).toEqual({});
    const again = await anybody().authenticate({ body: { email: email('reader'), password: newPassword } });
    expect(stepOf(again).secondStep).toBe('code');
    const { password_hash } = await db()
      .selectFrom('account')
      .select('password_hash')
      .where('email', '=', email('chat'))
      .executeTakeFirstOrThrow();
    await db().updateTable('account').set({ password_hash }).where('email', '=', email('reader')).execute();
  });

  it('is set up by whoever accepts an invite', async () => {
    const { client } = await require();
    await client.createInvite({ body: { email: email('nora'), roles: ['READER'] } });
    const inviteCode = new URL(domain.mails.at(-1)?.data.link ?? '').searchParams.get('code') ?? '';
    const reply = await anybody().consumeInvite({
      body: {
        inviteCode,
        email: email('nora'),
        name: 'Nora Neu',
        preferredLanguage: 'DE',
        password: 'Lampe-Docht-7491-xQ-Schirm',
        privacyAccepted: true,
      },
    });
    const { challenge } = stepOf(reply);
    const { secret } = await anybody().beginRequiredEnrolment({ body: { challenge } });
    const code = codeAt(secret, clock);
    const { user } = await anybody().confirmRequiredEnrolment({ body: { challenge, code } });
    expect(user.email).toBe(email('nora'));
  });

  it('cannot be removed by its user, but moved', async () => {
    const { client, secret } = await require();
    later(60);
    const code = () => codeAt(secret, clock);
    expect(
      await outcome(client.removeSecondFactor({ body: { currentPassword: samplePassword, code: code() } })),
    ).toBe('409 SECOND_FACTOR_REQUIRED');
    later(60);
    expect(
      await outcome(client.beginEnrolment({ body: { currentPassword: samplePassword, code: code() } })),
    ).toBe('accepted');
  });

  it('is reset by an administrator, not for themselves, and its user is told and sets it up again', async () => {
    const { token, secret } = await setUpSecondFactor(domain, slug, 'reader', now);
    const { client } = await require();
    const users = await client.users({});
    const idOf = (name: string) => users.find((user) => user.email === email(name))?.id ?? '';
    later(60);
    const { challenge } = stepOf(await first('reader'));
    expect(await outcome(client.resetSecondFactor({ id: idOf('admin') }))).toBe('403 OWN_ACCOUNT');
    expect(await outcome(client.resetSecondFactor({ id: idOf('chat') }))).toBe('409 NO_SECOND_FACTOR');
    expect(await client.resetSecondFactor({ id: idOf('reader') })).toEqual({ mail: 'sent' });
    expect(domain.mails.at(-1)).toMatchObject({ to: email('reader'), template: 'secondFactorReset' });
    expect(ended).toContain(idOf('reader'));
    expect(await outcome(domain.client(slug, token).currentUser({}))).toBe('401 UNAUTHORISED');
    const old = { challenge, code: codeAt(secret, clock) };
    expect(await outcome(anybody().enterSecondFactor({ body: old }))).toBe('400 CHALLENGE_EXPIRED');
    expect(stepOf(await first('reader')).secondStep).toBe('enrolment');
    const { items } = await client.auditLog({ action: 'SECOND_FACTOR_RESET' });
    expect(items[0]).toMatchObject({ actor: email('admin'), subject: email('reader') });
  });

  it('does not concern applications, which have signed in their users: for pages of theirs, with no say over the account', async () => {
    await setUpSecondFactor(domain, slug, 'comments', now);
    const { client } = await require();
    const made = await client.createApplication({ body: { name: 'Intranet', origins: [intranet] } });
    for (const name of ['reader', 'comments']) {
      const { token } = await anybody().exchangeSession({
        body: {
          applicationId: made.application.id,
          applicationSecret: made.secret,
          email: email(name),
          origin: intranet,
        },
      });
      expect(decodeJwt(token)).toMatchObject({ aud: ['regesta', intranet] });
      const call = (method: string, path: string, body?: object) =>
        domain.server.fetch(
          new Request(`${domainUrl}/${slug}/api/v1${path}`, {
            method,
            headers: { origin: intranet, authorization: `Bearer ${token}` },
            ...(body && { body: JSON.stringify(body) }),
          }),
        );
      const own = '/users/current/second-factor';
      const statuses = await Promise.all([
        call('GET', '/users/current'),
        call('GET', own),
        call('POST', own, { currentPassword: samplePassword }),
        call('POST', `${own}/confirm`, { code: '000000' }),
        call('POST', `${own}/recovery-codes`, { code: '000000' }),
        call('POST', `${own}/remove`, { currentPassword: samplePassword, code: '000000' }),
      ]);
      expect(statuses.map(({ status }) => status)).toEqual([200, 403, 403, 403, 403, 403]);
    }
  });
});
