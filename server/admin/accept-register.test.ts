import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeRegister } from '../auth/register.ts';
import { databaseLocation, readSettings } from '../config/settings.ts';
import { openMain } from '../data/open-main.ts';
import { openMainServer } from '../process/start-main.ts';
import { createDatabases, temporaryFolder, testDatabases } from '../testing/databases.ts';
import { acceptRegisterIn, describeRegister } from './accept-register-in.ts';
import { readCommand } from './arguments.ts';

const timeoutMilliseconds = 120_000;
const organisation = (slug: string) => ({
  slug,
  emailDomain: `${slug}.example`,
  baseUrl: `http://domain.test/${slug}`,
  publicKey: { kty: 'OKP', crv: 'Ed25519', x: slug, kid: slug } as const,
  plan: 'reading' as const,
  sample: false,
});

describe.each(testDatabases())('a register that was refused on $name', (database) => {
  let settings: ReturnType<typeof readSettings>;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    if (place.url === undefined) createDatabases(folder, 'main');
    settings = readSettings({
      REGESTA_DATA: folder,
      DATABASE_URL: place.url,
      REGESTA_SAMPLE: 'off',
      REGESTA_REGISTER: `${folder}/register.json`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      REGESTA_MAIL_FROM: 'regesta@provider.test',
      REGESTA_SUPPORT: 'support@provider.test',
    });
    remove = async () => {
      await removeDatabase();
      removeFolder();
    };
  });
  afterEach(() => remove());

  const write = (...slugs: string[]) => writeRegister(settings.register, slugs.map(organisation));
  const start = () => {
    const { signal } = new AbortController();
    return openMainServer(settings, { registerReady: Promise.resolve(), signal, log: console.error });
  };
  const there = async () => {
    const { db, close } = await openMain(databaseLocation(settings, 'main'));
    const rows = await db.selectFrom('domain').select('slug').where('absent_since', 'is', null).execute();
    await close();
    return rows.map(({ slug }) => slug).sort();
  };

  it(
    'is taken over by the command, through the running server where it owns the folder, and without one',
    async () => {
      write('alpha', 'beta', 'gamma');
      const running = await start();
      write('alpha');
      await running.reloadRegister();
      expect(describeRegister(await acceptRegisterIn(settings, { confirmed: false }))).toMatch(
        /names 1 organisations[\s\S]*would mark as absent: beta, gamma[\s\S]*--yes/,
      );
      const taken = { organisations: 1, absent: ['beta', 'gamma'], returned: [], accepted: true };
      expect(await acceptRegisterIn(settings, { confirmed: true })).toEqual(taken);
      await running.close();
      expect(await there()).toEqual(['alpha']);
      write();
      expect(await acceptRegisterIn(settings, { confirmed: false })).toMatchObject({ absent: ['alpha'] });
      expect(await there()).toEqual(['alpha']);
      expect(describeRegister(await acceptRegisterIn(settings, { confirmed: true }))).toContain(
        'Absent from now on: alpha',
      );
      expect(await there()).toEqual([]);
      write('alpha', 'beta');
      expect(describeRegister(await acceptRegisterIn(settings, { confirmed: true }))).toContain(
        'Back: alpha, beta',
      );
      expect(describeRegister(await acceptRegisterIn(settings, { confirmed: true }))).toContain(
        'All organisations that are known are in it.',
      );
    },
    timeoutMilliseconds,
  );
});

describe('the arguments of accept-register', () => {
  it('are read', () => {
    expect(readCommand(['accept-register'])).toEqual({ name: 'accept-register', confirmed: false });
    expect(readCommand(['accept-register', '--yes'])).toEqual({ name: 'accept-register', confirmed: true });
  });
  it('are refused where they say something else', () => {
    expect(() => readCommand(['accept-register', 'x'])).toThrow('accept-register has no argument "x"');
  });
});
