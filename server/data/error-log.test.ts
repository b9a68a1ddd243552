import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { clearErrorLog, createErrorLog, readErrorLog } from './error-log.ts';
import type { MainDb } from './open-main.ts';

const day = 24 * 60 * 60 * 1000;
const page = { start: 0, rows: 50 };

describe.each(testDatabases())('the error log on $name', (database) => {
  let main: MainDatabase;
  let clock = new Date('2026-05-01T10:00:00Z');
  beforeAll(async () => {
    main = await startMainDatabase(database);
  });
  afterAll(() => main.stop());
  beforeEach(async () => {
    clock = new Date('2026-05-01T10:00:00Z');
    await clearErrorLog(main.db);
  });
  const start = (db: MainDb = main.db) => {
    const log = createErrorLog({ now: () => clock });
    return { ...log, end: log.writeTo(db) };
  };
  const lines = async (query = {}) => (await readErrorLog(main.db, { ...page, ...query })).items;

  it('has what happened, where, when, how often and in which request, the last first', async () => {
    const log = start();
    log.note(
      'GET /api/v1/MainSearch: request 0a1b2c3d4e5f of /api/v1/MainSearch: TypeError: x is 7\n    at run (a.ts:1:2)',
    );
    clock = new Date(clock.getTime() + 60_000);
    log.note('GET /api/v1/MainSearch: request 1a1b2c3d4e5f: TypeError: x is 8\n    at run (a.ts:1:2)');
    log.note('a mail server is slow');
    await log.end();
    expect(await lines()).toMatchObject([
      { level: 'warning', place: 'server', message: 'a mail server is slow', count: 1 },
      {
        level: 'error',
        place: 'GET /api/v1/MainSearch',
        message: 'TypeError: x is 7\n    at run (a.ts:1:2)',
        requestId: '1a1b2c3d4e5f',
        count: 2,
        firstAt: '2026-05-01T10:00:00.000Z',
        lastAt: '2026-05-01T10:01:00.000Z',
      },
    ]);
  });

  it('counts what two processes note, and what comes after it was written', async () => {
    const [one, other] = [start(), start()];
    for (const log of [one, other]) log.note('database: away');
    await Promise.all([one.flush(), other.flush()]);
    one.note('database: away');
    await Promise.all([one.end(), other.end()]);
    expect(await lines()).toMatchObject([{ place: 'database', message: 'away', count: 3 }]);
  });

  it('has neither people nor secrets, and no refusals of people', async () => {
    const log = start();
    log.note('mail: to ada@musterbank.example with code=Zk3nq9LmP0aXbYc7dEfGhIj failed');
    log.note('refused: index, FORBIDDEN, to musterbank 12 from 203.0.113.9');
    await log.end();
    const stored = JSON.stringify(await main.db.selectFrom('error_log').selectAll().execute());
    expect(stored).toContain('[e-mail]');
    expect(stored).not.toMatch(/ada|musterbank|Zk3nq|203\.0/);
    expect(await lines()).toHaveLength(1);
  });

  it('has a fault of one call once, whatever document it was called for, and no name of a document', async () => {
    const log = start();
    const place = 'GET /api/v1/RegArtCoordinates/IdentifyParagraphFromCoord/:regTextId/:pageNumber';
    for (const name of ['intern_alpina', 'intern_musterbank:%20x', 'intern_x?code=1'])
      log.note(`${place}: request 0a1b2c3d4e5f of /api/v1/RegText/${name}: TypeError: x is broken`);
    await log.end();
    expect(await lines()).toMatchObject([{ place, message: 'TypeError: x is broken', count: 3 }]);
    expect(JSON.stringify(await lines())).not.toContain('intern');
  });

  it('has no lines of the register, which name customers, or of internal documents without an owner', async () => {
    const log = start();
    log.note(
      'register: alpina has been missing for 30 days; 12 users and 3 internal documents were removed.',
    );
    log.note('internal documents without an organisation, which nobody reads: weisung-x; import them again');
    log.note('harmless');
    await log.end();
    expect((await lines()).map(({ message }) => message)).toEqual(['harmless']);
  });

  it('gives up a line that the database does not take, and writes the others', async () => {
    const log = start();
    log.note('too often: failed');
    await log.flush();
    await main.db.updateTable('error_log').set({ count: 2_147_483_647 }).execute();
    for (const message of ['before: failed', 'too often: failed', 'after: failed']) log.note(message);
    await log.flush();
    expect((await lines()).map(({ place }) => place).sort()).toEqual(['after', 'before', 'too often']);
    // Nothing of it waits.
    await main.db.updateTable('error_log').set({ count: 1 }).execute();
    await log.end();
    expect((await lines()).map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it('is narrowed by level and text, and read by pages', async () => {
    const log = start();
    for (const word of ['eins', 'zwei', 'drei']) log.note(`files: ${word} failed`);
    log.note('files: 100% slow');
    await log.end();
    expect(await lines({ level: 'warning' })).toHaveLength(1);
    expect((await lines({ text: 'ZWEI' })).map(({ message }) => message)).toEqual(['zwei failed']);
    expect(await lines({ text: '0%' })).toHaveLength(1);
    expect(await lines({ text: '_' })).toHaveLength(0);
    const { items, total } = await readErrorLog(main.db, { start: 3, rows: 2 });
    expect([items.length, total]).toEqual([1, 4]);
  });

  it('forgets what is older than thirty days, and all but the newest two thousand', async () => {
    const row = (number: number, at: Date) => ({
      fingerprint: `f${number}`,
      level: 'warning' as const,
      place: 'x',
      message: `m${number}`,
      request_id: null,
      first_at: at,
      last_at: at,
      count: 1,
    });
    const hour = (number: number) => new Date(clock.getTime() - day + number * 1000);
    await main.db
      .insertInto('error_log')
      .values([
        row(9000, new Date(clock.getTime() - 31 * day)),
        ...Array.from({ length: 2000 }, (_, number) => row(number, hour(number))),
      ])
      .execute();
    const log = start();
    log.note('something new');
    await log.end();
    const { total } = await readErrorLog(main.db, page);
    expect(total).toBe(2000);
    expect(await lines({ text: 'm9000' })).toEqual([]);
    expect(await lines({ text: 'something new' })).toHaveLength(1);
    expect((await lines({ text: 'm0' })).some(({ message }) => message === 'm0')).toBe(false);
  });

  it('waits while the database is away, within a limit, fails nobody and says nothing of itself', async () => {
    const away = {
      transaction: () => ({ execute: () => Promise.reject(new Error('away')) }),
    } as unknown as MainDb;
    const log = createErrorLog({ now: () => clock });
    const endAway = log.writeTo(away);
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    for (let at = 0; at < 300; at += 1)
      log.note(`${letters[Math.floor(at / 26)]}${letters[at % 26]} is broken`);
    for (let at = 0; at < 1000; at += 1) log.note('the same again');
    await log.flush();
    await endAway();
    await log.writeTo(main.db)();
    const { total } = await readErrorLog(main.db, page);
    expect(total).toBe(201);
    expect(await lines({ text: 'More went wrong' })).toMatchObject([{ count: 1100 }]);
  });

  it.each(['', '\0', '\uD800', 'x'.repeat(100_000), ': : :', 'refused'])('takes %j', async (message) => {
    const log = start();
    log.note(message);
    log.note(undefined as unknown as string);
    log.note('harmless');
    await log.end();
    const messages = (await lines()).map(({ message: stored }) => stored);
    expect(messages).toHaveLength(2);
    expect(messages).toContain('harmless');
    expect(Math.max(...messages.map(({ length }) => length))).toBeLessThanOrEqual(4000);
  });
});
