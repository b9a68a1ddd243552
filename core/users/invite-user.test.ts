import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { sessionOf, startDomain, startMain } from '#server/testing/servers.ts';
import { inviteUser } from './invite-draft.ts';

const email = 'nora@musterbank.example';
const invitation = { email, roles: ['READER' as const] };

describe.each(testDatabases())('inviting somebody on both servers, on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  let both: Parameters<typeof inviteUser>[0];
  const report = vi.fn();
  beforeAll(async () => {
    domain = await startDomain(database);
    main = await startMain(database, domain);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });
  beforeEach(async () => {
    const token = await domain.signIn('musterbank', 'admin');
    both = {
      main: main.client(token),
      domain: domain.client('musterbank', token),
      notices: { report },
    };
    domain.mails.length = 0;
    domain.mailAnswer.next = 'sent';
    await forget();
  });

  const organisation = () => {
    const user = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (user === undefined) throw new Error('no musterbank');
    return user.db;
  };
  /** What both servers have stored about the invited person. */
  const traces = async () => ({
    main: await main.db.selectFrom('registered_user').select('email').where('email', '=', email).execute(),
    invites: await organisation().selectFrom('invite').select('email').where('email', '=', email).execute(),
    codes: await organisation()
      .selectFrom('one_time_code')
      .select('purpose')
      .where('purpose', '=', 'invite')
      .execute(),
  });
  const nothing = { main: [], invites: [], codes: [] };
  const forget = async () => {
    await main.db.deleteFrom('registered_user').execute();
    await organisation().deleteFrom('invite').execute();
    await organisation().deleteFrom('one_time_code').execute();
  };
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  /** Makes writing to a table fail, as a full disk would. */
  const broken = async (schema: string, table: string, work: () => Promise<void>) => {
    const name = sql.id(schema, table);
    const db = schema === 'main' ? main.db : domain.db;
    await sql`alter table ${name} add constraint broken check (false) not valid`.execute(db);
    try {
      await work();
    } finally {
      await sql`alter table ${name} drop constraint broken`.execute(db);
    }
  };

  it('leaves one record on each where all goes well', async () => {
    expect(await inviteUser(both, invitation)).toMatchObject({ mail: 'sent' });
    expect(await traces()).toEqual({
      main: [{ email }],
      invites: [{ email }],
      codes: [{ purpose: 'invite' }],
    });
  });

  it.each([
    ['the main server cannot keep the address', 'main', 'registered_user'],
    ['the invite cannot be written', 'org_musterbank', 'invite'],
    ['its code cannot be written', 'org_musterbank', 'one_time_code'],
    ['the audit log cannot be written', 'org_musterbank', 'audit'],
  ])('leaves nothing where %s, and can be done again', async (_, schema, table) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await broken(schema, table, async () => {
      expect(await outcome(inviteUser(both, invitation))).toBe('500 INTERNAL_ERROR');
      expect(await traces()).toEqual(nothing);
      expect(domain.mails).toEqual([]);
    });
    log.mockRestore();
    expect(await outcome(inviteUser(both, invitation))).toBe('accepted');
  });

  it('leaves nothing where no mail can be made, and can be done again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    domain.mailAnswer.next = new Error('the queue cannot be written');
    expect(await outcome(inviteUser(both, invitation))).toBe('500 INTERNAL_ERROR');
    expect(await traces()).toEqual(nothing);
    domain.mailAnswer.next = 'sent';
    log.mockRestore();
    expect(await outcome(inviteUser(both, invitation))).toBe('accepted');
  });

  it('leaves the invite on both where its mail is refused for good, and answers its link', async () => {
    domain.mailAnswer.next = 'refused';
    const link = expect.stringContaining('/invite/accept?');
    expect(await inviteUser(both, invitation)).toEqual({ mail: 'refused', link });
    expect(await traces()).toEqual({
      main: [{ email }],
      invites: [{ email }],
      codes: [{ purpose: 'invite' }],
    });
  });

  it.each([
    ['a user of the organisation', { email: 'reader@musterbank.example' }, '400 EMAIL_ALREADY_USED'],
    ['roles that exclude each other', { roles: ['ISOLATED_TESTER', 'ADMINISTRATOR'] }, '400 EXCLUSIVE_ROLES'],
    ['roles that are not theirs to give', { roles: ['FULL_DOMAIN_ADMIN'] }, '403 ROLE_NOT_YOURS_TO_GIVE'],
    ['no role', { roles: [] }, '400 INVALID_REQUEST'],
  ] as const)('leaves nothing where the organisation refuses %s', async (_, changed, refusal) => {
    const request = {
      ...invitation,
      ...changed,
      roles: [...('roles' in changed ? changed.roles : invitation.roles)],
    };
    expect(await outcome(inviteUser(both, request))).toBe(refusal);
    expect(await main.db.selectFrom('registered_user').selectAll().execute()).toEqual([]);
    expect(await traces()).toEqual(nothing);
  });

  it('leaves nothing where the organisation does not answer', async () => {
    const silent = { createInvite: () => Promise.reject(new TypeError('no connection')) };
    await expect(inviteUser({ ...both, domain: silent }, invitation)).rejects.toThrow('no connection');
    expect(await traces()).toEqual(nothing);
  });

  it('tells the first failure where undoing fails too, and can be done again', async () => {
    const away = new Error('away');
    const stuck = {
      registerUser: both.main.registerUser,
      removeRegisteredUser: () => Promise.reject(away),
    };
    const silent = { createInvite: () => Promise.reject(new TypeError('no connection')) };
    const undone = inviteUser({ ...both, main: stuck, domain: silent }, invitation);
    await expect(undone).rejects.toThrow('no connection');
    expect(report.mock.calls).toEqual([[away, 'free the address of an invite']]);
    expect(await traces()).toEqual({ ...nothing, main: [{ email }] });
    expect(await outcome(inviteUser(both, invitation))).toBe('accepted');
  });

  it('leaves an invite that works where only its answer was lost', async () => {
    const lost = {
      createInvite: async (input: Parameters<typeof both.domain.createInvite>[0]) => {
        await both.domain.createInvite(input);
        throw new TypeError('connection lost');
      },
    };
    await expect(inviteUser({ ...both, domain: lost }, invitation)).rejects.toThrow('connection lost');
    const code = new URL(domain.mails[0]?.data.link ?? '').searchParams.get('code') ?? '';
    const reply = await domain.client('musterbank').consumeInvite({
      body: {
        inviteCode: code,
        email,
        name: 'Nora Neu',
        preferredLanguage: 'DE',
        password: 'Sehr-geheim-7',
        privacyAccepted: true,
        termsAccepted: true,
      },
    });
    const { token } = sessionOf(reply);
    expect(await main.client(token).updateRegisteredUser({ body: { email, fullName: 'Nora Neu' } })).toEqual({
      email,
      accepted: true,
    });
  });
});
