import { describe, expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { openDomain } from '../process/start-domain.ts';
import { temporaryFolder, testDatabases } from '../testing/databases.ts';
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

describe.each(testDatabases())('commands that the main server must hear of, on $name', (database) => {
  it('say so and end with a code of their own where it was not reached, with a server and without', async () => {
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove } = await database.start();
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
    await running.close();
    expect(await run(['end-sessions'], env)).toEqual(unheard);
    await remove();
    removeFolder();
  }, 120_000);
});
