import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeSample, sampleRemoved, sampleSetting } from '../import/remove-sample.ts';
import { makeSegment } from '../search/index/store-segment.ts';
import { testDatabases } from '../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { aPrint, aText } from '../testing/texts.ts';
import { loadSample, type MainTools } from './load-sample.ts';

const acts = join(import.meta.dirname, '..', 'sample', 'acts');

describe.each(testDatabases())('loading the sample on $name', (database) => {
  let main: MainDatabase;
  beforeEach(async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    main = await startMainDatabase(database);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await main.stop();
  });

  /** Workers that read every file as an act of its own, and call something before the text number `at` is stored. */
  const toolsOf = (at = 0, before: () => Promise<unknown> = async () => undefined): MainTools => {
    let number = 0;
    const workers = {
      importFile: async (file: string) => {
        const key = basename(file, '.xml');
        const names = { DE: { long: key } };
        const text = aText({ sourceKey: `eli/sample/${key}`, sample: true, names });
        return { text, seconds: { read: 0, typeset: 0 } };
      },
      prepare: async (text: Parameters<typeof makeSegment>[0]) => {
        number += 1;
        if (number === at) await before();
        return { printed: { ...aPrint(), warnings: [] }, segment: makeSegment(text) };
      },
    };
    return { db: main.db, workers: workers as unknown as MainTools['workers'] };
  };
  const load = (tools: MainTools) => loadSample(tools, acts, new AbortController().signal);
  const stored = async () => {
    const { count } = main.db.fn;
    const row = await main.db
      .selectFrom('regulation')
      .select(count<number>('id').as('documents'))
      .executeTakeFirstOrThrow();
    return Number(row.documents);
  };
  const setting = async () => {
    const row = await main.db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', sampleSetting)
      .executeTakeFirst();
    return row?.value;
  };

  it('is recorded, and done once', async () => {
    await load(toolsOf());
    const documents = await stored();
    expect(documents).toBeGreaterThan(10);
    const tools = toolsOf();
    const read = vi.spyOn(tools.workers, 'importFile');
    await load(tools);
    expect(read).not.toHaveBeenCalled();
    expect(await stored()).toBe(documents);
  });

  it.each([1, 5])('brings nothing back that is removed before text %i of it is stored', async (at) => {
    const tools = toolsOf(at, () => removeSample(main.db, { confirmed: true }));
    await load(tools);
    expect(await stored()).toBe(0);
    expect(await setting()).toBe(sampleRemoved);
    await load(toolsOf());
    expect(await stored()).toBe(0);
  });
});
