import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicViewer } from '../../data/visible-texts.ts';
import { embeddedDatabase } from '../../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../../testing/main-database.ts';
import { storeSearchTexts } from '../../testing/search-texts.ts';
import { createIndexCache } from '../index/index-cache.ts';
import { createWorkBudget, type WorkBudget } from '../rank/work-budget.ts';
import { createSearchEngine, type SearchEngine } from './engine.ts';
import { mainSearch } from './main-search.ts';

const request = {
  query: {
    query: 'Bank OR Einlagen',
    searchLanguage: 'DE',
    displayLanguage: 'DE',
    start: 0,
    rows: 5,
    order: 'relevance',
  },
  viewer: publicViewer,
  today: '2026-05-01',
} as const;

describe('all rankings of an answer', () => {
  let main: MainDatabase;
  let engine: SearchEngine;
  beforeAll(async () => {
    main = await startMainDatabase(embeddedDatabase);
    await storeSearchTexts(main.db);
    engine = createSearchEngine(main.read, createIndexCache(main.read));
  });
  afterAll(() => main?.stop());

  type Rank = SearchEngine['ranker']['rank'];
  const searchWith = (rank: Rank) => mainSearch({ ...engine, ranker: { ...engine.ranker, rank } }, request);

  it('share one budget, and the next answer has its own', async () => {
    const budgets: (WorkBudget | undefined)[] = [];
    const rank: Rank = (language, request) => {
      budgets.push(request.budget);
      return engine.ranker.rank(language, request);
    };
    await searchWith(rank);
    expect(budgets.length).toBeGreaterThan(1);
    expect(new Set(budgets).size).toBe(1);
    expect(budgets[0]).toBeDefined();
    await searchWith(rank);
    expect(new Set(budgets).size).toBe(2);
  });

  it('tell where the budget ended the counting', async () => {
    const whole = await mainSearch(engine, request);
    expect(whole).not.toHaveProperty('atLeast');
    const budget = createWorkBudget(5);
    const part = await searchWith((language, request) =>
      engine.ranker.rank(language, { ...request, budget }),
    );
    expect(part.atLeast).toBe(true);
    expect(part.total).toBeGreaterThan(0);
    expect(part.total).toBeLessThan(whole.total);
  });
});
