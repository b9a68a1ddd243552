import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createDatabases, temporaryFolder, testDatabases } from '#server/testing/databases.ts';
import { readSettings } from '../config/settings.ts';
import { createEncryption } from '../lib/encryption.ts';
import { openDomain } from './start-domain.ts';

it.each(testDatabases())(
  'says at the start which organisations have second factors of another key, on $name',
  async (database) => {
    const { folder, remove } = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    if (place.url === undefined) createDatabases(folder, 'domain');
    const key = randomBytes(32);
    const openWith = (by: Buffer) =>
      openDomain(
        readSettings({
          REGESTA_DATA: folder,
          REGESTA_SAMPLE: 'on',
          DATABASE_URL: place.url,
          REGESTA_SECOND_FACTOR_KEY: by.toString('base64'),
        }),
      );
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const words = () => said.mock.calls.flat().filter((one) => String(one).includes('another key'));
    const first = await openWith(key);
    const db = first.server.organisations().find(({ slug }) => slug === 'musterbank')?.db;
    const { id } = (await db?.selectFrom('account').select('id').executeTakeFirstOrThrow()) ?? {};
    const secret = createEncryption(key).encrypt('JBSWY3DP', 'of Ada');
    await db
      ?.insertInto('second_factor')
      .values({ account_id: id ?? '', secret })
      .execute();
    await first.close();
    await (await openWith(key)).close();
    expect(words()).toEqual([]);
    await (await openWith(randomBytes(32))).close();
    expect(words()).toEqual([
      expect.stringMatching(
        /^musterbank: second factors that were encrypted with another key than REGESTA_SECOND_FACTOR_KEY: 1; .* a recovery code or a reset$/,
      ),
    ]);
    said.mockRestore();
    await removeDatabase();
    remove();
  },
  120_000,
);
