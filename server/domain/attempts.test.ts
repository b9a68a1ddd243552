import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { forgetOldAttempts } from './attempt-counters.ts';
import { admitMail, countAttempt, forgetAccount, forgetAttempt } from './attempts.ts';
import type { Organisation } from './organisation.ts';

describe.each(testDatabases())('attempts on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let db: Organisation['db'];
  const start = new Date('2026-05-01T10:00:00Z');
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  beforeAll(async () => {
    domain = await startDomain(database);
    const [first] = domain.server.organisations();
    if (first === undefined) throw new Error('no organisation');
    db = first.db;
  });
  afterAll(() => domain?.stop());

  const attempt = (email: string, address?: string) => ({ what: 'signIn', account: email, address }) as const;
  const tries = async (email: string, seconds: number, address?: string) =>
    countAttempt(db, attempt(email, address), at(seconds)).then(
      () => true,
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const refused = '403 TOO_MANY_ATTEMPTS';

  it('wait longer and longer from the fifth on, never more than a quarter of an hour', async () => {
    for (let time = 0; time < 5; time++) expect(await tries('ada@a.example', 0)).toBe(true);
    let seconds = 0;
    for (const wait of [15, 30, 60, 120, 240, 480, 900, 900]) {
      expect(await tries('Ada@a.example', seconds + wait - 1)).toBe(refused);
      seconds += wait;
      expect(await tries('ada@a.example', seconds)).toBe(true);
    }
    expect(await tries('bea@a.example', seconds)).toBe(true);
  });

  it('say how long the wait still is, of an account and of a network', async () => {
    const wait = async (email: string, seconds: number, address?: string) =>
      countAttempt(db, attempt(email, address), at(seconds)).then(
        () => undefined,
        (error: { retryAfter: number }) => error.retryAfter,
      );
    for (let time = 0; time < 5; time++) expect(await wait('ida@a.example', 0)).toBeUndefined();
    expect(await wait('ida@a.example', 0)).toBe(15);
    expect(await wait('ida@a.example', 12.3)).toBe(3);
    expect(await wait('ida@a.example', 15)).toBeUndefined();
    expect(await wait('ida@a.example', 16)).toBe(29);
    for (let time = 0; time < 30; time++) await wait(`ida${time}@a.example`, 0, '203.0.113.200');
    expect(await wait('other@a.example', 3, '203.0.113.200')).toBe(2);
  });

  it('from a known device are counted alone, and wait less', async () => {
    const from = (device: string | undefined, seconds: number, address?: string) =>
      countAttempt(db, { what: 'signIn', account: 'uma@a.example', address, device }, at(seconds)).then(
        () => undefined,
        (error: { retryAfter: number }) => error.retryAfter,
      );
    const network = '203.0.113.210';
    for (let time = 0; time < 5; time++) await from(undefined, 0, network);
    for (let time = 0; time < 30; time++) await tries(`uma${time}@a.example`, 0, network);
    expect(await from(undefined, 0)).toBe(15);
    for (let time = 0; time < 5; time++) expect(await from('phone', 0, network)).toBeUndefined();
    let seconds = 0;
    for (const wait of [5, 10, 20, 40, 80, 160, 300, 300]) {
      expect(await from('phone', seconds, network)).toBe(wait);
      seconds += wait;
      expect(await from('phone', seconds, network)).toBeUndefined();
    }
    expect(await from('laptop', seconds, network)).toBeUndefined();
    await forgetAttempt(db, { what: 'signIn', account: 'uma@a.example', address: network, device: 'phone' });
    expect(await from('phone', seconds, network)).toBeUndefined();
  });

  it('to have a link mailed get one again before the last one ends, and never wait longer', async () => {
    for (const [purpose, minutes, pauses] of [
      ['login', 15, [1, 2, 4, 8, 15, 15]],
      ['passwordReset', 60, [1, 2, 4, 8, 16, 32, 60, 60]],
    ] as const) {
      const admits = (seconds: number) => admitMail(db, 'Vera@a.example', { purpose, minutes }, at(seconds));
      expect(await Promise.all([admits(0), admits(0), admits(0)])).toEqual(
        expect.arrayContaining([true, false, false]),
      );
      let seconds = 0;
      for (const pause of pauses) {
        expect(await admits(seconds + pause * 60 - 1)).toBe(false);
        seconds += pause * 60;
        expect(await admits(seconds)).toBe(true);
      }
      expect(await admits(seconds)).toBe(false);
      await forgetAccount(db, 'vera@a.example');
      expect(await admits(seconds)).toBe(true);
    }
  });

  it('are told of in the log once for each time that they are refused too soon', async () => {
    const notified = async () => {
      const rows = await db
        .selectFrom('audit')
        .select(['action', 'actor', 'address', 'detail'])
        .where('subject', '=', 'lea@a.example')
        .execute();
      return rows;
    };
    const line = {
      action: 'SIGN_IN_REFUSED',
      actor: null,
      address: null,
      detail: { reason: 'tooManyAttempts' },
    };
    for (let time = 0; time < 5; time++) await tries('lea@a.example', 0);
    expect(await notified()).toEqual([]);
    await Promise.all([1, 2, 3].map((seconds) => tries('Lea@a.example', seconds)));
    expect(await notified()).toEqual([line]);
    expect(await tries('lea@a.example', 15)).toBe(true);
    for (const seconds of [16, 17]) expect(await tries('lea@a.example', seconds)).toBe(refused);
    expect(await notified()).toEqual([line, line]);
  });

  it('are counted before they are tried, so that many at once gain nothing', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tries('many@a.example', 0)));
    expect(outcomes.filter((one) => one === true)).toHaveLength(5);
  });

  it('begin anew with success, and after a day', async () => {
    for (let time = 0; time < 4; time++) await tries('cleo@a.example', 0);
    await forgetAttempt(db, attempt('cleo@a.example'));
    for (let time = 0; time < 5; time++) expect(await tries('cleo@a.example', 1)).toBe(true);
    expect(await tries('cleo@a.example', 1)).toBe(refused);
    expect(await tries('cleo@a.example', 24 * 3600 + 2)).toBe(true);
    expect(await tries('cleo@a.example', 24 * 3600 + 2)).toBe(true);
  });

  it('count by network address too, whatever the account; success takes only its own back', async () => {
    const from = (email: string) => tries(email, 0, '203.0.113.9');
    for (let time = 0; time < 29; time++) expect(await from(`${time}@b.example`)).toBe(true);
    expect(await from('dora@b.example')).toBe(true);
    await forgetAttempt(db, attempt('dora@b.example', '203.0.113.9'));
    expect(await from('emil@b.example')).toBe(true);
    expect(await from('fritz@b.example')).toBe(refused);
    await forgetAttempt(db, attempt('nobody@b.example', '203.0.113.9'));
    expect(await tries('fritz@b.example', 0, '203.0.113.10')).toBe(true);
  });

  it('refused for the network address are not held against the account', async () => {
    for (let time = 0; time < 30; time++) await tries(`${time}@c.example`, 0, '203.0.113.77');
    for (let time = 0; time < 9; time++)
      expect(await tries('gina@c.example', 0, '203.0.113.77')).toBe(refused);
    expect(await tries('gina@c.example', 0)).toBe(true);
  });

  it('keep no address in clear, and are forgotten', async () => {
    await tries('secret@a.example', 0);
    const rows = await db.selectFrom('attempt').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain('secret');
    await forgetOldAttempts(db, at(90 * 24 * 3600));
    expect(await db.selectFrom('attempt').select('key').execute()).toEqual([]);
  });
});
