import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#core/contract/domain/user.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainUrl, startDomain } from '#server/testing/servers.ts';
import type { Organisation } from './organisation.ts';

describe.each(testDatabases())('users on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let db: Organisation['db'];
  let admin: Awaited<ReturnType<typeof as>>;
  let reader: Awaited<ReturnType<typeof as>>;
  beforeAll(async () => {
    domain = await startDomain(database);
    db = dbOf('musterbank');
  });
  afterAll(() => domain?.stop());
  beforeEach(async () => {
    admin = await as('admin');
    reader = await as('reader');
  });

  const address = (name: string, slug = 'musterbank') => `${name}@${slug}.example`;
  const dbOf = (slug: string) => {
    const organisation = domain.server.organisations().find((one) => one.slug === slug);
    if (organisation === undefined) throw new Error(`no ${slug}`);
    return organisation.db;
  };
  async function as(name: string, slug = 'musterbank') {
    const client = domain.client(slug, await domain.signIn(slug, name), '203.0.113.1');
    return { client, id: (await client.currentUser({})).id };
  }
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const stored = (name: string) =>
    db.selectFrom('account').selectAll().where('email', '=', address(name)).executeTakeFirstOrThrow();
  const enter = async (name: string, roles: Role[], slug = 'musterbank') => {
    const { id: _, last_login: __, ...like } = await stored('reader');
    const row = { ...like, email: address(name, slug), full_name: name, roles: JSON.stringify(roles) };
    await dbOf(slug).insertInto('account').values(row).execute();
    return as(name, slug);
  };
  const lastLine = () =>
    db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  const unknown = '00000000-0000-4000-8000-000000000000';

  it('are listed for administrators, and read by themselves', async () => {
    const all = await admin.client.users({});
    expect(all.map(({ email }) => email)).toEqual(
      ['admin', 'changes', 'chat', 'comments', 'data', 'editor', 'owner', 'reader', 'tester'].map((name) =>
        address(name),
      ),
    );
    expect(all[0]?.roles).toEqual([
      'ADMINISTRATOR',
      'READER',
      'COMMENT_EDITOR',
      'CHANGE_READER',
      'CHANGE_EDITOR',
    ]);
    expect(JSON.stringify(all)).not.toMatch(/argon|hash|epoch/i);
    expect((await admin.client.user({ id: reader.id })).email).toBe(address('reader'));
    expect((await reader.client.user({ id: reader.id })).email).toBe(address('reader'));
    expect(await outcome(reader.client.users({}))).toBe('403 FORBIDDEN');
    expect(await outcome(reader.client.user({ id: admin.id }))).toBe('403 FORBIDDEN');
    expect(await outcome(reader.client.user({ id: unknown }))).toBe('403 FORBIDDEN');
    expect(await outcome(admin.client.user({ id: unknown }))).toBe('404 USER_NOT_FOUND');
    expect(await outcome(admin.client.user({ id: "1' or 1=1" }))).toBe('400 INVALID_REQUEST');
  });

  it('of another organisation are out of reach, by id too', async () => {
    const alpina = await as('admin', 'alpina');
    expect(await outcome(alpina.client.user({ id: reader.id }))).toBe('404 USER_NOT_FOUND');
    expect(await outcome(alpina.client.updateUser({ id: reader.id, body: { fullName: 'Eve' } }))).toBe(
      '404 USER_NOT_FOUND',
    );
    expect(await outcome(alpina.client.deleteUser({ id: reader.id }))).toBe('404 USER_NOT_FOUND');
  });

  it('edit themselves: name, title and languages', async () => {
    const { updateUser, currentUser } = reader.client;
    const id = reader.id;
    expect(await updateUser({ id, body: { fullName: ' Renée Rochat ', title: null } })).toMatchObject({
      fullName: 'Renée Rochat',
      preferredLanguage: 'FR',
    });
    expect(await currentUser({})).not.toHaveProperty('title');
    expect(await updateUser({ id, body: { documentDisplayLanguage: 'IT' } })).toMatchObject({
      preferredLanguage: 'FR',
      fallbackLanguage: 'FR',
      documentDisplayLanguage: 'IT',
    });
    const whole = await currentUser({});
    expect(await updateUser({ id, body: { ...whole, preferredLanguage: 'EN' } })).toMatchObject({
      preferredLanguage: 'EN',
      fallbackLanguage: 'EN',
      documentDisplayLanguage: 'EN',
    });
    expect(await updateUser({ id, body: { ...whole, preferredLanguage: 'EN', title: 'MR' } })).toMatchObject({
      title: 'MR',
      documentDisplayLanguage: 'IT',
    });
    expect(await lastLine()).toMatchObject({
      action: 'USER_CHANGED',
      actor: address('reader'),
      subject: address('reader'),
      address: '203.0.113.1',
      detail: { fields: ['title', 'fallback_language', 'document_display_language'] },
    });
  });

  it.each([
    ['an empty name', { fullName: '  ' }, '400 INVALID_REQUEST'],
    ['a name of two lines', { fullName: 'Eve\r\nBcc: all' }, '400 INVALID_REQUEST'],
    ['another address', { email: 'eve@musterbank.example' }, '400 EMAIL_READ_ONLY'],
    ['a title that is not offered', { title: 'DR' as const }, '400 INVALID_REQUEST'],
    ['no role', { roles: [] }, '400 INVALID_REQUEST'],
    ['roles of their own choice', { roles: ['READER', 'ADMINISTRATOR'] as Role[] }, '403 FORBIDDEN'],
  ])('are refused %s', async (_, body, expected) => {
    expect(await outcome(reader.client.updateUser({ id: reader.id, body }))).toBe(expected);
    expect(await outcome(reader.client.updateUser({ id: admin.id, body }))).toMatch(/^40[03]/);
  });

  it('keep the title DR where it is stored, until they choose another', async () => {
    const { id, client } = reader;
    await db.updateTable('account').set({ title: 'DR' }).where('id', '=', id).execute();
    const whole = await client.currentUser({});
    expect(whole.title).toBe('DR');
    expect((await client.updateUser({ id, body: { ...whole, fullName: 'R. Rochat' } })).title).toBe('DR');
    expect((await client.updateUser({ id, body: { title: 'MR' } })).title).toBe('MR');
    expect(await outcome(client.updateUser({ id, body: { title: 'DR' } }))).toBe('400 INVALID_REQUEST');
  });

  it('keep a name that is markup or a statement as it is, as text', async () => {
    const fullName = `<img src=x onerror=alert(1)> '); drop table account; --`;
    expect((await reader.client.updateUser({ id: reader.id, body: { fullName } })).fullName).toBe(fullName);
  });

  it('gain nothing by fields that an edit does not have', async () => {
    const before = await stored('reader');
    const send = (body: object) =>
      domain.server.fetch(
        new Request(`${domainUrl}/musterbank/api/v1/users/${reader.id}`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        }),
      );
    const token = await domain.signIn('musterbank', 'reader');
    const more = {
      id: admin.id,
      epoch: 7,
      password_hash: 'x',
      passwordHash: 'x',
      createdAt: '1999-01-01',
      lastLogin: '1999-01-01',
      isAdmin: true,
    };
    expect((await send({ ...more, fullName: 'Renaud Rochat' })).status).toBe(200);
    expect((await send({ ...more, roles: ['READER', 'ADMINISTRATOR'] })).status).toBe(403);
    const { last_login: _, full_name: __, ...after } = await stored('reader');
    expect(before).toMatchObject(after);
  });

  it('get their roles from administrators, who need not be believed about what is beyond them', async () => {
    const give = (roles: Role[]) => admin.client.updateUser({ id: reader.id, body: { roles } });
    expect((await give(['CHANGE_EDITOR', 'READER'])).roles).toEqual([
      'READER',
      'CHANGE_READER',
      'CHANGE_EDITOR',
    ]);
    expect((await stored('reader')).roles).toEqual(['CHANGE_EDITOR']);
    expect(await lastLine()).toMatchObject({
      action: 'ROLES_CHANGED',
      actor: address('admin'),
      subject: address('reader'),
      detail: { from: ['READER'], to: ['CHANGE_EDITOR'] },
    });
    expect(await outcome(give(['CHANGE_EDITOR', 'ISOLATED_TESTER']))).toBe('400 EXCLUSIVE_ROLES');
    expect(await outcome(give(['ADMINISTRATOR', 'ISOLATED_TESTER']))).toBe('400 EXCLUSIVE_ROLES');
    for (const role of ['FULL_DOMAIN_ADMIN', 'REGESTA_STATICDB_DATA_ADMIN'] as const)
      expect(await outcome(give(['READER', role]))).toBe('403 ROLE_NOT_YOURS_TO_GIVE');
    const owner = await as('owner');
    const data = (await owner.client.users({})).find(({ email }) => email === address('data'));
    if (data === undefined) throw new Error('no data');
    const named = await owner.client.updateUser({ id: data.id, body: { ...data, fullName: 'D. Dotti' } });
    expect(named.roles).toContain('REGESTA_STATICDB_DATA_ADMIN');
    const given = await owner.client.updateUser({ id: reader.id, body: { roles: ['FULL_DOMAIN_ADMIN'] } });
    expect(given.roles).toEqual(['FULL_DOMAIN_ADMIN']);
    expect(await outcome(give(['READER']))).toBe('403 RIGHTS_NOT_YOURS');
    await owner.client.updateUser({ id: reader.id, body: { roles: ['READER'] } });
  });

  it('lose what an administrator may do with their role, in the call that follows', async () => {
    const second = await enter('second', ['ADMINISTRATOR']);
    await second.client.users({});
    await admin.client.updateUser({ id: second.id, body: { roles: ['READER'] } });
    expect(await outcome(second.client.users({}))).toBe('403 FORBIDDEN');
    expect(await outcome(second.client.deleteUser({ id: reader.id }))).toBe('403 FORBIDDEN');
    expect(await outcome(second.client.updateUser({ id: reader.id, body: { fullName: 'Eve' } }))).toBe(
      '403 FORBIDDEN',
    );
    await admin.client.deleteUser({ id: second.id });
    expect(await outcome(second.client.currentUser({}))).toBe('401 UNAUTHORISED');
  });

  it('are never left without an administrator, even by two at the same moment', async () => {
    let last = await as('admin', 'alpina');
    const owner = (await last.client.users({})).find(({ email }) => email.startsWith('owner@'));
    if (owner === undefined) throw new Error('no owner');
    const itself = await as('owner', 'alpina');
    await itself.client.updateUser({ id: owner.id, body: { roles: ['READER'] } });
    const own = { id: last.id, body: { roles: ['READER'] as Role[] } };
    expect(await outcome(last.client.updateUser(own))).toBe('409 LAST_ADMINISTRATOR');
    expect(await outcome(last.client.deleteUser({ id: last.id }))).toBe('409 LAST_ADMINISTRATOR');
    for (let round = 0; round < 6; round++) {
      const rival = await enter(`rival${round}`, ['ADMINISTRATOR'], 'alpina');
      const remove = ({ client }: typeof last, id: string) =>
        outcome(
          round % 2 === 0
            ? client.updateUser({ id, body: { roles: ['READER'] } })
            : client.deleteUser({ id }),
        );
      const outcomes = await Promise.all([remove(last, rival.id), remove(rival, last.id)]);
      expect(outcomes.filter((one) => one === 'accepted')).toHaveLength(1);
      const left = await dbOf('alpina')
        .selectFrom('account')
        .select('id')
        .where(sql<boolean>`roles @> '["ADMINISTRATOR"]'::jsonb`)
        .execute();
      expect(left).toHaveLength(1);
      if (left[0]?.id === rival.id) last = rival;
    }
  });

  it('remove themselves, and are removed by administrators', async () => {
    const going = await enter('going', ['READER']);
    expect(await outcome(going.client.deleteUser({ id: reader.id }))).toBe('403 FORBIDDEN');
    expect(await going.client.deleteUser({ id: going.id })).toEqual({ id: going.id });
    expect(await outcome(going.client.currentUser({}))).toBe('401 UNAUTHORISED');
    const other = await enter('other', ['READER']);
    await admin.client.deleteUser({ id: other.id });
    expect(await lastLine()).toMatchObject({
      action: 'USER_DELETED',
      actor: address('admin'),
      subject: address('other'),
    });
    expect(await outcome(admin.client.deleteUser({ id: other.id }))).toBe('404 USER_NOT_FOUND');
  });

  it('are forced to sign in again, running sessions too, by administrators and not by themselves', async () => {
    const end = (client: typeof admin.client, name: string) =>
      outcome(client.endSessions({ body: { email: address(name) } }));
    expect(await end(reader.client, 'admin')).toBe('403 FORBIDDEN');
    expect(await end(admin.client, 'admin')).toBe('403 OWN_ACCOUNT');
    expect(await end(admin.client, 'nobody')).toBe('404 USER_NOT_FOUND');
    expect(await end(admin.client, 'Reader')).toBe('accepted');
    expect(await outcome(reader.client.currentUser({}))).toBe('401 UNAUTHORISED');
    expect(await lastLine()).toMatchObject({
      action: 'LOGIN_FORCED',
      actor: address('admin'),
      subject: address('reader'),
    });
    expect(await outcome((await as('reader')).client.currentUser({}))).toBe('accepted');
  });

  it('are named to each other, and a tester to nobody', async () => {
    const names = await reader.client.userNames({});
    expect(names).toContainEqual({ id: (await stored('chat')).id, fullName: 'Chloe Carter' });
    expect(Object.keys(names[0] ?? {})).toEqual(['id', 'fullName']);
    const tester = await as('tester');
    expect(names.map(({ id }) => id)).not.toContain(tester.id);
    expect(await tester.client.userNames({})).toEqual([{ id: tester.id, fullName: 'Tessa Thompson' }]);
  });

  it('may be ten thousand', async () => {
    await sql`insert into org_musterbank.account
      (email, full_name, preferred_language, fallback_language, document_display_language, roles, password_hash)
      select 'user' || n || '@musterbank.example', 'User ' || n, 'DE', 'DE', 'DE', '["READER"]', 'x'
      from generate_series(1, 10000) n`.execute(db);
    const all = await admin.client.users({});
    expect(all.length).toBeGreaterThan(10_000);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
