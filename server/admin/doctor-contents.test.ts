import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder, testDatabases } from '#server/testing/databases.ts';
import { createSigningKey } from '../auth/tokens.ts';
import { readSettings } from '../config/settings.ts';
import { createEncryption } from '../lib/encryption.ts';
import { keepMain } from '../process/keep-main.ts';
import { type OpenDomain, openDomain } from '../process/start-domain.ts';
import { examine } from './doctor.ts';
import { runCommand } from './run-command.ts';

describe.each(testDatabases())('what the doctor finds in the tables on $name', (database) => {
  let env: Record<string, string | undefined>;
  let data: string;
  let isEmbedded: boolean;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    data = folder;
    isEmbedded = place.url === undefined;
    env = { REGESTA_DATA: folder, REGESTA_PROCESSES: '1', DATABASE_URL: place.url };
    remove = async () => {
      await removeDatabase();
      removeFolder();
      vi.restoreAllMocks();
    };
  });
  afterEach(() => remove());

  const findings = async (about: RegExp, more: Record<string, string> = {}) =>
    (await examine({ ...env, ...more })).filter(({ line }) => about.test(line));

  /** A second factor of the first user of the sample, as the server stores it. */
  async function enrol({ server }: OpenDomain, key: Buffer) {
    const db = server.organisations().find(({ slug }) => slug === 'musterbank')?.db;
    const { id } = (await db?.selectFrom('account').select('id').executeTakeFirstOrThrow()) ?? {};
    const secret = createEncryption(key).encrypt('JBSWY3DP', 'of Ada');
    await db
      ?.insertInto('second_factor')
      .values({ account_id: id ?? '', secret })
      .execute();
  }

  it('is whether the key fits the second factors that are stored', async () => {
    env = { ...env, REGESTA_SERVERS: 'domain', REGESTA_SAMPLE: 'on' };
    const [key, other] = [randomBytes(32), randomBytes(32)].map((one) => one.toString('base64'));
    const right = { REGESTA_SECOND_FACTOR_KEY: key ?? '' };
    const wrong = { REGESTA_SECOND_FACTOR_KEY: other ?? '' };
    const about = /second factors/;
    expect(await findings(about, right)).toEqual([]);
    const running = await openDomain(readSettings({ ...env, ...right }));
    expect(await findings(about, wrong)).toEqual([{ state: 'ok', line: 'second factors: none are stored' }]);
    await enrol(running, Buffer.from(key ?? '', 'base64'));
    const examineAll = async () => {
      expect(await findings(about, right)).toEqual([
        { state: 'ok', line: 'second factors: 1, of the key in REGESTA_SECOND_FACTOR_KEY' },
      ]);
      expect(await findings(about, wrong)).toEqual([
        {
          state: 'mend',
          line: expect.stringMatching(
            /^musterbank: .* with another key than REGESTA_SECOND_FACTOR_KEY: 1; put back the key of then/,
          ),
        },
      ]);
      expect(await findings(about)).toEqual([
        {
          state: 'mend',
          line: expect.stringMatching(/^musterbank: .* no key any more in .*second-factor\.key: 1; put back/),
        },
      ]);
    };
    await examineAll();
    const said: string[] = [];
    const command = runCommand(
      { name: 'doctor' },
      {
        env: { ...env, ...wrong },
        settings: () => readSettings(env),
        say: (line) => void said.push(line),
        warn: () => undefined,
      },
    );
    expect(await command).toBe(1);
    expect(said.join('\n')).toContain('MEND  musterbank: second factors');
    await running.close();
    if (!isEmbedded) return await examineAll();
    // Nobody opens the database then, so that only the key itself can be examined.
    expect(await findings(about, wrong)).toEqual([]);
    expect(await findings(about)).toEqual([
      {
        state: 'note',
        line: expect.stringMatching(/second-factor\.key is not there and the next start makes a new/),
      },
    ]);
  }, 120_000);

  it('is asked of no key that is damaged, which is told instead', async () => {
    env = { ...env, REGESTA_SERVERS: 'domain', REGESTA_SAMPLE: 'on' };
    const running = await openDomain(readSettings(env));
    await enrol(running, randomBytes(32));
    writeFileSync(join(data, 'second-factor.key'), 'half', { mode: 0o600 });
    const damaged = {
      state: 'mend',
      line: expect.stringMatching(/^key of second factors: .*second-factor\.key: is no key of 32 bytes/),
    };
    expect(await findings(/second factors/)).toEqual([damaged]);
    await running.close();
    expect(await findings(/second factors/)).toEqual([damaged]);
    rmSync(join(data, 'second-factor.key'));
  }, 120_000);

  it('is which organisations the register lacks, and the day on which they go', async () => {
    env = { ...env, REGESTA_SERVERS: 'main', REGESTA_SAMPLE: 'off' };
    const register = join(data, 'register.json');
    env.REGESTA_REGISTER = register;
    const { kty, crv, x, kid } = (await createSigningKey()).publicKey;
    const [stays, goes] = ['bleibt', 'geht'].map((slug) => ({
      slug,
      emailDomain: `${slug}.example`,
      baseUrl: `https://${slug}.example/${slug}`,
      publicKey: { kty, crv, x, kid },
      plan: 'reading',
    }));
    writeFileSync(register, JSON.stringify([stays, goes]));
    const keeper = await keepMain(readSettings(env), {
      registerReady: Promise.resolve(),
      signal: new AbortController().signal,
      log: () => undefined,
    });
    expect(await findings(/has been missing/)).toEqual([]);
    writeFileSync(register, JSON.stringify([stays]));
    await keeper.reloadRegister();
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    const dayAfter = (days: number) =>
      new Date(yesterday.getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);
    await keeper.stores.db
      .updateTable('domain')
      .set({ absent_since: yesterday })
      .where('absent_since', 'is not', null)
      .execute();
    const absent = {
      state: 'note',
      line: expect.stringMatching(
        new RegExp(
          `^register: geht has been missing since ${dayAfter(0)}; .* removed on ${dayAfter(30)} unless`,
        ),
      ),
    };
    expect(await findings(/has been missing/)).toEqual([absent]);
    await keeper.close();
    expect(await findings(/has been missing/)).toEqual(isEmbedded ? [] : [absent]);
  }, 120_000);
});
