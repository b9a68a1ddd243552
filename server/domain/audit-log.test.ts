import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { record } from './audit.ts';

describe.each(testDatabases())('the audit log on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let admin: ReturnType<typeof domain.client>;
  const by = 'admin@alpina.example';
  beforeAll(async () => {
    domain = await startDomain(database);
    admin = domain.client('alpina', await domain.signIn('alpina', 'admin'), '203.0.113.7');
    const { db } = organisation();
    await db.deleteFrom('audit').execute();
    const at = (day: string) => new Date(day);
    await record(db, { actor: by, action: 'PASSWORD_CHANGED' }, at('2026-03-01T22:59:59Z'));
    await record(
      db,
      {
        actor: by,
        action: 'USER_DELETED',
        subject: '100%_x@alpina.example',
        detail: { a: [1] },
        address: '::1',
      },
      at('2026-03-01T23:00:00Z'),
    );
    await record(
      db,
      { actor: undefined, action: 'SIGN_IN_REFUSED', subject: by },
      at('2026-03-02T22:59:59Z'),
    );
    await record(
      db,
      { actor: '=cmd()@x', action: 'SIGNED_IN', subject: 'say "hi",\nthere' },
      at('2026-03-03T09:00:00Z'),
    );
  });
  afterAll(() => domain?.stop());

  const organisation = () => {
    const organisation = domain.server.organisations().find(({ slug }) => slug === 'alpina');
    if (organisation === undefined) throw new Error('no alpina');
    return organisation;
  };
  const actions = async (filter: Parameters<typeof admin.auditLog>[0]) =>
    (await admin.auditLog(filter)).items.map(({ action }) => action);
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );

  it('tells who, what, when and from where, newest first', async () => {
    const { items, more } = await admin.auditLog({ text: '100%_X' });
    expect(more).toBe(false);
    expect(items).toEqual([
      {
        id: expect.any(Number) as number,
        at: '2026-03-01T23:00:00.000Z',
        actor: by,
        action: 'USER_DELETED',
        subject: '100%_x@alpina.example',
        detail: { a: [1] },
        address: '::1',
      },
    ]);
    expect(await actions({})).toEqual(['SIGNED_IN', 'SIGN_IN_REFUSED', 'USER_DELETED', 'PASSWORD_CHANGED']);
  });

  it.each([
    [{ action: 'SIGNED_IN' }, ['SIGNED_IN']],
    [{ from: '2026-03-02' }, ['SIGNED_IN', 'SIGN_IN_REFUSED', 'USER_DELETED']],
    [{ to: '2026-03-01' }, ['PASSWORD_CHANGED']],
    [{ from: '2026-03-02', to: '2026-03-02' }, ['SIGN_IN_REFUSED', 'USER_DELETED']],
    [{ text: 'ADMIN@' }, ['SIGN_IN_REFUSED', 'USER_DELETED', 'PASSWORD_CHANGED']],
    [{ text: 'admin@', action: 'SIGN_IN_REFUSED' }, ['SIGN_IN_REFUSED']],
    [{ text: '%' }, ['USER_DELETED']],
    [{ text: "' or 1=1 --" }, []],
  ] as const)('leaves of %j: %j', async (filter, expected) => {
    expect(await actions(filter)).toEqual(expected);
  });

  it.each([{ from: '0000-01-01' }, { to: '1999-12-31' }, { from: '2026-02-30' }, { text: 'a\u0000b' }])(
    'refuses to look for %j',
    async (filter) => {
      expect(await outcome(admin.auditLog(filter))).toBe('400 INVALID_REQUEST');
      expect(await outcome(admin.exportAuditLog({ body: filter }))).toBe('400 INVALID_REQUEST');
    },
  );

  it('comes in pages', async () => {
    const { db } = organisation();
    const old = new Date('2020-01-01T00:00:00Z');
    for (let n = 0; n < 150; n++) await record(db, { actor: `many-${n}`, action: 'CONSENTS_CHANGED' }, old);
    const first = await admin.auditLog({ text: 'many-' });
    expect([first.items.length, first.items[0]?.actor, first.more]).toEqual([100, 'many-149', true]);
    const second = await admin.auditLog({ text: 'many-', before: first.items.at(-1)?.id ?? 0 });
    expect([second.items.length, second.items.at(-1)?.actor, second.more]).toEqual([50, 'many-0', false]);
  });

  it('is exported as a table in which nothing is a formula, and tells of it', async () => {
    const { csv, lines, more } = await admin.exportAuditLog({
      body: { from: '2026-03-02', to: '2026-03-03' },
    });
    expect([lines, more]).toEqual([3, false]);
    expect(csv).toBe(
      '\ufeff' +
        [
          '"at","actor","action","subject","detail","address"',
          '"2026-03-03T09:00:00.000Z","\'=cmd()@x","SIGNED_IN","say ""hi"",\nthere","",""',
          '"2026-03-02T22:59:59.000Z","","SIGN_IN_REFUSED","admin@alpina.example","",""',
          '"2026-03-01T23:00:00.000Z","admin@alpina.example","USER_DELETED","100%_x@alpina.example","{""a"":[1]}","::1"',
          '',
        ].join('\r\n'),
    );
    const [newest] = (await admin.auditLog({})).items;
    expect(newest).toMatchObject({
      actor: by,
      action: 'AUDIT_EXPORTED',
      address: '203.0.113.7',
      detail: { from: '2026-03-02', to: '2026-03-03', lines: 3 },
    });
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t-1+1', "'\t-1+1"],
    ['a-b@c.example', 'a-b@c.example'],
    ['1=1', '1=1'],
  ])('guards a cell that begins like a formula: %j', async (subject, cell) => {
    const day = new Date('2019-05-06T10:00:00Z');
    const { db } = organisation();
    await db.deleteFrom('audit').where('at', '=', day).execute();
    await record(db, { actor: by, action: 'SIGN_IN_REFUSED', subject }, day);
    const { csv } = await admin.exportAuditLog({ body: { from: '2019-05-06', to: '2019-05-06' } });
    expect(csv.split('\r\n')[1]?.split(',')[3]).toBe(`"${cell}"`);
  });

  it('is for administrators alone, each of their own organisation', async () => {
    for (const name of ['reader', 'editor', 'data']) {
      const client = domain.client('alpina', await domain.signIn('alpina', name));
      expect(await outcome(client.auditLog({}))).toBe('403 FORBIDDEN');
      expect(await outcome(client.exportAuditLog({ body: {} }))).toBe('403 FORBIDDEN');
    }
    const foreign = domain.client('alpina', await domain.signIn('musterbank', 'admin'));
    expect(await outcome(foreign.auditLog({}))).toBe('401 UNAUTHORISED');
  });
});
