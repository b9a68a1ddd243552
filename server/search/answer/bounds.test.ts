import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicViewer } from '../../data/visible-texts.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { embeddedDatabase } from '../../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../../testing/main-database.ts';
import { storeSearchTexts } from '../../testing/search-texts.ts';
import { createIndexCache } from '../index/index-cache.ts';
import { createCatalogue } from './catalogue.ts';
import { didYouMean } from './did-you-mean.ts';
import { createSearchEngine, type SearchEngine } from './engine.ts';
import { findListing } from './find-listing.ts';
import { findLadder } from './ladder.ts';
import { readOnly } from './read-only.ts';
import { readSituation } from './situation.ts';
import { suggest } from './suggest.ts';

describe('what a search may cost', () => {
  let main: MainDatabase;
  let engine: SearchEngine;
  const { plugin, kinds: statements } = countStatements();
  beforeAll(async () => {
    main = await startMainDatabase(embeddedDatabase);
    await storeSearchTexts(main.db);
    engine = createSearchEngine(main.read.withPlugin(plugin), createIndexCache(main.read));
  });
  afterAll(() => main?.stop());

  const situationOf = (query: string) =>
    readSituation(engine, {
      query: {
        query,
        searchLanguage: 'DE',
        displayLanguage: 'DE',
        start: 0,
        rows: 20,
        order: 'relevance',
      },
      viewer: publicViewer,
      today: '2026-05-01',
    });
  const listOf = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => `${first + at} EinlG`).join(' ');

  it.each([
    ['are there', listOf(5, 1).concat(' ', listOf(5, 1).concat(' ').repeat(180))],
    ['are not there', listOf(901, 180)],
  ])('of 180 citations that %s some are looked up', async (_, query) => {
    statements.length = 0;
    await situationOf(query);
    expect(statements.length).toBeGreaterThan(20);
    expect(statements.length).toBeLessThan(160);
  });

  it('a reading begins no statement when its time is over', async () => {
    const endless = readOnly(main.read, 20, async (trx) => {
      for (;;) await sql`select pg_sleep(0)`.execute(trx);
    });
    await expect(endless).rejects.toMatchObject({ status: 503, code: 'SEARCH_TOO_SLOW' });
  });

  it.each([
    ['aaaaab/aaaaac/aaaaad/aaaaae/aaaaaf/aaaaag', 0],
    ['aaaaab/aaaaac/aaaaad', 3],
    [Array.from({ length: 300 }, (_, at) => `zz${'abcdefghij'[at % 10]}${'qrstuv'[at % 6]}xw`).join('/'), 0],
  ])('%s: %i words are put right', async (query, corrected) => {
    const situation = await situationOf(query);
    const words = await engine.ranker.words('DE', []);
    let looks = 0;
    const correct = () => {
      looks += 1;
      return [];
    };
    const unknowing = { ...words.expander, ofWord: () => [] };
    const ranker: SearchEngine['ranker'] = {
      ...engine.ranker,
      words: async () => ({ ...words, expander: unknowing, spelling: { correct } }),
    };
    await didYouMean({ ...situation, engine: { ...engine, ranker } }, [], 0);
    expect(looks).toBe(corrected);
  });

  it.each([
    ['Insiderinformationen', ['fullDataSet'], 'fullDataSet'],
    ['remboursement', ['otherLanguage'], 'otherLanguage'],
    ['sind OR Bank', [], undefined],
  ])('%s: what is offered when it is late: %o', async (query, offered, taken) => {
    const situation = { ...(await situationOf(query)), isOverTime: () => true };
    const { steps } = await findLadder(situation, await findListing(situation));
    expect(steps.map(({ kind }) => kind)).toEqual(offered);
    expect(steps.find(({ used }) => used)?.kind).toBe(taken);
  });

  it.each([
    ['Bank', 2],
    ['Art. 5 EinlG', 0],
  ])('a suggestion for %s ranks for its number and for headings alone: %i times', async (query, times) => {
    let ranked = 0;
    const ranker: SearchEngine['ranker'] = {
      ...engine.ranker,
      rank: (...request) => {
        ranked += 1;
        return engine.ranker.rank(...request);
      },
    };
    const { total } = await suggest(
      { ...engine, ranker },
      {
        query: { query, searchLanguage: 'DE', displayLanguage: 'DE' },
        viewer: publicViewer,
        today: '2026-05-01',
      },
    );
    expect([ranked, total]).toEqual([times, query === 'Bank' ? 3 : 1]);
  });

  it('the texts of a day are remembered, of many days the last ones', async () => {
    const catalogue = createCatalogue();
    const textsOf = (day: string) =>
      readOnly(main.read, 1000, async (trx) =>
        (await catalogue.read(trx, publicViewer)).texts(trx, { languages: ['DE'], day }),
      );
    const first = await textsOf('2026-05-01');
    for (let day = 10; day < 70; day += 1) await textsOf(`20${day}-01-01`);
    const last = await textsOf('2069-01-01');
    expect(await textsOf('2069-01-01')).toBe(last);
    expect(await textsOf('2026-05-01')).not.toBe(first);
    const again = await textsOf('2026-05-01');
    expect(await textsOf('2026-05-01')).toBe(again);
  });
});
