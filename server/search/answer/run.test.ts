import { expect, it } from 'vitest';
import { openMain } from '../../main/open-main.ts';
import { embeddedDatabase } from '../../testing/databases.ts';
import { storeSearchTexts } from '../../testing/search-texts.ts';
import { createHoldings } from '../index/holdings.ts';
import type { WorkBudget } from '../rank/work-budget.ts';
import { createSearchEngine, type SearchEngine } from './engine.ts';
import { mainSearch } from './main-search.ts';

it('all rankings of an answer share one budget, and the next answer has its own', async () => {
  const started = await embeddedDatabase.start();
  const main = await openMain(started.place);
  try {
    await storeSearchTexts(main.db);
    const now = () => new Date('2026-05-01T10:00:00Z');
    const engine = createSearchEngine(main, createHoldings(main.read), now);
    const budgets: (WorkBudget | undefined)[] = [];
    const ranker: SearchEngine['ranker'] = {
      ...engine.ranker,
      rank: (language, request) => {
        budgets.push(request.budget);
        return engine.ranker.rank(language, request);
      },
    };
    const search = () =>
      mainSearch(
        { ...engine, ranker },
        {
          query: 'Bank OR Einlagen',
          searchLanguage: 'DE',
          displayLanguage: 'DE',
          start: 0,
          rows: 5,
          order: 'relevance',
        },
      );
    await search();
    expect(budgets.length).toBeGreaterThan(1);
    expect(new Set(budgets).size).toBe(1);
    expect(budgets[0]).toBeDefined();
    await search();
    expect(new Set(budgets).size).toBe(2);
  } finally {
    await main.close();
    await started.remove();
  }
}, 60_000);
