import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RegisteredOrganisation, writeRegister } from '../auth/register.ts';
import { createSigningKey, type SigningKey, signToken } from '../auth/tokens.ts';
import { storeText } from '../import/store.ts';
import { temporaryFolder, testDatabases } from '../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { aPrint, aText } from '../testing/texts.ts';
import { createRegisterFile, type RegisterFile } from './register-file.ts';
import { createRegisterStore, type RegisterStore } from './register-store.ts';
import { createUserRegister } from './user-register.ts';

const day = 24 * 3_600_000;
const start = new Date('2026-03-01T12:00:00Z');

describe.each(testDatabases())('a register that lacks organisations on $name', (database) => {
  let main: MainDatabase;
  let remove: () => void;
  let path: string;
  let key: SigningKey;
  let now: Date;
  let register: RegisterStore;
  let file: RegisterFile;
  let logged: string[];
  beforeEach(async () => {
    const temporary = temporaryFolder();
    remove = temporary.remove;
    path = join(temporary.folder, 'register.json');
    main = await startMainDatabase(database);
    key = await createSigningKey();
    now = start;
    await open();
  });
  afterEach(async () => {
    await file?.close();
    await main?.stop();
    remove();
  });

  /** A main server that starts: it has what the database has. */
  const open = async () => {
    await file?.close();
    logged = [];
    const log = (message: string) => void logged.push(message);
    register = await createRegisterStore(main.db, { now: () => now, sample: false });
    file = createRegisterFile({ path, register, db: main.db, log });
  };
  const organisation = (slug: string): RegisteredOrganisation => ({
    slug,
    name: `${slug} AG`,
    emailDomain: `${slug}.example`,
    baseUrl: `https://domain.example/${slug}`,
    publicKey: publicKey(key),
    plan: 'reading',
    sample: false,
  });
  const write = (...slugs: string[]) => writeRegister(path, slugs.map(organisation));
  const readAfter = async (...slugs: string[]) => {
    write(...slugs);
    await file.read();
  };
  const served = () => register.baseUrls().map((url) => url.slice(url.lastIndexOf('/') + 1));
  const tokenOf = (slug: string) => {
    const issuer = `https://domain.example/${slug}`;
    const who = {
      userId: '1',
      email: `ada@${slug}.example`,
      organisation: slug,
      issuer,
      epoch: 0,
      rolesEpoch: 0,
    };
    return signToken(key, { ...who, roles: ['READER'] }, () => now);
  };
  const isAccepted = async (slug: string) => (await register.verify(await tokenOf(slug))) !== undefined;
  const rowOf = (slug: string) =>
    main.db.selectFrom('domain').selectAll().where('slug', '=', slug).executeTakeFirst();
  const furnish = async (slug: string) => {
    const settings = {
      plan: 'complete',
      support_address: `help@${slug}.example`,
      widget_origins: JSON.stringify([`https://www.${slug}.example`]),
      languages: JSON.stringify(['FR']),
    };
    await main.db.updateTable('domain').set(settings).where('slug', '=', slug).execute();
    const users = createUserRegister({ db: main.db, caughtUp: async () => undefined }, () => now);
    await users.update(`ada@${slug}.example`, slug, { fullName: 'Ada', roles: ['READER'] });
    const text = aText({ sourceKey: `eli/${slug}/1`, names: { DE: { long: `Weisung ${slug}` } } });
    const pdf = new TextEncoder().encode(`%PDF of ${slug}`);
    await storeText(main.db, text, aPrint({ pdf }), { internalTo: slug });
  };
  const belongings = async (slug: string) => {
    const users = await main.db
      .selectFrom('registered_user')
      .select(['email', 'full_name', 'roles'])
      .where('organisation', '=', slug)
      .execute();
    const documents = await main.db
      .selectFrom('regulation')
      .innerJoin('text', 'text.regulation_id', 'regulation.id')
      .innerJoin('file', 'file.hash', 'text.pdf_hash')
      .select(['reg_text_id', 'file.hash'])
      .where('owner', '=', slug)
      .execute();
    return { users, documents };
  };

  it('keeps everything of an organisation that is missing, lets nobody of it in, and restores it', async () => {
    await readAfter('alpha', 'beta', 'gamma');
    await furnish('beta');
    const before = [await rowOf('beta'), await belongings('beta')];
    expect(await isAccepted('beta')).toBe(true);
    await readAfter('alpha', 'gamma');
    expect(served()).toEqual(['alpha', 'gamma']);
    expect(await isAccepted('beta')).toBe(false);
    expect(await isAccepted('alpha')).toBe(true);
    expect([register.find('beta'), register.baseUrlOf('beta.example')]).toEqual([undefined, undefined]);
    expect(await rowOf('beta')).toEqual({ ...before[0], absent_since: start });
    expect(await belongings('beta')).toEqual(before[1]);
    now = new Date(start.getTime() + 29 * day);
    await open();
    expect(served()).toEqual(['alpha', 'gamma']);
    await file.keepUp();
    expect(logged).toEqual([
      'register: beta has been missing since 2026-03-01; its settings, users and internal documents are kept, ' +
        'and removed on 2026-03-31 unless it is back by then.',
    ]);
    await readAfter('alpha', 'beta', 'gamma');
    expect(await isAccepted('beta')).toBe(true);
    expect([await rowOf('beta'), await belongings('beta')]).toEqual(before);
    const lines = await main.db.selectFrom('audit').select(['organisation', 'action', 'actor']).execute();
    expect(lines).toEqual([
      { organisation: 'beta', action: 'ORGANISATION_ABSENT', actor: 'register' },
      { organisation: 'beta', action: 'ORGANISATION_RETURNED', actor: 'register' },
    ]);
  });

  it('removes after thirty days what belongs to an organisation, and nothing of others', async () => {
    await readAfter('alpha', 'beta', 'gamma');
    await furnish('alpha');
    await furnish('beta');
    const before = [await rowOf('alpha'), await belongings('alpha')];
    await readAfter('alpha', 'gamma');
    now = new Date(start.getTime() + 30 * day - 1);
    await open();
    await file.keepUp();
    expect(await rowOf('beta')).toBeDefined();
    now = new Date(start.getTime() + 30 * day);
    await open();
    await file.keepUp();
    expect(logged.at(-1)).toBe(
      'register: beta has been missing for 30 days; its settings, 1 users and 1 internal documents were removed.',
    );
    expect(await rowOf('beta')).toBeUndefined();
    expect(await belongings('beta')).toEqual({ users: [], documents: [] });
    expect(await main.db.selectFrom('file').select('hash').execute()).toHaveLength(1);
    expect([await rowOf('alpha'), await belongings('alpha')]).toEqual(before);
    const line = await main.db
      .selectFrom('audit')
      .select(['organisation', 'detail'])
      .where('action', '=', 'ORGANISATION_REMOVED')
      .execute();
    expect(line).toEqual([
      { organisation: 'beta', detail: { since: start.toISOString(), users: 1, documents: 1 } },
    ]);
  });

  it('removes in a running server too, by its interval', async () => {
    await readAfter('alpha', 'beta', 'gamma');
    await readAfter('alpha', 'gamma');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await file.keepUp();
    now = new Date(start.getTime() + 31 * day);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await rowOf('beta')).toBeUndefined(), 60_000);
  });

  it.each([
    ['is not there', () => rmSync(path)],
    ['is damaged', () => writeFileSync(path, '[{"slug"')],
    ['is empty', () => writeFileSync(path, '[]')],
  ])('removes nothing while the register %s', async (_, spoil) => {
    await readAfter('alpha', 'beta', 'gamma');
    await readAfter('alpha', 'gamma');
    now = new Date(start.getTime() + 31 * day);
    await open();
    spoil();
    await file.keepUp();
    expect(await rowOf('beta')).toBeDefined();
    expect(served()).toEqual(['alpha', 'gamma']);
  });

  it.each([
    ['empty text', ''],
    ['a text that is cut off', '[{"slug": "alpha", "emailDom'],
    ['something else', '{"error": "not found"}'],
    ['a list without organisations', '[]'],
  ])('refuses %s whole, says so once and goes on with the last good one', async (_, text) => {
    await readAfter('alpha', 'beta');
    const before = await main.db.selectFrom('domain').selectAll().orderBy('slug').execute();
    writeFileSync(path, text);
    await file.read();
    await file.read();
    expect(await main.db.selectFrom('domain').selectAll().orderBy('slug').execute()).toEqual(before);
    expect(served()).toEqual(['alpha', 'beta']);
    expect(logged).toEqual([file.problem()]);
    expect(logged[0]).toContain(`register: refused, ${path}: `);
    expect(logged[0]).toContain('The organisations of the last good register stay.');
    // The server starts with it, too.
    await open();
    await file.keepUp();
    expect(served()).toEqual(['alpha', 'beta']);
    expect(file.problem()).toBeDefined();
    await readAfter('alpha', 'beta');
    expect(file.problem()).toBeUndefined();
  });

  it.each([
    [['a', 'b', 'c', 'd'], ['a', 'b'], false],
    [['a', 'b', 'c', 'd'], ['a'], true],
    [['a', 'b', 'c', 'd'], ['a', 'x', 'y', 'z'], true],
    [['a', 'b', 'c'], ['a'], true],
    [['a', 'b', 'c'], ['a', 'b'], false],
    [['a', 'b'], ['a'], false],
    [['a', 'b'], ['x', 'y'], true],
    [['a'], [], true],
    [['a'], ['x'], false],
    [[], [], false],
  ])('of %j to %j is refused: %j', async (known, next, refused) => {
    await readAfter(...known);
    await readAfter(...next);
    expect(file.problem() !== undefined).toBe(refused);
    expect(served()).toEqual(refused ? known : next);
  });

  it('takes a much shorter register over when the operator confirms it', async () => {
    await readAfter('alpha', 'beta', 'gamma');
    await readAfter('alpha');
    expect(file.problem()).toContain('lacks 2 of 3 organisations (missing: beta, gamma)');
    expect(file.problem()).toContain('npm run admin -- accept-register');
    const change = { organisations: 1, absent: ['beta', 'gamma'], returned: [] };
    expect(await file.accept({ confirmed: false })).toEqual({ ...change, accepted: false });
    expect(served()).toEqual(['alpha', 'beta', 'gamma']);
    expect(await file.accept({ confirmed: true })).toEqual({ ...change, accepted: true });
    expect(served()).toEqual(['alpha']);
    expect(file.problem()).toBeUndefined();
    expect((await rowOf('beta'))?.absent_since).toEqual(start);
    rmSync(path);
    await expect(file.accept({ confirmed: true })).rejects.toThrow(`there is no register ${path}`);
  });

  it('is taken over within a minute by another server on the same database', async () => {
    await readAfter('alpha', 'beta', 'gamma');
    const other = await createRegisterStore(main.db, { now: () => now, sample: false });
    const log = (message: string) => void logged.push(message);
    const beside = createRegisterFile({ path, register: other, db: main.db, log });
    write('alpha');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await beside.keepUp();
    expect(beside.problem()).toBeDefined();
    await file.accept({ confirmed: true });
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(other.baseUrls()).toHaveLength(1), 60_000);
    expect(beside.problem()).toBeUndefined();
    await beside.close();
  });

  it('lets another organisation have the addresses of an absent one, and two swap theirs', async () => {
    await readAfter('alpha', 'beta', 'gamma');
    const [alpha, beta, gamma] = ['alpha', 'beta', 'gamma'].map(organisation) as [
      RegisteredOrganisation,
      RegisteredOrganisation,
      RegisteredOrganisation,
    ];
    const { emailDomain, baseUrl } = beta;
    writeRegister(path, [alpha, gamma, { ...organisation('heir'), emailDomain, baseUrl }]);
    await file.read();
    expect(served()).toEqual(['alpha', 'gamma', 'beta']);
    const users = createUserRegister({ db: main.db, caughtUp: async () => undefined }, () => now);
    now = new Date(start.getTime() + 30 * day);
    await users.endSessions('ada@beta.example', 'beta');
    await file.keepUp();
    expect(await rowOf('beta')).toBeUndefined();
    // Sessions that the heir has ended stay ended.
    expect(await users.find('ada@beta.example')).toBeDefined();
    writeRegister(path, [
      { ...alpha, emailDomain: gamma.emailDomain },
      { ...gamma, emailDomain: alpha.emailDomain },
      organisation('heir'),
    ]);
    await file.read();
    expect([file.problem(), register.baseUrlOf('alpha.example')]).toEqual([undefined, gamma.baseUrl]);
  });

  it('does not miss organisations of the sample, nor remove them', async () => {
    const invented = ['alpha', 'beta', 'gamma'].map((slug) => ({ ...organisation(slug), sample: true }));
    writeRegister(path, invented);
    await file.read();
    await readAfter();
    expect(file.problem()).toBeUndefined();
    now = new Date(start.getTime() + 40 * day);
    await file.keepUp();
    expect((await rowOf('beta'))?.absent_since).toEqual(start);
    expect(await main.db.selectFrom('audit').selectAll().execute()).toEqual([]);
  });
});

function publicKey({ publicKey: { kty, crv, x, kid } }: SigningKey): RegisteredOrganisation['publicKey'] {
  return { kty, crv, x, kid } as RegisteredOrganisation['publicKey'];
}
