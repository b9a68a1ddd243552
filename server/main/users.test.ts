import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#core/contract/domain/user.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { domainUrl, mainUrl, startDomain, startMain } from '#server/testing/servers.ts';
import { signToken } from '../auth/tokens.ts';
import { createMainSessions } from '../domain/main-sessions.ts';
import { announce } from '../domain/untold-users.ts';

describe.each(testDatabases())('the register of users on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const as = async (name: string, slug = 'musterbank') => main.client(await domain.signIn(slug, name));
  const mail = (name: string, slug = 'musterbank') => ({ body: { email: `${name}@${slug}.example` } });
  const row = (email: string) =>
    main.db.selectFrom('registered_user').selectAll().where('email', '=', email).executeTakeFirst();

  /** Changes somebody at the organisation, which tells this server unless it is silent. */
  const raise = async (
    { roles, ...set }: { epoch?: number; roles_epoch?: number; roles?: Role[] },
    email: string,
    tells = true,
  ) => {
    const organisation = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    await organisation?.db
      .updateTable('account')
      .set({ ...set, ...(roles && { roles: JSON.stringify(roles) }) })
      .where('email', '=', email)
      .execute();
    if (!tells) return;
    await announce(domain.db, domain.server.organisations(), new Date(), () => true);
    const link = { mainUrl, now: () => new Date(), db: domain.db, log: console.error };
    const fetch = async (url: string, init: RequestInit) => main.app.request(url, init);
    await createMainSessions({ ...link, fetch }).work(domain.server.organisations());
  };

  it('keeps an address for one who is invited, and frees it again', async () => {
    const admin = await as('admin');
    const given = { body: { email: ' New@Musterbank.example ' } };
    expect(await admin.registerUser(given)).toEqual({ email: 'new@musterbank.example', accepted: false });
    // The same call again, as after a lost reply.
    expect(await outcome(admin.registerUser(given))).toBe('accepted');
    expect(await admin.removeRegisteredUser(given)).toEqual({ email: 'new@musterbank.example' });
    expect(await row('new@musterbank.example')).toBeUndefined();
  });

  it('frees an address for one who is invited without ending anybody’s session, also twice', async () => {
    const [admin, reader] = [await as('admin'), await as('reader')];
    const { email } = mail('reader').body;
    // Two administrators invite a user whom this server has never heard of, and take it back.
    await admin.registerUser(mail('reader'));
    await admin.registerUser(mail('reader'));
    for (const _ of [1, 2]) await admin.removeRegisteredUser({ body: { email, reserved: true } });
    expect(await outcome(reader.emailDomain({}))).toBe('accepted');
    expect(await row(email)).toBeUndefined();
    await reader.updateRegisteredUser({ body: { email, fullName: 'Renaud Rochat' } });
    await admin.removeRegisteredUser({ body: { email, reserved: true } });
    expect(await row(email)).toMatchObject({ full_name: 'Renaud Rochat' });
  });

  it('refuses an address that somebody uses', async () => {
    const admin = await as('admin');
    await admin.updateRegisteredUser({ body: { email: 'used@musterbank.example', roles: ['READER'] } });
    expect(await outcome(admin.registerUser(mail('used')))).toBe('400 EMAIL_ALREADY_USED');
  });

  it('lets administrators of another organisation and users without the role change nothing', async () => {
    const foreign = await as('admin', 'alpina');
    const reader = await as('reader');
    for (const [client, refusal] of [
      [foreign, '403 EMAIL_DOMAIN_MISMATCH'],
      [reader, '403 FORBIDDEN'],
    ] as const) {
      expect(await outcome(client.registerUser(mail('victim')))).toBe(refusal);
      expect(await outcome(client.updateRegisteredUser(mail('victim')))).toBe(refusal);
      expect(await outcome(client.removeRegisteredUser(mail('victim')))).toBe(refusal);
      expect(await outcome(client.endSessionsOnMain(mail('victim')))).toBe(refusal);
    }
    expect(await row('victim@musterbank.example')).toBeUndefined();
    expect(await outcome(main.client('').registerUser(mail('victim')))).toBe('401 UNAUTHORISED');
  });

  it('lets users say of themselves all but their roles', async () => {
    const email = 'reader@musterbank.example';
    const reader = await as('reader');
    await reader.updateRegisteredUser({ body: { email, fullName: 'R. Rochat', preferredLanguage: 'FR' } });
    expect(await row(email)).toMatchObject({ full_name: 'R. Rochat', preferred_language: 'FR', roles: null });
    const more = { body: { email, roles: ['READER' as const, 'ADMINISTRATOR' as const] } };
    expect(await outcome(reader.updateRegisteredUser(more))).toBe('403 FORBIDDEN');
  });

  it('refuses from the next call on what was taken away, until the next sign-in', async () => {
    const [admin, owner] = [await as('admin'), await as('owner')];
    const email = 'owner@musterbank.example';
    expect(await outcome(owner.domains({}))).toBe('accepted');
    await admin.updateRegisteredUser({ body: { email, roles: ['READER', 'ADMINISTRATOR'] } });
    expect(await outcome(owner.domains({}))).toBe('403 FORBIDDEN');
    expect(await outcome(owner.roleOptions({}))).toBe('accepted');
    // What the organisation tells then is what counts, and by its epoch it does not concern later tokens.
    await raise({ roles_epoch: 1, roles: ['READER', 'REGESTA_STATICDB_DATA_ADMIN'] }, email);
    expect(await outcome(owner.roleOptions({}))).toBe('403 FORBIDDEN');
    // The new role does not extend the rights of the old token.
    const index = owner.index({ body: { entityType: 'regulations', language: 'DE' } });
    expect(await outcome(index)).toBe('403 FORBIDDEN');
    await raise({ roles_epoch: 2, roles: ['READER', 'ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'] }, email);
    expect(await outcome(owner.roleOptions({}))).toBe('accepted');
    await raise({ roles_epoch: 3, roles: ['READER'] }, email);
    await raise({ roles_epoch: 4, roles: ['READER', 'ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'] }, email, false);
    expect(await outcome((await as('owner')).domains({}))).toBe('accepted');
    expect(await outcome(owner.roleOptions({}))).toBe('403 FORBIDDEN');
  });

  it('ends running sessions at once, and no later ones', async () => {
    const [admin, comments] = [await as('admin'), await as('comments')];
    expect(await outcome(comments.emailDomain({}))).toBe('accepted');
    await admin.endSessionsOnMain(mail('comments'));
    expect(await outcome(comments.emailDomain({}))).toBe('401 UNAUTHORISED');
    // The organisation, which is called next, ends them too and tells it.
    await raise({ epoch: 1 }, 'comments@musterbank.example');
    expect(await outcome((await as('comments')).emailDomain({}))).toBe('accepted');
    expect(await outcome(comments.emailDomain({}))).toBe('401 UNAUTHORISED');
    expect(await outcome(admin.endSessionsOnMain(mail('admin')))).toBe('403 OWN_ACCOUNT');
  });

  it('believes for ten minutes that sessions are over which the organisation has not ended', async () => {
    const [admin, tester] = [await as('admin'), await as('tester')];
    const { email } = mail('tester').body;
    const begin = Date.now();
    await admin.endSessionsOnMain(mail('tester'));
    const until = (await row(email))?.ended_until?.getTime() ?? 0;
    expect(Math.round((until - begin) / 60_000)).toBe(10);
    // Somebody who signs in where the epoch was raised meanwhile comes in before that was told.
    await raise({ epoch: 0 }, email);
    await admin.endSessionsOnMain(mail('tester'));
    await raise({ epoch: 1 }, email, false);
    expect(await outcome((await as('tester')).emailDomain({}))).toBe('accepted');
    expect(await outcome(tester.emailDomain({}))).toBe('401 UNAUTHORISED');
    const past = { ended_until: new Date(Date.now() - 1) };
    await main.db.updateTable('registered_user').set(past).where('email', '=', email).execute();
    expect(await outcome(tester.emailDomain({}))).toBe('accepted');
  });

  it('ends the sessions of a removed user and keeps nothing else of them', async () => {
    const changes = await as('changes');
    const email = 'changes@musterbank.example';
    await changes.updateRegisteredUser({ body: { email, fullName: 'Charlotte Chapuis' } });
    await changes.removeRegisteredUser({ body: { email } });
    expect(await outcome(changes.emailDomain({}))).toBe('401 UNAUTHORISED');
    expect(await row(email)).toMatchObject({ accepted_at: null, full_name: null, roles: null });
    // Cancelling an invite of the same address must not revive the deleted user's tokens.
    const admin = await as('admin');
    await admin.registerUser(mail('changes'));
    await admin.removeRegisteredUser(mail('changes'));
    expect(await outcome(changes.emailDomain({}))).toBe('401 UNAUTHORISED');
    await main.db
      .updateTable('registered_user')
      .set({ ended_until: new Date(Date.now() - 1000) })
      .where('email', '=', email)
      .execute();
    await admin.removeRegisteredUser(mail('nobody'));
    expect(await row(email)).toBeUndefined();
  });

  it('ends the sessions of a removed user whom it has never heard of', async () => {
    const editor = await as('editor', 'alpina');
    await (await as('admin', 'alpina')).removeRegisteredUser(mail('editor', 'alpina'));
    expect(await outcome(editor.emailDomain({}))).toBe('401 UNAUTHORISED');
    expect(await outcome((await as('admin', 'alpina')).registerUser(mail('editor', 'alpina')))).toBe(
      'accepted',
    );
  });

  it('refuses tokens that are forged, over or of an organisation that it does not know', async () => {
    const organisation = domain.server.organisations().find(({ slug }) => slug === 'alpina');
    if (organisation === undefined) throw new Error('no alpina');
    const claims = {
      userId: '00000000-0000-4000-8000-000000000000',
      email: 'admin@musterbank.example',
      organisation: 'musterbank',
      issuer: `${domainUrl}/musterbank`,
      epoch: 0,
      rolesEpoch: 0,
      roles: ['ADMINISTRATOR'],
    };
    const state = async (changed: Partial<typeof claims>, now = () => new Date()) =>
      outcome(main.client(await signToken(organisation.key, { ...claims, ...changed }, now)).emailDomain({}));
    expect(await state({})).toBe('401 UNAUTHORISED');
    expect(await state({ issuer: `${domainUrl}/nowhere` })).toBe('401 UNAUTHORISED');
    const alpina = { organisation: 'alpina', issuer: `${domainUrl}/alpina` };
    expect(await state({ ...alpina, organisation: 'musterbank' })).toBe('401 UNAUTHORISED');
    expect(await state(alpina, () => new Date(Date.now() - 13 * 3_600_000))).toBe('401 UNAUTHORISED');
    // An organisation that signs a token for an address of another organisation is refused.
    expect(await state(alpina)).toBe('401 UNAUTHORISED');
  });

  it('tells roles and the e-mail domain to whom they concern', async () => {
    const values = async (name: string) => (await (await as(name)).roleOptions({})).map(({ value }) => value);
    const own = ['ADMINISTRATOR', 'READER', 'COMMENT_EDITOR', 'CHANGE_READER', 'CHANGE_EDITOR'];
    expect(await values('admin')).toEqual([...own, 'ISOLATED_TESTER', 'CHAT_USER']);
    expect(await values('owner')).toContain('FULL_DOMAIN_ADMIN');
    const [first] = await (await as('admin')).roleOptions({});
    expect(first).toMatchObject({ covers: own.slice(1), excludes: ['ISOLATED_TESTER'] });
    expect(await outcome((await as('reader')).roleOptions({}))).toBe('403 FORBIDDEN');
    expect(await (await as('reader', 'alpina')).emailDomain({})).toEqual({ emailDomain: 'alpina.example' });
  });
});
