import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { domainUrl, portalOrigin, sessionOf, startDomain } from '#server/testing/servers.ts';
import { samplePassword } from './sample-organisations.ts';

const fresh = 'Kupfer-Salat-77';
const other = 'Nebel+Turm+2031';

describe.each(testDatabases())('links and passwords on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let clock = new Date('2026-05-01T10:00:00Z');
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
  });
  afterAll(() => domain?.stop());
  beforeEach(() => {
    // Moves the clock on, so that earlier mails are forgotten.
    clock = new Date(clock.getTime() + 25 * 3_600_000);
    domain.mails.length = 0;
  });

  const address = (name: string) => `${name}@musterbank.example`;
  const visitor = (slug = 'musterbank') => domain.client(slug, undefined, '203.0.113.2');
  const as = async (name: string, password = samplePassword) => {
    const body = { email: address(name), password };
    const { token, user } = sessionOf(await visitor().authenticate({ body }));
    return { client: domain.client('musterbank', token, '203.0.113.2'), id: user.id };
  };
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const minutesLater = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000);
  };
  const nextMail = async (number = 1) => {
    await vi.waitFor(() => expect(domain.mails).toHaveLength(number), 20_000);
    const mail = domain.mails[number - 1];
    if (mail === undefined) throw new Error('no mail');
    return { ...mail, link: new URL(mail.data.link ?? '') };
  };
  const lines = async () => {
    const musterbank = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    const rows = await musterbank?.db
      .selectFrom('audit')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    return (rows ?? []).map(({ action, actor, subject }) => `${action} ${actor} ${subject}`);
  };
  const codeIn = (link: URL) => link.searchParams.get('code') ?? '';
  const loginLink = async (name: string) => {
    const number = domain.mails.length + 1;
    await visitor().requestLoginPerEmail({ email: address(name) });
    return nextMail(number);
  };
  const resetLink = async (name: string) => {
    const number = domain.mails.length + 1;
    await visitor().requestPasswordReset({ username: address(name) });
    return nextMail(number);
  };
  const follow = (link: URL, email = link.searchParams.get('email') ?? '', slug = 'musterbank') =>
    visitor(slug).loginUsingToken({ email, temporaryToken: link.searchParams.get('temporaryToken') ?? '' });
  const reset = (code: string, newPassword = fresh) =>
    visitor().resetPassword({ body: { code, newPassword } });

  it('signs in by a link, once', async () => {
    const { link, to, language, template, data } = await loginLink('Reader');
    expect({ to, language, template, minutes: data.minutes }).toEqual({
      to: address('reader'),
      language: 'FR',
      template: 'loginLink',
      minutes: '15',
    });
    expect([link.origin, link.pathname]).toEqual([portalOrigin, '/loginbyemail']);
    expect(link.searchParams.get('baseURL')).toBe(`${domainUrl}/musterbank`);
    expect(await outcome(follow(link, address('chat')))).toBe('400 INVALID_CODE');
    expect(await outcome(follow(link, undefined, 'alpina'))).toBe('400 INVALID_CODE');
    const { token, user } = sessionOf(await follow(link));
    expect(user.email).toBe(address('reader'));
    expect((await domain.client('musterbank', token).currentUser({})).id).toBe(user.id);
    expect(await lines()).toContain(`SIGNED_IN ${address('reader')} null`);
    expect(await outcome(follow(link))).toBe('400 CODE_USED');
    const before = await lines();
    expect(before[0]).toBe(`SIGN_IN_REFUSED null ${address('reader')}`);
    link.searchParams.set('temporaryToken', 'made-up');
    expect(await outcome(follow(link))).toBe('400 INVALID_CODE');
    expect(await lines()).toEqual(before);
  });

  it('signs in by any link that was asked for, while it lasts and none was used', async () => {
    const first = await loginLink('reader');
    minutesLater(1);
    const second = await loginLink('reader');
    minutesLater(2);
    const third = await loginLink('reader');
    minutesLater(12);
    expect(await outcome(follow(first.link))).toBe('400 EXPIRED');
    expect(await outcome(follow(second.link))).toBe('accepted');
    expect(await outcome(follow(third.link))).toBe('400 INVALID_CODE');
  });

  it('signs in by no link that was sent before a forced sign-out', async () => {
    const third = await loginLink('reader');
    const admin = await as('admin');
    await admin.client.endSessions({ body: { email: address('reader') } });
    expect(await outcome(follow(third.link))).toBe('400 INVALID_CODE');
  });

  it('answers alike, and sends nothing, where nobody has the address', async () => {
    for (const name of ['chat', 'nobody']) {
      expect(await visitor().requestLoginPerEmail({ email: address(name) })).toEqual({});
      expect(await visitor().requestPasswordReset({ username: address(name) })).toEqual({});
      for (let time = 0; time < 4; time++)
        expect(await visitor().requestPasswordReset({ username: address(name) })).toEqual({});
    }
    await domain.server.finish();
    expect(domain.mails.map(({ template }) => template).toSorted()).toEqual(['loginLink', 'passwordReset']);
    expect(new Set(domain.mails.map(({ to }) => to))).toEqual(new Set([address('chat')]));
  });

  it('chooses a new password by a link, once, and ends what the old one opened', async () => {
    const old = await as('comments');
    const login = await loginLink('comments');
    const { link, template } = await resetLink('comments');
    expect([template, link.origin, link.pathname]).toEqual([
      'passwordReset',
      portalOrigin,
      '/user/password/reset',
    ]);
    expect(await outcome(reset(codeIn(link), 'Short-1'))).toBe('400 INVALID_REQUEST');
    expect(await outcome(reset(codeIn(link), 'Musterbank-2026'))).toBe('400 COMMON_PASSWORD');
    for (const guessed of ['Frühling2026!', '1qaz2wsx!QAZ'])
      expect(await outcome(reset(codeIn(link), guessed))).toBe('400 COMMON_PASSWORD');
    expect(await outcome(reset(login.link.searchParams.get('temporaryToken') ?? ''))).toBe(
      '400 INVALID_CODE',
    );
    for (let time = 0; time < 6; time++) await outcome(as('comments', 'wrong'));
    expect(await reset(codeIn(link))).toEqual({});
    expect(await outcome(old.client.currentUser({}))).toBe('401 UNAUTHORISED');
    expect(await outcome(follow(login.link))).toBe('400 INVALID_CODE');
    expect(await outcome(as('comments', samplePassword))).toBe('400 INVALID_CREDENTIALS');
    expect(await outcome(as('comments', fresh))).toBe('accepted');
    expect(await outcome(reset(codeIn(link), other))).toBe('400 CODE_USED');
    expect(await outcome(as('comments', fresh))).toBe('accepted');
  });

  it('chooses one by one of many who come with the same link at once', async () => {
    const { link } = await resetLink('data');
    const outcomes = await Promise.all(
      [fresh, other, fresh, other].map((one) => outcome(reset(codeIn(link), one))),
    );
    expect(outcomes.filter((one) => one === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((one) => one === '400 CODE_USED')).toHaveLength(3);
  });

  it('lets reset links run out after an hour', async () => {
    const { link } = await resetLink('editor');
    minutesLater(60);
    expect(await outcome(reset(codeIn(link)))).toBe('400 EXPIRED');
  });

  it('shows a reset link to nobody but an administrator who asks for another user, and writes that down', async () => {
    const [admin, reader] = [await as('admin'), await as('reader')];
    const send = (from: typeof admin, id: string, showLink?: boolean) =>
      from.client.sendPasswordReset({ id, body: showLink === undefined ? {} : { showLink } });
    expect(await outcome(send(reader, admin.id))).toBe('403 FORBIDDEN');
    expect(await outcome(send(reader, reader.id, true))).toBe('403 FORBIDDEN');
    expect(await outcome(send(admin, admin.id, true))).toBe('403 OWN_ACCOUNT');
    expect(await outcome(send(admin, '00000000-0000-4000-8000-000000000000'))).toBe('404 USER_NOT_FOUND');
    expect(await send(admin, reader.id)).toEqual({ mail: 'sent' });
    expect((await lines())[0]).toBe(`PASSWORD_RESET_SENT ${address('admin')} ${address('reader')}`);
    const { link } = await send(admin, reader.id, true);
    expect(link).toBe((await nextMail(2)).link.href);
    expect((await lines()).slice(0, 2)).toEqual([
      `PASSWORD_RESET_LINK_SHOWN ${address('admin')} ${address('reader')}`,
      `PASSWORD_RESET_SENT ${address('admin')} ${address('reader')}`,
    ]);
  });

  it('shows an administrator the link whose mail is refused for good, and writes that down', async () => {
    const [admin, reader] = [await as('admin'), await as('reader')];
    domain.mailAnswer.next = 'refused';
    const sending = admin.client.sendPasswordReset({ id: reader.id, body: {} });
    await expect(sending).rejects.toMatchObject({
      status: 502,
      code: 'MAIL_REFUSED',
      link: expect.stringContaining('/user/password/reset?'),
    });
    domain.mailAnswer.next = 'queued';
    const queued = await admin.client.sendPasswordReset({ id: reader.id, body: {} });
    domain.mailAnswer.next = 'sent';
    expect(queued).toEqual({ mail: 'queued' });
    expect(await lines()).toEqual([
      `PASSWORD_RESET_SENT ${address('admin')} ${address('reader')}`,
      `PASSWORD_RESET_LINK_SHOWN ${address('admin')} ${address('reader')}`,
      `PASSWORD_RESET_SENT ${address('admin')} ${address('reader')}`,
    ]);
  });

  it('changes one’s own password, and carries on in this session alone', async () => {
    const own = await as('changes');
    const elsewhere = await as('changes');
    const admin = await as('admin');
    const change = (from: typeof own, id: string, currentPassword: string, newPassword: string) =>
      from.client.changePassword({ id, body: { currentPassword, newPassword } });
    expect(await outcome(change(admin, own.id, samplePassword, fresh))).toBe('403 FORBIDDEN');
    expect(await outcome(change(own, own.id, 'wrong', fresh))).toBe('400 INVALID_CREDENTIALS');
    expect((await lines())[0]).toBe(`SIGN_IN_REFUSED ${address('changes')} ${address('changes')}`);
    expect(await outcome(change(own, own.id, samplePassword, 'weak'))).toBe('400 INVALID_REQUEST');
    expect(await outcome(change(own, own.id, samplePassword, 'Passw0rd-1!'))).toBe('400 COMMON_PASSWORD');
    const { token } = await change(own, own.id, samplePassword, fresh);
    for (const { client } of [own, elsewhere])
      expect(await outcome(client.currentUser({}))).toBe('401 UNAUTHORISED');
    const next = { client: domain.client('musterbank', token), id: own.id };
    expect(await outcome(next.client.currentUser({}))).toBe('accepted');
    expect(await outcome(change(next, own.id, fresh, fresh))).toBe('400 SAME_PASSWORD');
    expect((await lines())[0]).toBe(`PASSWORD_CHANGED ${address('changes')} ${address('changes')}`);
    for (let time = 0; time < 5; time++)
      expect(await outcome(change(next, own.id, 'wrong', other))).toBe('400 INVALID_CREDENTIALS');
    expect(await outcome(change(next, own.id, fresh, other))).toBe('403 TOO_MANY_ATTEMPTS');
  });
});
