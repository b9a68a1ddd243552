import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#core/contract/domain/user.ts';
import type { ApiError } from '#core/http/api-error.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainUrl, portalOrigin, sessionOf, startDomain } from '#server/testing/servers.ts';
import { samplePassword } from './sample-organisations.ts';

describe.each(testDatabases())('invites on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let admin: ReturnType<typeof domain.client>;
  let clock = new Date();
  const days = 24 * 3_600_000;
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
  });
  afterAll(() => domain?.stop());
  beforeEach(async () => {
    clock = new Date();
    domain.mails.length = 0;
    domain.mailAnswer.next = 'sent';
    admin = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
  });

  const anybody = () => domain.client('musterbank');
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const tables = () => {
    const organisation = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('no musterbank');
    return organisation.db;
  };
  const codeIn = (link = domain.mails.at(-1)?.data.link ?? '') =>
    new URL(link).searchParams.get('code') ?? '';
  const create = (name: string, roles: Role[] = ['READER']) =>
    admin.createInvite({ body: { email: `${name}@musterbank.example`, roles } });
  const acceptance = (name: string, inviteCode: string) => ({
    body: {
      inviteCode,
      email: `${name}@musterbank.example`,
      name: 'Nora Neu',
      title: 'MS' as const,
      preferredLanguage: 'FR' as const,
      password: 'Sehr-geheim-7',
      privacyAccepted: true as const,
      termsAccepted: true as const,
    },
  });
  const deeds = async () => {
    const rows = await tables().selectFrom('audit').selectAll().orderBy('id', 'desc').limit(3).execute();
    return rows.map(({ action, actor, subject }) => [action, actor, subject]);
  };

  it('leads from the mail to a user who is signed in', async () => {
    const { invite, mail } = await create('Nora', ['CHANGE_EDITOR', 'CHANGE_READER', 'READER']);
    expect(invite).toMatchObject({ email: 'nora@musterbank.example', roles: ['CHANGE_EDITOR'] });
    expect(mail).toBe('sent');
    expect(new Date(invite.expires).getTime() - clock.getTime()).toBe(7 * days);
    expect(await admin.invites({})).toContainEqual(invite);
    const [sent] = domain.mails;
    expect(sent).toMatchObject({ to: 'nora@musterbank.example', template: 'invite', language: 'DE' });
    const url = new URL(sent?.data.link ?? '');
    expect(url.origin + url.pathname).toBe(`${portalOrigin}/invite/accept`);
    expect(url.searchParams.get('baseURL')).toBe(`${domainUrl}/musterbank`);
    expect(await anybody().validateInvite({ code: codeIn() })).toEqual({
      organisation: 'Musterbank AG',
      expires: invite.expires,
      languages: ['DE', 'FR', 'IT', 'EN'],
      privacyUrl: 'https://regesta.example/privacy',
    });
    const { token, user } = sessionOf(await anybody().consumeInvite(acceptance('Nora', codeIn())));
    expect(user).toMatchObject({ fullName: 'Nora Neu', title: 'MS', preferredLanguage: 'FR' });
    expect(user.roles).toEqual(['READER', 'CHANGE_READER', 'CHANGE_EDITOR']);
    expect((await domain.client('musterbank', token).currentUser({})).id).toBe(user.id);
    expect(await admin.invites({})).toEqual([]);
    const credentials = { email: 'nora@musterbank.example', password: 'Sehr-geheim-7' };
    expect(await outcome(anybody().authenticate({ body: credentials }))).toBe('accepted');
    expect(await outcome(anybody().validateInvite({ code: 'a\u0000' }))).toBe('400 INVALID_REQUEST');
    expect(await outcome(anybody().validateInvite({ code: codeIn() }))).toBe('400 INVITE_CONSUMED');
    expect(await outcome(anybody().consumeInvite(acceptance('Nora', codeIn())))).toBe('400 INVITE_CONSUMED');
  });

  it('keeps codes as hashes only', async () => {
    const { invite } = await create('hashed');
    const rows = await tables()
      .selectFrom('one_time_code')
      .selectAll()
      .where('subject', '=', invite.id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(codeIn());
    await admin.deleteInvite({ id: invite.id });
  });

  it('becomes one user where two come with the code at once', async () => {
    await create('twice');
    const both = await Promise.all(
      [1, 2].map(() => outcome(anybody().consumeInvite(acceptance('twice', codeIn())))),
    );
    expect(both.sort()).toEqual(['400 INVITE_CONSUMED', 'accepted']);
  });

  it('asks for the invited address, a good password and the consents that there are, and stays good meanwhile', async () => {
    await create('careful');
    const { body } = acceptance('careful', codeIn());
    const refused = (changed: object) => outcome(anybody().consumeInvite({ body: { ...body, ...changed } }));
    expect(await refused({ email: 'other@musterbank.example' })).toBe('400 INVALID_CREDENTIALS');
    expect(await refused({ password: 'short-7A' })).toBe('400 INVALID_REQUEST');
    expect(await refused({ password: samplePassword })).toBe('400 INVALID_REQUEST');
    expect(await refused({ name: '  ' })).toBe('400 INVALID_REQUEST');
    expect(await refused({ privacyAccepted: false })).toBe('400 INVALID_REQUEST');
    expect(await refused({ privacyAccepted: undefined })).toBe('400 INVALID_REQUEST');
    // The operator has configured no terms of use, so nobody can accept them.
    expect(await refused({ roles: ['ADMINISTRATOR'], termsAccepted: undefined })).toBe('accepted');
    const consumed = tables().selectFrom('audit').select('detail').where('action', '=', 'INVITE_CONSUMED');
    const { detail } = await consumed.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ privacyAccepted: true });
    expect(detail).not.toHaveProperty('termsAccepted');
    const account = tables().selectFrom('account').select('roles').where('email', '=', body.email);
    expect(await account.executeTakeFirst()).toEqual({ roles: ['READER'] });
  });

  it('tells administrators which policies are asked for', async () => {
    expect(await admin.policies({})).toEqual({ privacyUrl: 'https://regesta.example/privacy' });
  });

  it('runs out, cannot be sent again then, and makes room for another', async () => {
    const { invite } = await create('late');
    clock = new Date(clock.getTime() + 7 * days);
    admin = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
    expect(await outcome(anybody().validateInvite({ code: codeIn() }))).toBe('400 EXPIRED');
    expect(await outcome(anybody().consumeInvite(acceptance('late', codeIn())))).toBe('400 EXPIRED');
    expect(await outcome(admin.resendInvite({ id: invite.id }))).toBe('400 EXPIRED');
    expect(invite.isExpired).toBe(false);
    clock = new Date(clock.getTime() + 1);
    expect((await admin.invites({})).find(({ id }) => id === invite.id)).toMatchObject({ isExpired: true });
    const next = await create('late');
    expect(next.invite.id).not.toBe(invite.id);
    await admin.deleteInvite({ id: next.invite.id });
  });

  it('is sent again with a new code for the time that is left', async () => {
    const { invite } = await create('again');
    const first = codeIn();
    clock = new Date(clock.getTime() + days);
    admin = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
    expect((await admin.resendInvite({ id: invite.id })).invite).toEqual(invite);
    expect(await outcome(anybody().validateInvite({ code: first }))).toBe('400 INVALID_USER');
    expect(await anybody().validateInvite({ code: codeIn() })).toMatchObject({ expires: invite.expires });
    clock = new Date(new Date(invite.expires).getTime() + 1000);
    expect(await outcome(anybody().validateInvite({ code: codeIn() }))).toBe('400 EXPIRED');
  });

  it('is nothing any more when it was deleted', async () => {
    const { invite } = await create('gone');
    expect(await admin.deleteInvite({ id: invite.id })).toEqual({ id: invite.id });
    expect(await outcome(anybody().validateInvite({ code: codeIn() }))).toBe('400 INVALID_USER');
    expect(await outcome(anybody().consumeInvite(acceptance('gone', codeIn())))).toBe('400 INVALID_USER');
    expect(await outcome(admin.deleteInvite({ id: invite.id }))).toBe('404 NOT_FOUND');
    expect(await outcome(admin.resendInvite({ id: invite.id }))).toBe('404 NOT_FOUND');
    expect(await outcome(admin.deleteInvite({ id: "x' or 1=1" }))).toBe('400 INVALID_REQUEST');
    const name = 'gone@musterbank.example';
    expect((await deeds()).slice(0, 2)).toEqual([
      ['INVITE_DELETED', 'admin@musterbank.example', name],
      ['INVITE_CREATED', 'admin@musterbank.example', name],
    ]);
  });

  it.each([
    'no address',
    'somebody@alpina.example',
    'somebody@sub.musterbank.example',
    'somebody@musterbank.example.org',
    'two@at@musterbank.example',
    `${'x'.repeat(65)}@musterbank.example`,
    'x@musterbank.example\r\nBcc: all@musterbank.example',
  ])('refuses the address %j', async (email) => {
    expect(await outcome(admin.createInvite({ body: { email, roles: ['READER'] } }))).toBe(
      '400 INVALID_EMAIL_ADDRESS',
    );
    expect(domain.mails).toEqual([]);
  });

  it('refuses addresses of users and of the invited', async () => {
    expect(await outcome(create('READER'))).toBe('400 EMAIL_ALREADY_USED');
    await create('once');
    expect(await outcome(create('once'))).toBe('400 EMAIL_ALREADY_USED');
  });

  it('gives roles that fit and that the inviting person may give', async () => {
    expect(await outcome(create('roles', []))).toBe('400 INVALID_REQUEST');
    expect(await outcome(create('roles', ['OWNER' as Role]))).toBe('400 INVALID_REQUEST');
    expect(await outcome(create('roles', ['ISOLATED_TESTER', 'ADMINISTRATOR']))).toBe('400 EXCLUSIVE_ROLES');
    expect(await outcome(create('roles', ['READER', 'FULL_DOMAIN_ADMIN']))).toBe(
      '403 ROLE_NOT_YOURS_TO_GIVE',
    );
    admin = domain.client('musterbank', await domain.signIn('musterbank', 'owner'));
    expect((await create('roles', ['READER', 'FULL_DOMAIN_ADMIN'])).invite.roles).toContain(
      'FULL_DOMAIN_ADMIN',
    );
  });

  it.each(['reader', 'editor', 'data', 'chat'])('is not for %s', async (name) => {
    const client = domain.client('musterbank', await domain.signIn('musterbank', name));
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await outcome(client.invites({}))).toBe('403 FORBIDDEN');
    expect(
      await outcome(client.createInvite({ body: { email: 'x@musterbank.example', roles: ['READER'] } })),
    ).toBe('403 FORBIDDEN');
    expect(await outcome(client.deleteInvite({ id }))).toBe('403 FORBIDDEN');
    expect(await outcome(client.resendInvite({ id }))).toBe('403 FORBIDDEN');
  });

  it('does not open another organisation', async () => {
    await create('inside');
    expect(await outcome(domain.client('alpina').validateInvite({ code: codeIn() }))).toBe(
      '400 INVALID_USER',
    );
  });

  it('shows its link where the mail is refused for good, and never else', async () => {
    domain.mailAnswer.next = 'queued';
    expect(Object.keys(await create('queued'))).toEqual(['invite', 'mail']);
    domain.mailAnswer.next = 'refused';
    const refused = { status: 502, code: 'MAIL_REFUSED', link: expect.stringContaining('/invite/accept?') };
    const first = await create('refused').catch((error: ApiError) => error);
    expect(first).toMatchObject(refused);
    const invited = (await admin.invites({})).filter(({ email }) => email.startsWith('refused@'));
    expect(invited).toHaveLength(1);
    const again = await admin.resendInvite({ id: invited[0]?.id ?? '' }).catch((error: ApiError) => error);
    expect(again).toMatchObject(refused);
    const come = (details: object) =>
      outcome(
        anybody().consumeInvite(acceptance('refused', codeIn('link' in details ? `${details.link}` : ''))),
      );
    expect(await come(first)).toBe('400 INVALID_USER');
    expect(await come(again)).toBe('accepted');
  });
});
