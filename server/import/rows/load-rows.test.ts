import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '#server/testing/main-database.ts';
import { aProviderChange, aProviderFile } from '#server/testing/provider-changes.ts';
import { aPrint, aText } from '#server/testing/texts.ts';
import { storeChanges } from '../provider-changes/store-changes.ts';
import { storeText } from '../store.ts';
import { unknownPlaces } from './known-places.ts';
import { loadRows } from './load-rows.ts';
import type { Cells } from './row-table.ts';

const now = new Date('2026-11-28T10:00:00Z');
const change = {
  slug: 'puffer',
  source: 'finma',
  type: 'circular',
  language: 'DE',
  'topic DE': 'Puffer',
  'summary DE': 'Die Puffer steigen.',
  provisions: 'musterg~1 musterg~2^1',
};
const comment = {
  slug: 'zu-2',
  paragraph: 'musterg~2^1',
  type: 'interpretation',
  date: '2026-11-02',
  language: 'DE',
  'text DE': 'Gilt auch hier.',
  'text FR': 'Vaut ici aussi.',
};
const news = {
  slug: 'neu',
  date: '2026-11-02',
  source: 'FINMA',
  link: 'https://www.finma.ch/',
  changes: 'puffer',
  texts: 'musterg musterg~140',
  language: 'DE',
  'title DE': 'Neu',
  'text DE': 'Die FINMA teilt mit.',
};
const topic = { name: 'liquidity', language: 'DE', title: 'Liquidität', text: 'Was gilt.' };

