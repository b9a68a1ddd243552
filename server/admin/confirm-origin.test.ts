import { describe, expect, it } from 'vitest';
import { databaseLocation, readSettings } from '../config/settings.ts';
import { openMain } from '../data/open-main.ts';
import { enterOrigins } from '../main/widget-origins.ts';
import { openMainServer } from '../process/start-main.ts';
import { createDatabases, temporaryFolder, testDatabases } from '../testing/databases.ts';
import { readCommand } from './arguments.ts';
import { confirmOriginIn } from './confirm-origin-in.ts';

const origin = 'https://intranet.bank.example';

describe.each(testDatabases())('confirm-origin on $name', (database) => {
  it('confirms an entered origin, through the running server where it owns the folder, and without one', async () => {
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove } = await database.start();
    if (place.url === undefined) createDatabases(folder, 'main');
    const settings = readSettings({ REGESTA_DATA: folder, DATABASE_URL: place.url, REGESTA_SAMPLE: 'off' });
    const location = databaseLocation(settings, 'main');
    const withDb = async <T>(work: (db: Awaited<ReturnType<typeof openMain>>['db']) => Promise<T>) => {
      const { db, close } = await openMain(location);
      return work(db).finally(close);
    };
    const proofs = () =>
      withDb((db) =>
        db.selectFrom('origin_proof').select(['organisation', 'proof']).orderBy('organisation').execute(),
      );
    await withDb(async (db) => {
      for (const slug of ['alpina', 'bank']) {
        const key = { kty: 'OKP', crv: 'Ed25519', x: '', kid: slug } as const;
        await db
          .insertInto('domain')
          .values({
            slug,
            name: slug,
            email_domain: `${slug}.example`,
            base_url: `http://localhost/${slug}`,
            public_key: JSON.stringify(key),
            plan: 'reading',
            sample: false,
            support_address: null,
          })
          .execute();
        await enterOrigins(db, slug, [origin]);
      }
    });
    await confirmOriginIn(location, { slug: 'alpina', origin });
    expect(await proofs()).toEqual([
      { organisation: 'alpina', proof: 'operator' },
      { organisation: 'bank', proof: null },
    ]);
    const running = await openMainServer(settings, {
      registerReady: Promise.resolve(),
      signal: new AbortController().signal,
      log: () => undefined,
    });
    await confirmOriginIn(location, { slug: 'bank', origin });
    await expect(confirmOriginIn(location, { slug: 'bank', origin: 'https://x.example' })).rejects.toThrow(
      'bank has no address https://x.example',
    );
    const nobodys = { slug: 'nowhere', origin };
    await expect(confirmOriginIn(location, nobodys)).rejects.toThrow('knows no organisation nowhere');
    await running.close();
    await expect(confirmOriginIn(location, nobodys)).rejects.toThrow('knows no organisation nowhere');
    expect((await proofs()).map(({ proof }) => proof)).toEqual(['operator', 'operator']);
    await remove();
    removeFolder();
  }, 120_000);
});

it('is read from the command line', () => {
  const read = (...args: string[]) => readCommand(['confirm-origin', ...args]);
  expect(read('--slug', 'bank', '--origin', origin)).toEqual({
    name: 'confirm-origin',
    named: { slug: 'bank', origin },
  });
  expect(() => read('--slug', 'bank')).toThrow('--origin is missing');
  expect(() => read('--slug', 'bank', '--origin', `${origin}/page`)).toThrow('--origin: must be an origin');
  expect(() => read('--slug', 'bank', '--other')).toThrow("Unknown option '--other'");
});
