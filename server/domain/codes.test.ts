import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { issueCode, lookUpCode, redeemCode, revokeCodes } from './codes.ts';
import type { Organisation } from './organisation.ts';

describe.each(testDatabases())('one-time codes on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let db: Organisation['db'];
  const now = new Date('2026-05-01T10:00:00Z');
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const request = { purpose: 'login', subject: 'ada', lifetimeMinutes: 15 } as const;
  beforeAll(async () => {
    domain = await startDomain(database);
    const [first] = domain.server.organisations();
    if (first === undefined) throw new Error('no organisation');
    db = first.db;
  });
  afterAll(() => domain?.stop());

  it('work once, until they expire, for their purpose only', async () => {
    const code = await issueCode(db, request, now);
    expect(await redeemCode(db, { purpose: 'invite', code }, now)).toBe('unknown');
    expect(await lookUpCode(db, { purpose: 'login', code }, now)).toEqual({ subject: 'ada' });
    expect(await redeemCode(db, { purpose: 'login', code }, later(14))).toEqual({ subject: 'ada' });
    expect(await redeemCode(db, { purpose: 'login', code }, later(14))).toBe('used');
    const slow = await issueCode(db, request, now);
    expect(await redeemCode(db, { purpose: 'login', code: slow }, later(15))).toBe('expired');
    expect(await redeemCode(db, { purpose: 'login', code: `${slow}x` }, now)).toBe('unknown');
  });

  it('work for one of many who come at once', async () => {
    const code = await issueCode(db, request, now);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => redeemCode(db, { purpose: 'login', code }, now)),
    );
    expect(results.filter((one) => typeof one === 'object')).toHaveLength(1);
    expect(results.filter((one) => one === 'used')).toHaveLength(7);
  });

  it('are 256 bits, of which no two are alike', async () => {
    const codes = await Promise.all(Array.from({ length: 100 }, () => issueCode(db, request, now)));
    const bytes = codes.map((code) => Buffer.from(code, 'base64url'));
    expect(bytes.every(({ length }) => length === 32)).toBe(true);
    expect(new Set(codes).size).toBe(100);
    // Every bit is set in some of them, not in all: none is fixed.
    const counts = Array.from(
      { length: 256 },
      (_, bit) => bytes.filter((code) => ((code[bit >> 3] ?? 0) >> (bit & 7)) & 1).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(10);
    expect(Math.max(...counts)).toBeLessThan(90);
  });

  it('are stored as hashes, and can be called back', async () => {
    const code = await issueCode(db, { ...request, subject: 'bea' }, now);
    const rows = await db.selectFrom('one_time_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    await revokeCodes(db, { purpose: 'login', subject: 'bea' });
    expect(await redeemCode(db, { purpose: 'login', code }, now)).toBe('unknown');
  });
});
