import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseLocation, readSettings } from '../config/settings.ts';
import { openMain } from '../data/open-main.ts';
import { storeText } from '../import/store.ts';
import { openMainServer } from '../process/start-main.ts';
import { temporaryFolder, testDatabases } from '../testing/databases.ts';
import { aPrint, aText } from '../testing/texts.ts';
import { readCommand } from './arguments.ts';
import { describeRemoval, removeSampleIn } from './remove-sample-in.ts';

const timeoutMilliseconds = 120_000;

describe.each(testDatabases())('the sample on $name', (database) => {
  let environment: Record<string, string | undefined>;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    environment = { REGESTA_DATA: folder, DATABASE_URL: place.url, REGESTA_SAMPLE: 'on' };
    remove = async () => {
      await removeDatabase();
      removeFolder();
    };
  });
  afterEach(() => remove());

  const place = () => databaseLocation(readSettings(environment), 'main');
  const keys = async () => {
    const { db, close } = await openMain(place());
    const rows = await db.selectFrom('regulation').select('reg_text_id').execute();
    const files = await db.selectFrom('file').select('hash').execute();
    await close();
    return { keys: rows.map((row) => row.reg_text_id), files: files.length };
  };

  it(
    'is removed by the command, through the running server where it owns the folder, and stays away',
    async () => {
      const { db, close } = await openMain(place());
      const pdf = new TextEncoder().encode('%PDF of its own');
      const invented = aText({
        sourceKey: 'eli/sample/x',
        sample: true,
        names: { DE: { long: 'Erfundenes' } },
      });
      await storeText(db, aText(), aPrint(), undefined);
      await storeText(db, invented, aPrint({ pdf }), undefined);
      await close();
      const dry = await removeSampleIn(place(), { confirmed: false });
      expect(describeRemoval(dry)).toMatch(
        /would remove 1 sample regulations with 1 texts[\s\S]*Erfundenes \(1\)\n0 sample changes would be withdrawn\.\n0 sample news would be removed\.[\s\S]*--yes/,
      );
      expect((await keys()).keys).toHaveLength(2);
      const start = (sample: string) =>
        openMainServer(
          readSettings({ ...environment, REGESTA_SAMPLE: sample, REGESTA_SUPPORT: 'support@provider.test' }),
          { registerReady: Promise.resolve(), signal: new AbortController().signal, log: console.error },
        );
      environment.SMTP_URL = 'smtp://127.0.0.1:9';
      environment.REGESTA_MAIL_FROM = 'regesta@provider.test';
      const running = await start('off');
      const done = await removeSampleIn(place(), { confirmed: true });
      expect(done).toEqual({ documents: dry.documents, changes: 0, news: 0, removed: true });
      await running.close();
      expect(await keys()).toEqual({ keys: ['musterg'], files: 1 });
      const again = await start('on');
      await again.close();
      expect((await keys()).keys).toEqual(['musterg']);
      expect(describeRemoval(await removeSampleIn(place(), { confirmed: true }))).toBe(
        'There is no sample regulation.',
      );
    },
    timeoutMilliseconds,
  );
});

describe('the arguments of remove-sample', () => {
  it('are read', () => {
    expect(readCommand(['remove-sample'])).toEqual({ name: 'remove-sample', confirmed: false });
    expect(readCommand(['remove-sample', '--yes'])).toEqual({ name: 'remove-sample', confirmed: true });
  });
  it('are refused where they say something else', () => {
    expect(() => readCommand(['remove-sample', '--all'])).toThrow('remove-sample has no argument "--all"');
  });
});
