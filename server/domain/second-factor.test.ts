import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { codeAt, outcome, setUpSecondFactor, stepOf } from '#server/testing/second-factors.ts';
import { domainUrl, sessionOf, startDomain } from '#server/testing/servers.ts';
import { samplePassword } from './sample-organisations.ts';

describe.each(testDatabases())('a second factor on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let clock = new Date('2026-05-01T10:00:00Z');
  const now = () => clock;
  const later = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };
  const slug = 'musterbank';
  const anybody = () => domain.client(slug);
  const email = (name: string) => `${name}@${slug}.example`;
  const first = (name: string, password = samplePassword) =>
    anybody().authenticate({ body: { email: email(name), password } });
  const challengeOf = async (name: string) => stepOf(await first(name)).challenge;
  const enter = (challenge: string, code: string) =>
    anybody().enterSecondFactor({ body: { challenge, code } });
  const organisation = () => {
    const organisation = domain.server.organisations().find((one) => one.slug === slug);
    if (organisation === undefined) throw new Error(`no ${slug}`);
    return organisation;
  };
  const lines = async () => {
    const admin = domain.client(slug, await domain.signIn(slug, 'admin'));
    const { items } = await admin.auditLog({});
    return items.map(
      ({ action, subject, actor, detail }) => `${action} ${subject ?? actor} ${JSON.stringify(detail ?? {})}`,
    );
  };

  beforeAll(async () => {
    domain = await startDomain(database, now);
  });
  afterAll(() => domain?.stop());
  beforeEach(async () => {
    later(3600);
    await organisation().db.deleteFrom('second_factor').execute();
  });

  it('counts once it is confirmed, and ends the sessions that were begun without it', async () => {
    const token = await domain.signIn(slug);
    const client = domain.client(slug, token);
    expect(await outcome(client.beginEnrolment({ body: { currentPassword: 'wrong' } }))).toBe(
      '400 INVALID_CREDENTIALS',
    );
    const { secret, uri } = await client.beginEnrolment({ body: { currentPassword: samplePassword } });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Regesta:reader%40musterbank.example?issuer=Regesta&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect('token' in (await first('reader'))).toBe(true);
    expect(await client.secondFactor({})).toEqual({ recoveryCodesLeft: 0, required: false });
    expect(await outcome(client.confirmEnrolment({ body: { code: '000000' } }))).toBe(
      '400 SECOND_FACTOR_WRONG',
    );
    const code = codeAt(secret, clock);
    const { token: next, recoveryCodes } = await client.confirmEnrolment({
      body: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await outcome(client.currentUser({}))).toBe('401 UNAUTHORISED');
    expect(await domain.client(slug, next).secondFactor({})).toEqual({
      since: clock.toISOString(),
      recoveryCodesLeft: 10,
      required: false,
    });
    expect('challenge' in (await first('reader'))).toBe(true);
    expect(domain.mails.at(-1)).toMatchObject({ to: email('reader'), template: 'secondFactorSet' });
    expect(await lines()).toContain(`SECOND_FACTOR_SET ${email('reader')} {}`);
  });

  it('is asked for after the password, and gives the session then', async () => {
    const { secret } = await setUpSecondFactor(domain, slug, 'reader', now);
    later(60);
    const reply = stepOf(await first('reader'));
    expect(Object.keys(reply)).toEqual(['secondStep', 'challenge']);
    const { token, user } = await enter(reply.challenge, codeAt(secret, clock));
    expect(user.email).toBe(email('reader'));
    expect((await domain.client(slug, token).currentUser({})).id).toBe(user.id);
    expect(await lines()).toContain(`SIGNED_IN ${email('reader')} {"secondFactor":"code"}`);
    expect(await outcome(enter(reply.challenge, codeAt(secret, clock)))).toBe('400 CHALLENGE_EXPIRED');
  });

  it('makes no difference to a wrong password', async () => {
    await setUpSecondFactor(domain, slug, 'reader', now);
    expect(await outcome(first('reader', 'wrong'))).toBe('400 INVALID_CREDENTIALS');
    expect(await outcome(first('chat', 'wrong'))).toBe('400 INVALID_CREDENTIALS');
  });

  it('has a challenge that is no token, and counts for its step and its time only', async () => {
    const { secret } = await setUpSecondFactor(domain, slug, 'reader', now);
    later(60);
    const challenge = await challengeOf('reader');
    expect(() => decodeJwt(challenge)).toThrow();
    expect(await outcome(domain.client(slug, challenge).currentUser({}))).toBe('401 UNAUTHORISED');
    expect(await outcome(anybody().beginRequiredEnrolment({ body: { challenge } }))).toBe(
      '400 CHALLENGE_EXPIRED',
    );
    const link = { email: email('reader'), temporaryToken: challenge };
    expect(await outcome(anybody().loginUsingToken(link))).toBe('400 INVALID_CODE');
    expect(await outcome(enter(`${challenge}x`, codeAt(secret, clock)))).toBe('400 CHALLENGE_EXPIRED');
    later(600);
    expect(await outcome(enter(challenge, codeAt(secret, clock)))).toBe('400 CHALLENGE_EXPIRED');
  });

  it('has a challenge that a new password or a forced sign-out ends', async () => {
    const { secret } = await setUpSecondFactor(domain, slug, 'reader', now);
    later(60);
    const challenge = await challengeOf('reader');
    const admin = domain.client(slug, await domain.signIn(slug, 'admin'));
    await admin.endSessions({ body: { email: email('reader') } });
    expect(await outcome(enter(challenge, codeAt(secret, clock)))).toBe('400 CHALLENGE_EXPIRED');
  });

  it('has a challenge of the page that began it', async () => {
    const { secret } = await setUpSecondFactor(domain, slug, 'reader', now);
    later(60);
    const send = async (path: string, body: object, origin?: string) => {
      const headers = { 'content-type': 'application/json', ...(origin && { origin }) };
      const request = new Request(`${domainUrl}/${slug}/api/v1${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await (await domain.server.fetch(request)).json()) as Record<string, string>;
    };
    const page = 'https://intranet.musterbank.example';
    const given = { email: email('reader'), password: samplePassword };
    const { challenge } = await send('/users/authenticate', given, page);
    const path = '/users/authenticate/second-factor';
    const code = codeAt(secret, clock);
    expect((await send(path, { challenge, code })).code).toBe('CHALLENGE_EXPIRED');
    expect((await send(path, { challenge, code }, 'https://elsewhere.example')).code).toBe(
      'CHALLENGE_EXPIRED',
    );
    const { token = '' } = await send(path, { challenge, code }, page);
    expect(decodeJwt(token)).toMatchObject({ aud: ['regesta', page] });
    later(60);
    const { challenge: ofPortal } = await send('/users/authenticate', given);
    const foreign = await send(path, { challenge: ofPortal, code: codeAt(secret, clock) }, page);
    expect(foreign.code).toBe('CHALLENGE_EXPIRED');
  });

  it('takes the code of now, the one before and the one after', async () => {
    const { secret } = await setUpSecondFactor(domain, slug, 'reader', now);
    later(3600);
    const at = (seconds: number) => codeAt(secret, new Date(clock.getTime() + seconds * 1000));
    const enterAt = async (seconds: number) => outcome(enter(await challengeOf('reader'), at(seconds)));
    expect(await enterAt(-60)).toBe('400 SECOND_FACTOR_WRONG');
    expect(await enterAt(60)).toBe('400 SECOND_FACTOR_WRONG');
    expect(await enterAt(-30)).toBe('accepted');
    expect(await enterAt(0)).toBe('accepted');
    expect(await enterAt(30)).toBe('accepted');
    // A code before one that was used is refused too.
    expect(await enterAt(0)).toBe('400 SECOND_FACTOR_USED');
  });

  it('takes a code once, not even twice at the same moment', async () => {
    const { secret } = await setUpSecondFactor(domain, slug, 'reader', now);
    // Not even the one that confirmed it.
    expect(await outcome(enter(await challengeOf('reader'), codeAt(secret, clock)))).toBe(
      '400 SECOND_FACTOR_USED',
    );
    later(60);
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeOf('reader')));
    const outcomes = await Promise.all(
      [...challenges, challenges[0] ?? ''].map((challenge) =>
        outcome(enter(challenge, codeAt(secret, clock))),
      ),
    );
    expect(outcomes.filter((one) => one === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((one) => one.startsWith('40'))).toHaveLength(4);
  });

  it('slows down wrong codes, and lets in by a recovery code meanwhile', async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(domain, slug, 'reader', now);
    later(60);
    const challenge = await challengeOf('reader');
    const wrong = () => outcome(enter(challenge, '000000'));
    const many = await Promise.all(Array.from({ length: 12 }, wrong));
    expect(many.filter((one) => one === '400 SECOND_FACTOR_WRONG')).toHaveLength(5);
    expect(many.filter((one) => one === '403 TOO_MANY_ATTEMPTS')).toHaveLength(7);
    expect(await outcome(enter(challenge, codeAt(secret, clock)))).toBe('403 TOO_MANY_ATTEMPTS');
    later(15);
    expect([await wrong(), await wrong()]).toEqual(['400 SECOND_FACTOR_WRONG', '403 TOO_MANY_ATTEMPTS']);
    for (let index = 0; index < 12; index++) {
      later(901);
      await outcome(enter(await challengeOf('reader'), '000000'));
    }
    const next = await challengeOf('reader');
    expect(await outcome(enter(next, codeAt(secret, clock)))).toBe('403 TOO_MANY_ATTEMPTS');
    expect(await outcome(enter(next, recoveryCodes[0] ?? ''))).toBe('accepted');
    // Never longer than a quarter of an hour; a right code ends it.
    later(900);
    expect(await outcome(enter(await challengeOf('reader'), codeAt(secret, clock)))).toBe('accepted');
    later(60);
    const after = await challengeOf('reader');
    expect(await outcome(enter(after, '000000'))).toBe('400 SECOND_FACTOR_WRONG');
    expect(await outcome(enter(after, codeAt(secret, clock)))).toBe('accepted');
  });

  it('slows down wrong codes while it is set up, too', async () => {
    const client = domain.client(slug, await domain.signIn(slug));
    const { secret } = await client.beginEnrolment({ body: { currentPassword: samplePassword } });
    const confirm = (code: string) => outcome(client.confirmEnrolment({ body: { code } }));
    const many = await Promise.all(Array.from({ length: 8 }, () => confirm('000000')));
    expect(many.filter((one) => one === '400 SECOND_FACTOR_WRONG')).toHaveLength(5);
    expect(many.filter((one) => one === '403 TOO_MANY_ATTEMPTS')).toHaveLength(3);
    expect(await confirm(codeAt(secret, clock))).toBe('403 TOO_MANY_ATTEMPTS');
    later(15);
    expect(await confirm(codeAt(secret, clock))).toBe('accepted');
  });

  it('has recovery codes that work once each, as they are typed, until new ones are made', async () => {
    const { secret, recoveryCodes, token } = await setUpSecondFactor(domain, slug, 'reader', now);
    const [one = '', two = '', three = ''] = recoveryCodes;
    const typed = one.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect(await outcome(enter(await challengeOf('reader'), typed))).toBe('accepted');
    expect(await outcome(enter(await challengeOf('reader'), one))).toBe('400 SECOND_FACTOR_WRONG');
    const challenges = [await challengeOf('reader'), await challengeOf('reader')];
    const both = await Promise.all(challenges.map((challenge) => outcome(enter(challenge, two))));
    expect(both.toSorted()).toEqual(['400 SECOND_FACTOR_WRONG', 'accepted']);
    later(60);
    const client = domain.client(slug, token);
    expect(await client.secondFactor({})).toMatchObject({ recoveryCodesLeft: 8 });
    expect(await outcome(client.renewRecoveryCodes({ body: { code: '000000' } }))).toBe(
      '400 SECOND_FACTOR_WRONG',
    );
    const renewed = await client.renewRecoveryCodes({ body: { code: codeAt(secret, clock) } });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(await outcome(enter(await challengeOf('reader'), three))).toBe('400 SECOND_FACTOR_WRONG');
    expect(await outcome(enter(await challengeOf('reader'), renewed.recoveryCodes[0] ?? ''))).toBe(
      'accepted',
    );
    expect(await lines()).toEqual(
      expect.arrayContaining([
        `RECOVERY_CODES_RENEWED ${email('reader')} {}`,
        `SIGNED_IN ${email('reader')} {"secondFactor":"recoveryCode"}`,
        `SIGN_IN_REFUSED ${email('reader')} {"reason":"secondFactor"}`,
      ]),
    );
  });

  it('is removed with the password and a code', async () => {
    const { secret, token } = await setUpSecondFactor(domain, slug, 'reader', now);
    later(60);
    const client = domain.client(slug, token);
    const remove = (currentPassword: string, code: string) =>
      outcome(client.removeSecondFactor({ body: { currentPassword, code } }));
    expect(await remove('wrong', codeAt(secret, clock))).toBe('400 INVALID_CREDENTIALS');
    expect(await remove(samplePassword, '000000')).toBe('400 SECOND_FACTOR_WRONG');
    expect(await remove(samplePassword, codeAt(secret, clock))).toBe('accepted');
    expect('token' in (await first('reader'))).toBe(true);
    expect(domain.mails.at(-1)).toMatchObject({ to: email('reader'), template: 'secondFactorRemoved' });
    expect(await remove(samplePassword, codeAt(secret, clock))).toBe('400 SECOND_FACTOR_WRONG');
  });

  it('moves to another device with a code, and the old one counts until then', async () => {
    const { secret, token, recoveryCodes } = await setUpSecondFactor(domain, slug, 'reader', now);
    later(60);
    const client = domain.client(slug, token);
    const begin = (code?: string) =>
      client.beginEnrolment({ body: { currentPassword: samplePassword, ...(code && { code }) } });
    expect(await outcome(begin())).toBe('400 SECOND_FACTOR_NEEDED');
    expect(await outcome(begin('000000'))).toBe('400 SECOND_FACTOR_WRONG');
    const next = await begin(codeAt(secret, clock));
    later(60);
    expect(await outcome(enter(await challengeOf('reader'), codeAt(secret, clock)))).toBe('accepted');
    await client.confirmEnrolment({ body: { code: codeAt(next.secret, clock) } });
    later(60);
    const challenge = await challengeOf('reader');
    expect(await outcome(enter(challenge, codeAt(secret, clock)))).toBe('400 SECOND_FACTOR_WRONG');
    expect(await outcome(enter(challenge, recoveryCodes[0] ?? ''))).toBe('400 SECOND_FACTOR_WRONG');
    expect(await outcome(enter(challenge, codeAt(next.secret, clock)))).toBe('accepted');
  });

  it('is confirmed once, within half an hour', async () => {
    const client = domain.client(slug, await domain.signIn(slug));
    expect(await outcome(client.confirmEnrolment({ body: { code: '000000' } }))).toBe('409 NO_ENROLMENT');
    const { secret } = await client.beginEnrolment({ body: { currentPassword: samplePassword } });
    later(1800);
    const confirm = (of: string) => outcome(client.confirmEnrolment({ body: { code: codeAt(of, clock) } }));
    expect(await confirm(secret)).toBe('409 NO_ENROLMENT');
    const again = await client.beginEnrolment({ body: { currentPassword: samplePassword } });
    const both = await Promise.all([confirm(again.secret), confirm(again.secret)]);
    expect(both.filter((one) => one === 'accepted')).toHaveLength(1);
  });

  it('is asked for when a password is changed', async () => {
    const { secret, token } = await setUpSecondFactor(domain, slug, 'chat', now);
    later(60);
    const client = domain.client(slug, token);
    const { id } = await client.currentUser({});
    const newPassword = 'Lampe-Docht-7491-xQ-Schirm';
    const change = (code?: string) =>
      outcome(
        client.changePassword({
          id,
          body: { currentPassword: samplePassword, newPassword, ...(code && { code }) },
        }),
      );
    expect(await change()).toBe('400 SECOND_FACTOR_NEEDED');
    expect(await change('000000')).toBe('400 SECOND_FACTOR_WRONG');
    expect(await change(codeAt(secret, clock))).toBe('accepted');
  });

  it('is stored encrypted, and its recovery codes as hashes', async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(domain, slug, 'reader', now);
    const { db } = organisation();
    const stored = JSON.stringify([
      await db.selectFrom('second_factor').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
      await db.selectFrom('sign_in_challenge').selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
    const challenge = await challengeOf('reader');
    const challenges = JSON.stringify(await db.selectFrom('sign_in_challenge').selectAll().execute());
    expect(challenges).not.toContain(challenge);
  });

  it('counts in the row of its user only', async () => {
    const { secret } = await setUpSecondFactor(domain, slug, 'reader', now);
    await setUpSecondFactor(domain, slug, 'comments', now);
    const { db } = organisation();
    const idOf = async (name: string) =>
      (await db.selectFrom('account').select('id').where('email', '=', email(name)).executeTakeFirstOrThrow())
        .id;
    const row = await db
      .selectFrom('second_factor')
      .select('secret')
      .where('account_id', '=', await idOf('reader'))
      .executeTakeFirstOrThrow();
    await db
      .updateTable('second_factor')
      .set({ secret: row.secret ?? '' })
      .where('account_id', '=', await idOf('comments'))
      .execute();
    later(60);
    expect(await outcome(enter(await challengeOf('comments'), codeAt(secret, clock)))).toBe(
      '503 SECOND_FACTOR_UNREADABLE',
    );
  });

  it('is listed for administrators, and goes with its user', async () => {
    await setUpSecondFactor(domain, slug, 'reader', now);
    const admin = domain.client(slug, await domain.signIn(slug, 'admin'));
    const users = await admin.users({});
    const secured = users.filter((user) => user.hasSecondFactor).map((user) => user.email);
    expect(secured).toEqual([email('reader')]);
    expect(users.length).toBeGreaterThan(1);
    expect(sessionOf(await first('chat', 'Lampe-Docht-7491-xQ-Schirm')).user.hasSecondFactor).toBeUndefined();
  });
});
