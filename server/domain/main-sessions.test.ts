import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { mainUrl, startDomain, startMain } from '#server/testing/servers.ts';
import { sessionOn } from '#server/testing/session-on.ts';
import { createMainSessions, type MainSessions } from './main-sessions.ts';
import { samplePassword } from './sample-organisations.ts';

describe.each(testDatabases())('sessions on the main server, users on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  let sessions: MainSessions;
  let clock = () => new Date();
  const logged: string[] = [];
  let answers: 'as ever' | 'not' | 'no' | 'failing' = 'as ever';
  beforeAll(async () => {
    domain = await startDomain(database);
    main = await startMain(embeddedDatabase, domain);
    const link = {
      mainUrl,
      db: domain.db,
      now: () => clock(),
      log: (message: string) => void logged.push(message),
      fetch: async (url: string, init: RequestInit) => {
        if (answers === 'not') throw new TypeError('no connection');
        if (answers === 'no') return new Response(null, { status: 503 });
        if (answers === 'failing') return new Response(null, { status: 500 });
        return main.app.request(url, init);
      },
    };
    sessions = createMainSessions(link);
    domain.link.tell = sessions.tell;
  });
  beforeEach(async () => {
    await domain.db.withSchema('domain').deleteFrom('untold').execute();
    answers = 'as ever';
    logged.length = 0;
    clock = () => new Date();
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const onMain = (token: string) => sessionOn(main, token);
  async function change(token: string, currentPassword: string, newPassword: string) {
    const client = domain.client('musterbank', token);
    const { id } = await client.currentUser({});
    return (await client.changePassword({ id, body: { currentPassword, newPassword } })).token;
  }

  it('a changed password ends the sessions on the main server too, but the one that goes on', async () => {
    const token = await domain.signIn('musterbank', 'reader');
    const another = await domain.signIn('musterbank', 'chat');
    expect(await onMain(token)).toBe('accepted');
    const next = await change(token, samplePassword, 'Kupfer-Salat-77');
    expect([await onMain(token), await onMain(next), await onMain(another)]).toEqual([
      401,
      'accepted',
      'accepted',
    ]);
  });

  it('so does one that is chosen by a link', async () => {
    const token = await domain.signIn('musterbank', 'comments');
    expect(await onMain(token)).toBe('accepted');
    await domain.client('musterbank').requestPasswordReset({ username: 'comments@musterbank.example' });
    await vi.waitFor(() => expect(domain.mails).toHaveLength(1), 20_000);
    const code = new URL(domain.mails[0]?.data.link ?? '').searchParams.get('code') ?? '';
    await domain.client('musterbank').resetPassword({ body: { code, newPassword: 'Kupfer-Salat-77' } });
    expect(await onMain(token)).toBe(401);
    expect(logged).toEqual([]);
  });

  it.each([
    ['changes', 'not', 'no connection'],
    ['editor', 'no', '503'],
  ] as const)(
    'the password of %s changes where the main server does %s answer, which is logged',
    async (name, how, reason) => {
      answers = how;
      const token = await domain.signIn('musterbank', name);
      const next = await change(token, samplePassword, 'Kupfer-Salat-77');
      expect(logged).toEqual([expect.stringContaining(reason)]);
      expect(await domain.client('musterbank', next).currentUser({})).toMatchObject({
        roles: expect.any(Array),
      });
    },
  );

  /** An administrator who may change everybody, full domain administrators too. */
  const fullAdmin = async (slug: string) => {
    const organisation = domain.server.organisations().find((one) => one.slug === slug);
    await organisation?.db
      .updateTable('account')
      .set({ roles: JSON.stringify(['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN']) })
      .where('email', '=', `admin@${slug}.example`)
      .execute();
    return domain.client(slug, await domain.signIn(slug, 'admin'));
  };

  it('forced to sign in again, removed or without a role, somebody is so on the main server by one call', async () => {
    const admin = await fullAdmin('musterbank');
    const idOf = async (name: string) =>
      (await admin.users({})).find(({ email }) => email.startsWith(`${name}@`))?.id ?? '';
    const owner = await domain.signIn('musterbank', 'owner');
    const roleOptions = () =>
      main
        .client(owner)
        .roleOptions({})
        .then(
          () => 'allowed',
          (error: { status: number }) => error.status,
        );
    expect(await roleOptions()).toBe('allowed');
    await admin.updateUser({ id: await idOf('owner'), body: { roles: ['READER'] } });
    expect([await roleOptions(), await onMain(owner)]).toEqual([403, 'accepted']);
    await admin.endSessions({ body: { email: 'owner@musterbank.example' } });
    expect(await onMain(owner)).toBe(401);
    const data = await domain.signIn('musterbank', 'data');
    expect(await onMain(data)).toBe('accepted');
    await admin.deleteUser({ id: await idOf('data') });
    expect(await onMain(data)).toBe(401);
    expect(logged).toEqual([]);
  });

  it('removed, somebody is so on the main server where that has only kept their address', async () => {
    const token = await domain.signIn('alpina', 'chat');
    const admin = await domain.signIn('alpina', 'admin');
    await main.client(admin).registerUser({ body: { email: 'chat@alpina.example' } });
    const client = domain.client('alpina', admin);
    const chat = (await client.users({})).find(({ email }) => email === 'chat@alpina.example');
    await client.deleteUser({ id: chat?.id ?? '' });
    expect(await onMain(token)).toBe(401);
  });

  const untold = () => domain.db.withSchema('domain').selectFrom('untold').selectAll().execute();
  /** Enters two users and signs them out, one by deleting them. */
  async function signTwoOut(names: readonly [string, string]) {
    const db = domain.server.organisations().find(({ slug }) => slug === 'alpina')?.db;
    const like = await db
      ?.selectFrom('account')
      .selectAll()
      .where('email', '=', 'reader@alpina.example')
      .executeTakeFirstOrThrow();
    for (const name of names)
      if (like !== undefined)
        await db
          ?.insertInto('account')
          .values({
            ...like,
            id: randomUUID(),
            email: `${name}@alpina.example`,
            roles: JSON.stringify(like.roles),
            last_login: new Date(),
          })
          .execute();
    const admin = domain.client('alpina', await domain.signIn('alpina', 'admin'));
    const tokens = await Promise.all(names.map((name) => domain.signIn('alpina', name)));
    const last = (await admin.users({})).find(({ email }) => email.startsWith(`${names[1]}@`));
    await admin.endSessions({ body: { email: `${names[0]}@alpina.example` } });
    await admin.deleteUser({ id: last?.id ?? '' });
    return () => Promise.all(tokens.map(onMain));
  }

  it.each([
    ['not', ['anna', 'beat']],
    ['no', ['carla', 'dieter']],
  ] as const)(
    'tells a main server that does %s answer all that it missed as soon as it does',
    async (how, names) => {
      const begin = Date.now();
      clock = () => new Date(begin);
      answers = how;
      const states = await signTwoOut(names);
      expect([await states(), logged.length]).toEqual([['accepted', 'accepted'], 2]);
      // However often that was tried, nothing is postponed.
      for (const second of [3, 4, 5, 6, 7]) {
        clock = () => new Date(begin + second * 1000);
        await sessions.work(domain.server.organisations());
      }
      expect((await untold()).map(({ attempts }) => attempts)).toEqual([0, 0]);
      answers = 'as ever';
      await sessions.work(domain.server.organisations());
      expect(await states()).toEqual([401, 401]);
      expect([await untold(), logged.length]).toEqual([[], 2]);
    },
  );

  it('tells a main server that refuses again after growing pauses', async () => {
    const begin = Date.now();
    const work = (seconds: number) => {
      clock = () => new Date(begin + seconds * 1000);
      return sessions.work(domain.server.organisations());
    };
    clock = () => new Date(begin);
    answers = 'failing';
    const states = await signTwoOut(['eva', 'franz']);
    const attempts = async () => (await untold()).map((row) => row.attempts);
    await work(1);
    expect(await attempts()).toEqual([0, 0]);
    await work(3);
    expect(await attempts()).toEqual([1, 1]);
    await work(32);
    expect(await attempts()).toEqual([1, 1]);
    await work(34);
    expect(await attempts()).toEqual([2, 2]);
    answers = 'as ever';
    await work(90);
    expect([await states(), await untold()]).toEqual([
      ['accepted', 'accepted'],
      [expect.anything(), expect.anything()],
    ]);
    await work(95);
    expect([await states(), await untold()]).toEqual([[401, 401], []]);
  });

  it('is not kept by a clock that was set back', async () => {
    answers = 'not';
    const states = await signTwoOut(['gerd', 'hanna']);
    const tomorrow = new Date(Date.now() + 86_400_000);
    await domain.db.withSchema('domain').updateTable('untold').set({ next_at: tomorrow }).execute();
    answers = 'as ever';
    await sessions.work(domain.server.organisations());
    expect(await states()).toEqual([401, 401]);
  });

  it('tells how a user stands then, and forgets organisations that are not served when no token can be left', async () => {
    const admin = await fullAdmin('alpina');
    const id = (await admin.users({})).find(({ email }) => email.startsWith('owner@'))?.id ?? '';
    const owner = await domain.signIn('alpina', 'owner');
    const roleOptions = () =>
      main
        .client(owner)
        .roleOptions({})
        .then(
          () => 'allowed',
          (error: { status: number }) => error.status,
        );
    answers = 'no';
    await admin.updateUser({ id, body: { roles: ['ADMINISTRATOR', 'READER'] } });
    await admin.updateUser({ id, body: { roles: ['READER'] } });
    expect(await roleOptions()).toBe('allowed');
    clock = () => new Date(Date.now() + 60_000);
    answers = 'as ever';
    await sessions.work(domain.server.organisations());
    expect(await roleOptions()).toBe(403);
    answers = 'no';
    clock = () => new Date();
    await admin.endSessions({ body: { email: 'owner@alpina.example' } });
    clock = () => new Date(Date.now() + 12 * 3_600_000);
    await sessions.work([]);
    expect(await untold()).toHaveLength(1);
    clock = () => new Date(Date.now() + 14 * 3_600_000);
    await sessions.work([]);
    expect(await untold()).toEqual([]);
  });

  it('never gives up telling the roles of a user, by which the main server protects them', async () => {
    const admin = await fullAdmin('alpina');
    const users = await admin.users({});
    const idOf = (name: string) => users.find(({ email }) => email.startsWith(`${name}@`))?.id ?? '';
    await admin.updateUser({ id: idOf('editor'), body: { roles: ['ADMINISTRATOR'] } });
    const plain = main.client(await domain.signIn('alpina', 'editor'));
    const ending = () =>
      plain.endSessionsOnMain({ body: { email: 'changes@alpina.example' } }).then(
        () => 'accepted',
        (error: { code: string }) => error.code,
      );
    answers = 'no';
    await admin.updateUser({
      id: idOf('changes'),
      body: { roles: ['CHANGE_READER', 'REGESTA_STATICDB_DATA_ADMIN'] },
    });
    expect(await ending()).toBe('accepted');
    const longAgo = new Date(Date.now() - 3 * 86_400_000);
    const work = async () => {
      const all = domain.db.withSchema('domain');
      await all.updateTable('untold').set({ since: longAgo, next_at: longAgo }).execute();
      await sessions.work(domain.server.organisations());
    };
    await work();
    answers = 'as ever';
    await work();
    expect(await domain.db.withSchema('domain').selectFrom('untold').selectAll().execute()).toEqual([]);
    expect(await ending()).toBe('RIGHTS_NOT_YOURS');
  });
});
