import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startMainDatabase } from '../testing/main-database.ts';
import { readCollectionDay, recordImport } from './collection-day.ts';
import type { MainDb } from './open-main.ts';

describe.each(testDatabases())('the day up to which the collection is known on $name', (database) => {
  let db: MainDb;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await startMainDatabase(database));
  });
  afterAll(() => stop?.());

  it('is none before the first import, then that of the last, then the one that a provider states', async () => {
    expect(await readCollectionDay(db)).toBeUndefined();
    await recordImport(db, new Date('2026-02-28T23:30:00Z'), undefined);
    expect(await readCollectionDay(db)).toBe('2026-03-01');
    await recordImport(db, new Date('2026-04-01T12:00:00Z'), '2026-03-15');
    expect(await readCollectionDay(db)).toBe('2026-03-15');
  });

  it('stays the latest that was stated', async () => {
    await recordImport(db, new Date('2026-05-01T12:00:00Z'), '2026-02-01');
    expect(await readCollectionDay(db)).toBe('2026-03-15');
    await recordImport(db, new Date('2026-05-02T12:00:00Z'), '2026-05-01');
    expect(await readCollectionDay(db)).toBe('2026-05-01');
  });
});
