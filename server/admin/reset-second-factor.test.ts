import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabases, temporaryFolder, testDatabases } from '#server/testing/databases.ts';
import { readSettings } from '../config/settings.ts';
import { openDomain } from '../process/start-domain.ts';
import { readCommand } from './arguments.ts';
import { workOnDomain } from './work-on-domain.ts';

describe.each(testDatabases())('reset-second-factor on $name', (database) => {
  let settings: ReturnType<typeof readSettings>;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    if (place.url === undefined) createDatabases(folder, 'domain');
    settings = readSettings({
      REGESTA_DATA: folder,
      REGESTA_SAMPLE: 'on',
      DATABASE_URL: place.url,
      // Nothing listens there: the main server is told later.
      REGESTA_MAIN_URL: 'http://localhost:9',
    });
    remove = async () => {
      await removeDatabase();
      removeFolder();
    };
  });
  afterEach(() => remove());

  const lost = { slug: 'musterbank', user: 'admin@musterbank.example' };
  const reset = (of = lost) => workOnDomain(settings, { work: 'reset-second-factor', lost: of });
  const enter = async ({ server }: Awaited<ReturnType<typeof openDomain>>) => {
    const db = server.organisations().find(({ slug }) => slug === lost.slug)?.db;
    if (db === undefined) throw new Error('no organisation');
    const account = db.selectFrom('account').select(['id', 'epoch']).where('email', '=', lost.user);
    const { id, epoch } = await account.executeTakeFirstOrThrow();
    await db.insertInto('second_factor').values({ account_id: id, secret: 'lost' }).execute();
    const left = async () => (await db.selectFrom('second_factor').selectAll().execute()).length;
    const raised = async () => (await account.executeTakeFirstOrThrow()).epoch - epoch;
    return { left, raised };
  };

  it('lets somebody in whom no administrator can help, while the server runs and while it does not', async () => {
    const running = await openDomain(settings);
    const { left, raised } = await enter(running);
    await reset();
    expect([await left(), await raised()]).toEqual([0, 1]);
    await enter(running);
    await running.close();
    await reset();
    const again = await openDomain(settings);
    const [organisation] = again.server.organisations().filter(({ slug }) => slug === lost.slug);
    expect(await organisation?.db.selectFrom('second_factor').selectAll().execute()).toEqual([]);
    const lines = await organisation?.db.selectFrom('audit').select(['actor', 'action', 'subject']).execute();
    const line = { actor: 'reset-second-factor', action: 'SECOND_FACTOR_RESET', subject: lost.user };
    expect(lines?.filter(({ action }) => action === line.action)).toEqual([line, line]);
    await again.close();
    await expect(reset()).rejects.toThrow('has no second factor');
    await expect(reset({ ...lost, slug: 'nowhere' })).rejects.toThrow('no organisation');
  }, 120_000);
});

it('is read from the command line', () => {
  const read = (...args: string[]) => readCommand(['reset-second-factor', ...args]);
  expect(read('--slug', 'neu', '--user', 'Ada@neu.example')).toEqual({
    name: 'reset-second-factor',
    lost: { slug: 'neu', user: 'ada@neu.example' },
  });
  expect(() => read('--slug', 'neu')).toThrow('--user is missing');
  expect(() => read('--slug', 'neu', '--user', 'ada')).toThrow('--user: must be an e-mail address');
  expect(() => read('--slug', 'neu', '--other')).toThrow("Unknown option '--other'");
});