describe.each(testDatabases())('rows that are loaded, on $name', (database) => {
  let main: MainDatabase;
  beforeEach(async () => {
    main = await startMainDatabase(database);
    await storeText(main.db, aText(), aPrint(), 'base');
  });
  afterEach(() => main.stop());

  const load = (rows: readonly Cells[], { isDry = false } = {}) =>
    loadRows(
      main.db,
      {
        columns: [...new Set(rows.flatMap((cells) => Object.keys(cells)))],
        rows: rows.map((cells, index) => ({ number: index + 2, cells })),
      },
      { isDry, now },
    );
  const stored = async () => ({
    changes: await main.db.selectFrom('provider_change').selectAll().orderBy('slug').execute(),
    comments: await main.db.selectFrom('provider_comment').selectAll().orderBy('slug').execute(),
    news: await main.db.selectFrom('news').selectAll().orderBy('slug').execute(),
    topics: await main.db.selectFrom('topic_page').selectAll().execute(),
  });

  it.each([
    ['changes', change, 'topic DE', 'Kapitalpuffer'],
    ['comments', comment, 'text FR', 'Vaut aussi ici.'],
    ['news', { ...news, changes: '' }, 'date', '2026-11-03'],
    ['topics', topic, 'text', 'Was heute gilt.'],
  ] as const)(
    'as %s are added, then the same, then changed, each with what differs',
    async (kind, cells, column, after) => {
      const row: Cells = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
      const nothing = await stored();
      const dry = await load([row], { isDry: true });
      expect(await stored()).toEqual(nothing);
      const added = await load([row]);
      expect(added).toEqual(dry);
      expect(added).toMatchObject({
        kind,
        added: 1,
        changed: 0,
        unchanged: 0,
        differences: [{ row: 2, how: 'new' }],
      });
      const before = await stored();
      expect(before).not.toEqual(nothing);
      expect(await load([row])).toMatchObject({ added: 0, changed: 0, unchanged: 1, differences: [] });
      expect((await stored())[kind]).toHaveLength(1);
      expect(await load([{ ...row, [column]: after }])).toMatchObject({
        added: 0,
        changed: 1,
        unchanged: 0,
        differences: [{ how: 'changed', cells: [{ column, before: row[column], after }] }],
      });
      expect((await stored())[kind]).toHaveLength(1);
      expect((await stored())[kind]).not.toEqual(before[kind]);
    },
  );

  it('store every cell', async () => {
    await load([change]);
    await load([comment]);
    await load([news]);
    await load([topic]);
    const { changes, comments, news: items, topics } = await stored();
    expect(changes).toMatchObject([
      {
        slug: 'puffer',
        source: 'finma',
        type: 'circular',
        deadline: null,
        language: 'DE',
        words: { DE: { topic: 'Puffer', summary: 'Die Puffer steigen.' } },
        link: null,
        provisions: ['musterg~1', 'musterg~2^1'],
        date: '2026-11-28',
        sample: false,
        published: true,
      },
    ]);
    expect(comments).toMatchObject([
      {
        slug: 'zu-2',
        path: '2^1',
        comment_type: 2,
        date: '2026-11-02',
        language: 'DE',
        text: 'Gilt auch hier.',
        translations: { FR: 'Vaut ici aussi.' },
        sample: false,
      },
    ]);
    expect(items).toEqual([
      {
        slug: 'neu',
        date: '2026-11-02',
        source: 'FINMA',
        link: 'https://www.finma.ch/',
        language: 'DE',
        words: { DE: { title: 'Neu', text: 'Die FINMA teilt mit.' } },
        changes: ['puffer'],
        texts: ['musterg', 'musterg~140'],
        sample: false,
      },
    ]);
    expect(topics).toEqual([{ ...topic, written_at: now, basis: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it('are refused as a whole where one of them names what is not there', async () => {
    const nothing = await stored();
    expect(await load([comment, { ...comment, slug: 'b', paragraph: 'musterg~99' }])).toMatchObject({
      kind: 'comments',
      problems: [{ row: 3, column: 'paragraph', reason: 'there is no place musterg~99 in the loaded texts' }],
    });
    expect(await load([news, { ...news, slug: 'b', texts: 'bankg' }])).toMatchObject({
      kind: 'news',
      problems: [
        { row: 2, column: 'changes', reason: 'there is no published change puffer' },
        { row: 3, column: 'texts', reason: 'there is no place bankg in the loaded texts' },
        { row: 3, column: 'changes', reason: 'there is no published change puffer' },
      ],
    });
    expect(await load([change, { ...change, slug: 'B' }])).toMatchObject({
      problems: [{ row: 3, column: 'slug' }],
    });
    expect(await stored()).toEqual(nothing);
  });

  it('have all that is wrong with them said at once, places and columns too', async () => {
    const row = {
      ...news,
      date: 'soon',
      texts: 'bankg musterg~99 MUSTER~',
      colour: 'red',
      changes: 'Puffer puffer',
    };
    const report = await load([row, { ...row, slug: 'b', date: '2026-11-02', texts: 'musterg~140' }]);
    if (!('problems' in report)) throw new Error('it was loaded');
    expect(report.problems.map(({ row: at, column, code }) => [at, column, code])).toEqual([
      [1, 'colour', 'UNKNOWN_COLUMN'],
      [2, 'date', 'DATE_FORM'],
      [2, 'changes', 'SLUG_FORM'],
      [2, 'texts', 'PLACES_FORM'],
      [2, 'texts', 'UNKNOWN_PLACE'],
      [2, 'texts', 'UNKNOWN_PLACE'],
      [2, 'changes', 'UNKNOWN_CHANGE'],
      [3, 'changes', 'SLUG_FORM'],
      [3, 'changes', 'UNKNOWN_CHANGE'],
    ]);
  });

  it('have their links followed, to texts, topics and pages', async () => {
    const good = [
      '/read/musterg',
      '/read/musterg/2?versionDate=2025-01-01#2%5E1',
      '/read',
      '/topic/whats-new',
      '/topic/liquidity',
      '/changes?status=open',
      'https://www.finma.ch/',
      'search:Lampe',
      'law:952.0~5',
    ];
    const bad = [
      '/read/bankg',
      '/read/musterg/99',
      '/topic/nowhere',
      '/nothing',
      'musterg/2',
      'mailto:a@b.c',
    ];
    const text = `${good.map((one) => `[a](${one})`).join(' ')}\n\n\`\`\`\n[x](/nothing-in-code)\n\`\`\``;
    expect(await load([{ ...topic, text }])).toMatchObject({ added: 1 });
    const wrong = `${bad
      .slice(1)
      .map((one) => `[a](${one} "title")`)
      .join(' ')}\n\n[b]: ${bad[0]}`;
    const report = await load([{ ...topic, text: wrong }]);
    if (!('problems' in report)) throw new Error('it was loaded');
    expect(report.problems.map(({ code, values }) => [code, values?.['address']])).toEqual(
      [...bad.slice(1), bad[0]].map((address) => ['LINK_NOWHERE', address]),
    );
  });

  it('need as many statements for many places as for one', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => ({
      ...comment,
      slug: `c-${at}`,
      paragraph: `musterg~${at + 200}`,
    }));
    const statements: string[] = [];
    const counting = main.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const numbered = rows.map(({ paragraph }, at) => ({ row: at + 2, value: [paragraph] }));
    expect(await unknownPlaces(counting, 'paragraph', numbered.slice(0, 1))).toHaveLength(1);
    const ofOne = statements.length;
    expect(await unknownPlaces(counting, 'paragraph', numbered)).toHaveLength(40);
    expect(statements.length).toBe(2 * ofOne);
    expect(ofOne).toBeGreaterThan(0);
  });

  it('may name more than a statement of PostgreSQL has parameters', async () => {
    const most = 65_535;
    const perPage = 3_000;
    const pages = Array.from({ length: Math.ceil(most / perPage) + 1 }, (_, page) => ({
      ...topic,
      name: `page-${page}`,
      // The first of all is an article that there is, the others are of documents and articles that there are not.
      text: Array.from({ length: perPage }, (_, at) => page * perPage + at)
        .map((at) => `[a](/read/${at % 2 === 0 ? 'musterg' : `d${at}`}/${at + 1})`)
        .join(' '),
    }));
    const problemsOf = async (rows: readonly Cells[]) => {
      const report = await load(rows);
      return 'problems' in report ? report.problems : [];
    };
    const nowhere = await problemsOf(pages);
    expect(nowhere).toHaveLength(pages.length * perPage - 1);
    expect(nowhere[0]?.reason).toContain('/read/d1/2');

    const names = Array.from({ length: most + 50 }, (_, at) => `c${at}`);
    const items = Array.from({ length: Math.ceil(names.length / 50) }, (_, at) => ({
      ...news,
      slug: `n${at}`,
      changes: names.slice(50 * at, 50 * at + 50).join(' '),
    }));
    expect(await problemsOf(items)).toHaveLength(names.length);
  });

  it('leave the day and the files of a change as they are', async () => {
    const file = await aProviderFile();
    await storeChanges(main.db, [aProviderChange({ slug: 'puffer', date: '2026-01-05', files: [file] })], {
      now,
    });
    expect(await load([change])).toMatchObject({ changed: 1 });
    expect(await load([change])).toMatchObject({ unchanged: 1 });
    expect((await stored()).changes).toMatchObject([{ date: '2026-01-05' }]);
    expect(await main.db.selectFrom('provider_change_file').select('name').execute()).toEqual([
      { name: 'Muster.txt' },
    ]);
  });

  it('take the place of invented changes, which is told', async () => {
    const invented = [aProviderChange({ slug: 'erfunden' }), aProviderChange({ slug: 'auch' })];
    await storeChanges(main.db, invented, { now, sample: true });
    expect(await load([change], { isDry: true })).toMatchObject({ samples: 2 });
    expect(await load([change])).toMatchObject({ samples: 2, added: 1 });
    const { changes } = await stored();
    expect(changes.filter(({ withdrawn_at }) => withdrawn_at === null).map(({ slug }) => slug)).toEqual([
      'puffer',
    ]);
  });

  it('are loaded by several at once one after the other', async () => {
    const rows = Array.from({ length: 20 }, (_, n) => ({ ...topic, name: `page-${n}` }));
    await Promise.all([load(rows), load(rows.toReversed()), load(rows)]);
    expect((await stored()).topics).toHaveLength(20);
  });
});
