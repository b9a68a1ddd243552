import { describe, expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { openDomain } from '../process/start-domain.ts';
import { createDatabases, temporaryFolder, testDatabases } from '../testing/databases.ts';
import { freePort } from '../testing/postgres.ts';
import { runScript } from '../testing/processes.ts';
import { adminUsage } from './arguments.ts';

const run = (args: string[], env: Record<string, string> = {}) =>
  runScript('server/admin/command.ts', args, env).ended;

describe('the command of the operator', () => {
  it.each([[['--help']], [['help']], [['create-domain', '--help']], [['doctor', '-h']]])(
    'says how it is used: %j',
    async (args) => {
      expect(await run(args)).toEqual({ code: 0, out: `${adminUsage}\n`, err: '' });
    },
    60_000,
  );

  it.each([
    [['drop-domain'], {}, 'there is no command "drop-domain"'],
    [[], {}, 'name a command'],
    [['doctor', '--yes'], {}, 'doctor has no argument "--yes"'],
    [['create-domain', '--slug', 'x'], {}, '--name is missing'],
    [['end-sessions'], { REGESTA_PROXIES: 'two' }, 'REGESTA_PROXIES: "two" is no number of proxies'],
  ])(
    'ends with the mistake: %j',
    async (args, env, reason) => {
      const { code, out, err } = await run(args, env as Record<string, string>);
      expect({ code, out, last: err.trim().split('\n').at(-1) }).toEqual({ code: 2, out: '', last: reason });
    },
    60_000,
  );
});

it('create-domain says which address was forgotten, with the link that would be of no use', async () => {
  const { folder, remove } = temporaryFolder();
  createDatabases(folder, 'domain');
  const named = ['--slug', 'neu', '--name', 'Neu', '--email-domain', 'neu.example', '--plan', 'reading'];
  const create = (env: Record<string, string>) =>
    run(['create-domain', ...named, '--administrator', 'ada@neu.example'], {
      REGESTA_DATA: folder,
      REGESTA_SAMPLE: 'off',
      ...env,
    });
  const forgotten = await create({ REGESTA_MAIN_URL: 'https://regesta.example' });
  expect(forgotten).toMatchObject({ code: 0, err: '' });
  expect(forgotten.out).toMatch(
    /\nREGESTA_DOMAIN_URL: http:\/\/localhost:4001 is an address of this machine alone.*\nThen run this command again/,
  );
  const both = { REGESTA_MAIN_URL: 'https://regesta.example', REGESTA_DOMAIN_URL: 'https://org.example' };
  expect((await create(both)).out).not.toContain('REGESTA_DOMAIN_URL');
  remove();
}, 120_000);

describe.each(testDatabases())('commands that the main server must hear of, on $name', (database) => {
  it('say so and end with a code of their own where it was not reached, with a server and without', async () => {
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove } = await database.start();
    if (place.url === undefined) createDatabases(folder, 'domain');
    const env = {
      REGESTA_DATA: folder,
      REGESTA_SAMPLE: 'on',
      // Nothing listens there.
      REGESTA_MAIN_URL: `http://localhost:${await freePort()}`,
      ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
    };
    const running = await openDomain(readSettings(env));
    const unheard = {
      code: 3,
      out: expect.stringContaining('musterbank: '),
      err: expect.stringMatching(/The main server was not reached yet: .* told again, by the running/),
    };
    expect(await run(['end-sessions'], env)).toEqual(unheard);
    const user = 'admin@musterbank.example';
    const reset = ['reset-second-factor', '--slug', 'musterbank', '--user', user];
    const db = running.server.organisations().find(({ slug }) => slug === 'musterbank')?.db;
    const enrol = async () => {
      const account = db?.selectFrom('account').select('id').where('email', '=', user);
      const { id } = (await account?.executeTakeFirstOrThrow()) ?? {};
      await db
        ?.insertInto('second_factor')
        .values({ account_id: id ?? '', secret: 'lost' })
        .execute();
    };
    const unheardReset = { ...unheard, out: expect.stringContaining(`${user} signs in without`) };
    await enrol();
    expect(await run(reset, env)).toEqual(unheardReset);
    await enrol();
    await running.close();
    expect(await run(reset, env)).toEqual(unheardReset);
    // What was not done for another reason has another code.
    expect(await run(reset, env)).toMatchObject({ code: 1, out: '' });
    expect(await run(['end-sessions'], env)).toEqual(unheard);
    await remove();
    removeFolder();
  }, 120_000);
});
