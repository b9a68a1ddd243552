import { describe, expect, it } from 'vitest';
import { askFor, askOther, domainQuery, isNarrowed, mainQuery } from './asked.ts';
import { facetCounts } from './facets.ts';
import { fatalProblem, mended } from './query-language.ts';

const asked = askFor('  Lampe ', 'FR', 'DE');

describe('what is asked', () => {
  it('begins at the first page of regulations, by relevance', () => {
    expect(mainQuery(asked)).toEqual({
      query: 'Lampe',
      searchLanguage: 'FR',
      displayLanguage: 'DE',
      start: 0,
      rows: 20,
      order: 'relevance',
    });
    expect(domainQuery(asked)).toEqual({ query: 'Lampe', start: 0, rows: 20 });
  });

  it('names what narrows it', () => {
    const narrowed = {
      ...asked,
      categories: ['eu', 'basel'],
      parts: ['annex'],
      versionDate: '2020-01-01',
    } as const;
    expect(mainQuery(narrowed)).toMatchObject({
      categories: 'eu,basel',
      parts: 'annex',
      versionDate: '2020-01-01',
    });
    expect([asked, narrowed].map(isNarrowed)).toEqual([false, true]);
  });

  it('turns back to the first page with another filter', () => {
    expect(askOther({ ...asked, page: 4 }, { order: 'article' }).page).toBe(1);
    expect(mainQuery({ ...asked, page: 4 }).start).toBe(60);
  });
});

describe('a term with a slip', () => {
  it.each([
    ['Lampe #exp', 'Lampe #expl'],
    ['titel:Docht', 'title:Docht'],
    ['in:bael Docht', 'in:basel Docht'],
  ])('%j is mended to %j', (term, better) => {
    const problem = fatalProblem(term);
    expect(problem && mended(term, problem)).toBe(better);
  });

  it('has no complaint where there is nothing wrong', () => {
    expect(fatalProblem('"Art. 5" Lampe #eu title:Docht')).toBeUndefined();
  });
});

it('counts what was found on both servers', () => {
  const main = { facetFields: { regulations: 3, changes: 1 } } as unknown as Parameters<
    typeof facetCounts
  >[0];
  expect(facetCounts(main, { facetFields: { comments: 2, changes: 4 }, hits: [], total: 6 })).toEqual({
    regulations: 3,
    changes: 5,
    comments: 2,
  });
  expect(facetCounts(undefined, undefined)).toEqual({});
});
