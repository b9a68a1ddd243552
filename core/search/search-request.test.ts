import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { searchFirstRow } from '../contract/params.ts';
import { correctedTerm, fatalProblem, requestedDay } from './query-language.ts';
import {
  changeSearch,
  domainQuery,
  facetCounts,
  findFatalProblem,
  isNarrowed,
  isPlain,
  mainQuery,
  newSearch,
  pageFrom,
  pagesOf,
} from './search-request.ts';

const request = newSearch('  Lampe ', 'FR', 'DE');

describe('what is asked', () => {
  it('begins at the first page of regulations, by relevance', () => {
    expect(mainQuery(request)).toEqual({
      query: 'Lampe',
      searchLanguage: 'FR',
      displayLanguage: 'DE',
      recogniseLanguage: 'true',
      start: 0,
      rows: 20,
      order: 'relevance',
    });
    expect(domainQuery(request)).toEqual({ query: 'Lampe', start: 0, rows: 20 });
  });

  it('asks for no other language where somebody chose one', () => {
    expect(mainQuery({ ...request, languageChosen: true })).not.toHaveProperty('recogniseLanguage');
  });

  it('names what narrows it', () => {
    const narrowed = {
      ...request,
      categories: ['eu', 'basel'],
      parts: ['annex'],
      versionDate: '2020-01-01',
    } as const;
    expect(mainQuery(narrowed)).toMatchObject({
      categories: 'eu,basel',
      parts: 'annex',
      versionDate: '2020-01-01',
    });
    expect([request, narrowed].map(isNarrowed)).toEqual([false, true]);
  });

  it('turns back to the first page with another filter', () => {
    expect(changeSearch({ ...request, page: 4 }, { order: 'article' }).page).toBe(1);
    expect(mainQuery({ ...request, page: 4 }).start).toBe(60);
  });

  it.each([
    ['changes', { start: 60, facet: 'changes' }],
    ['regulations', { start: 0 }],
    ['topics', { start: 0 }],
  ] as const)('for the facet %s is %j of the organisation', (facet, query) => {
    expect(domainQuery({ ...request, facet, page: 4 })).toEqual({ query: 'Lampe', rows: 20, ...query });
  });

  it.each([
    ['Lampe', undefined, undefined],
    ['Lampe', '2020-01-01', '2020-01-01'],
    ['at:2021 Lampe', '2020-01-01', '2021-01-01'],
    ['at:2021 Lampe at:5.6.2022', undefined, '2022-06-05'],
    ['"at:2021" Lampe', undefined, undefined],
  ])('%j beside the day %s is the law of %s', (term, versionDate, day) => {
    expect(requestedDay({ term, versionDate })).toBe(day);
  });
});

describe('pages', () => {
  it.each([
    [0, 1],
    [20, 1],
    [21, 2],
  ])('of %i hits are %i', (total, pages) => {
    expect(pagesOf(total)).toBe(pages);
  });

  it('end where servers go no further', () => {
    const last = pagesOf(1_000_000);
    const rowOf = (page: number) => mainQuery({ ...request, page }).start;
    expect([last, last + 1].map((page) => v.is(searchFirstRow, rowOf(page)))).toEqual([true, false]);
    expect([last, last + 1, 0, -1, 1.5, Number.NaN].map(pageFrom)).toEqual([last, 1, 1, 1, 1, 1]);
  });
});

describe('a term with a slip', () => {
  it.each([
    ['Lampe #exp', 'Lampe #expl'],
    ['titel:Docht', 'title:Docht'],
    ['in:bael Docht', 'in:basel Docht'],
  ])('%j is mended to %j', (term, better) => {
    const problem = fatalProblem(term);
    expect(problem && correctedTerm(term, problem)).toBe(better);
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

it.each([
  ['Einlagensicherung Auszahlung', true],
  ['Art. 37h BankG', true],
  ['l’autorité, p. 5', true],
  ['title:Docht', false],
  ['#eu', false],
  ['a OR b', false],
  ['-Lampe', false],
  ['"a b"', false],
  ['.', false],
  ['', false],
])('%j is plain: %j', (term, plain) => {
  expect(isPlain(term)).toBe(plain);
});

it('finds nothing wrong in what is plain, and in the rest what the language finds', async () => {
  const word = fc.constantFrom(
    'Lampe',
    'OR',
    'ODER',
    'NOT',
    '5a',
    'in:',
    '-',
    '#',
    '"',
    '(',
    ')',
    '.',
    '§ 3',
    'é',
  );
  const term = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(term, async (expected) => {
      expect(await findFatalProblem(expected)).toEqual(fatalProblem(expected));
    }),
  );
  fc.assert(fc.property(fc.string().filter(isPlain), (plain) => fatalProblem(plain) === undefined));
});
