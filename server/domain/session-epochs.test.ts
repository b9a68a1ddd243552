import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { mainUrl, startDomain, startMain } from '#server/testing/servers.ts';
import { sessionOn } from '#server/testing/session-on.ts';
import { organisationUserId, signToken } from '../auth/tokens.ts';
import { createMainSessions, type MainSessions } from './main-sessions.ts';
import { samplePassword } from './sample-organisations.ts';
import { announce } from './untold-users.ts';

const day = 86_400;

/** The clock of the domain server is that of the main server and so many seconds. */
describe.each(
  testDatabases().flatMap((database) =>
    [0, 90, -90, day].map((ahead) => ({ database, ahead, name: `${database.name}, ${ahead} s ahead` })),
  ),
)('session epochs on $name', ({ database, ahead }) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  let sessions: MainSessions;
  let isAway = false;
  const now = () => new Date(Date.now() + ahead * 1000);
  beforeAll(async () => {
    domain = await startDomain(database, now);
    main = await startMain(database, domain);
    sessions = createMainSessions({
      mainUrl,
      db: domain.db,
      now,
      log: () => undefined,
      fetch: async (url, init) => {
        if (isAway) throw new TypeError('no connection');
        return main.app.request(url, init);
      },
    });
    domain.link.tell = sessions.tell;
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const onMain = (token: string) => sessionOn(main, token);
  const adminOf = async (slug: string) => domain.client(slug, await domain.signIn(slug, 'owner'));
  const own = (slug: string) => {
    const organisation = domain.server.organisations().find((one) => one.slug === slug);
    if (organisation === undefined) throw new Error(`no ${slug}`);
    return organisation;
  };
  const accountOf = (slug: string, name: string) =>
    own(slug)
      .db.selectFrom('account')
      .select(['id', 'epoch', 'roles_epoch', 'roles'])
      .where('email', '=', `${name}@${slug}.example`)
      .executeTakeFirstOrThrow();

  it('a forced sign-out ends the token on the main server, and the next sign-in counts at once', async () => {
    const admin = await adminOf('musterbank');
    for (const _ of [1, 2]) {
      const token = await domain.signIn('musterbank', 'chat');
      expect(await onMain(token)).toBe('accepted');
      // As the portal does: the main server is called first, which cannot know the epoch.
      const body = { email: 'chat@musterbank.example' };
      await main.client(await domain.signIn('musterbank', 'owner')).endSessionsOnMain({ body });
      expect(await onMain(token)).toBe(401);
      await admin.endSessions({ body });
      const next = await domain.signIn('musterbank', 'chat');
      expect([await onMain(token), await onMain(next)]).toEqual([401, 'accepted']);
    }
  });

  it('a new password ends all tokens but that of the change', async () => {
    const [token, other] = [await domain.signIn('alpina', 'chat'), await domain.signIn('alpina', 'chat')];
    const client = domain.client('alpina', token);
    const { id } = await client.currentUser({});
    const body = { currentPassword: samplePassword, newPassword: 'Kupfer-Salat-77' };
    const { token: next } = await client.changePassword({ id, body });
    expect(await Promise.all([token, other, next].map(onMain))).toEqual([401, 401, 'accepted']);
  });

  it('a role that is taken away is gone at once, and one that is given counts from the next sign-in on', async () => {
    const admin = await adminOf('musterbank');
    const { id } = await accountOf('musterbank', 'admin');
    const options = (token: string) =>
      main
        .client(token)
        .roleOptions({})
        .then(
          () => 'accepted',
          (error: { status: number }) => error.status,
        );
    const token = await domain.signIn('musterbank', 'admin');
    expect(await options(token)).toBe('accepted');
    await admin.updateUser({ id, body: { roles: ['READER'] } });
    expect([await options(token), await onMain(token)]).toEqual([403, 'accepted']);
    await admin.updateUser({ id, body: { roles: ['READER', 'ADMINISTRATOR'] } });
    const plain = await domain.signIn('musterbank', 'reader');
    expect([await options(await domain.signIn('musterbank', 'admin')), await options(plain)]).toEqual([
      'accepted',
      403,
    ]);
  });

  it('a deleted user is out, and whoever has the address next is not', async () => {
    const admin = await adminOf('musterbank');
    const token = await domain.signIn('musterbank', 'tester');
    const { id } = await accountOf('musterbank', 'tester');
    await admin.deleteUser({ id });
    expect(await onMain(token)).toBe(401);
    const { id: _, ...like } = await own('musterbank')
      .db.selectFrom('account')
      .selectAll()
      .where('email', '=', 'reader@musterbank.example')
      .executeTakeFirstOrThrow();
    const again = { email: 'tester@musterbank.example', epoch: 0, roles: JSON.stringify(['READER']) };
    await own('musterbank')
      .db.insertInto('account')
      .values({ ...like, last_login: now(), ...again })
      .execute();
    expect([await onMain(token), await onMain(await domain.signIn('musterbank', 'tester'))]).toEqual([
      401,
      'accepted',
    ]);
  });

  it('what the main server misses waits in the transaction of the change, and is told with the first connection', async () => {
    const admin = await adminOf('alpina');
    const token = await domain.signIn('alpina', 'comments');
    isAway = true;
    await admin.endSessions({ body: { email: 'comments@alpina.example' } });
    const next = await domain.signIn('alpina', 'comments');
    expect([await onMain(token), await onMain(next)]).toEqual(['accepted', 'accepted']);
    isAway = false;
    // As at a start: what waits is due, whatever the time.
    await announce(domain.db, domain.server.organisations(), now(), () => false);
    await sessions.work(domain.server.organisations());
    expect([await onMain(token), await onMain(next)]).toEqual([401, 'accepted']);
  });

  it('after one of the databases was restored no user is kept out, and no ended token comes back', async () => {
    const admin = await adminOf('alpina');
    const token = await domain.signIn('alpina', 'changes');
    const before = await accountOf('alpina', 'changes');
    await admin.endSessions({ body: { email: 'changes@alpina.example' } });
    await admin.updateUser({ id: before.id, body: { roles: ['READER'] } });
    const start = async () => {
      await announce(domain.db, domain.server.organisations(), now(), () => true);
      for (const _ of [1, 2]) await sessions.work(domain.server.organisations());
    };
    const signIn = () => domain.signIn('alpina', 'changes');
    const { id, roles, ...epochs } = before;
    const change = own('alpina').db.updateTable('account').where('id', '=', id);
    await change.set({ ...epochs, roles: JSON.stringify(roles) }).execute();
    expect(await onMain(await signIn())).toBe(401);
    await start();
    expect([await onMain(token), await onMain(await signIn())]).toEqual([401, 'accepted']);
    await main.db.deleteFrom('user_epoch').execute();
    await start();
    expect([await onMain(token), await onMain(await signIn())]).toEqual([401, 'accepted']);
  });

  it('somebody who was deleted and comes back with a backup gets in again, and what others did is told', async () => {
    const admin = await adminOf('alpina');
    const token = await domain.signIn('alpina', 'tester');
    const { db } = own('alpina');
    const find = db.selectFrom('account').selectAll().where('email', '=', 'tester@alpina.example');
    const backup = await find.executeTakeFirstOrThrow();
    const restore = () =>
      db
        .insertInto('account')
        .values({ ...backup, roles: JSON.stringify(backup.roles), last_login: now() })
        .execute();
    // Twice, since what was told of the first time must not keep them out the second time.
    for (const _ of [1, 2]) {
      await admin.deleteUser({ id: backup.id });
      expect(await onMain(token)).toBe(401);
      await restore();
      await announce(domain.db, domain.server.organisations(), now(), () => true);
      for (const _ of [1, 2]) await sessions.work(domain.server.organisations());
      expect([await onMain(token), await onMain(await domain.signIn('alpina', 'tester'))]).toEqual([
        401,
        'accepted',
      ]);
    }
    expect(await domain.db.withSchema('domain').selectFrom('untold').selectAll().execute()).toEqual([]);
  });

  it('a change that is stored is confirmed, whatever happens to the telling', async () => {
    const logged: string[] = [];
    const away = () => {
      throw new Error('no connection');
    };
    const db = domain.db.withPlugin({ transformQuery: away, transformResult: away });
    const broken = createMainSessions({ mainUrl, db, now, log: (line) => logged.push(line) });
    await broken.tell(own('alpina'), ['00000000-0000-4000-8000-000000000000']);
    expect(logged).toEqual([expect.stringContaining('it is told again')]);
  });

  it('is told by the server of the organisation only, of its own users', async () => {
    const { id } = await accountOf('musterbank', 'reader');
    const body = (email: string) => ({ body: { users: [], removed: [{ userId: id, email }] } });
    const outcome = (token: string, email: string) =>
      main
        .client(token)
        .tellUsers(body(email))
        .then(
          () => 'accepted',
          (error: { status: number; code: string }) => `${error.status} ${error.code}`,
        );
    const mine = 'reader@musterbank.example';
    expect(await outcome(await domain.signIn('musterbank', 'owner'), mine)).toBe('403 ORGANISATION_ONLY');
    expect(await outcome(await domain.signIn('musterbank', 'reader'), mine)).toBe('403 FORBIDDEN');
    const { key, baseUrl } = own('alpina');
    const alpina = {
      userId: organisationUserId,
      email: '@alpina.example',
      organisation: 'alpina',
      issuer: baseUrl,
      epoch: 0,
      rolesEpoch: 0,
      roles: ['ADMINISTRATOR'],
    };
    const token = await signToken(key, alpina, now);
    expect(await outcome(token, mine)).toBe('403 EMAIL_DOMAIN_MISMATCH');
    // An id of another organisation is none of theirs: it ends nothing there.
    await main.client(token).tellUsers({ body: { users: [], removed: [{ userId: id }] } });
    expect(await onMain(await domain.signIn('musterbank', 'reader'))).toBe('accepted');
  });
});
