import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/contract/languages.ts';
import { categories } from '#core/contract/main/categories.ts';
import { documentParts, facetNames, searchOrders, validities } from '#core/contract/main/search.ts';
import { newSearch, type SearchRequest } from '#core/search/search-request.ts';
import { parseSearchAddress, searchAddress } from './search-address.ts';

const some = <T extends string>(values: readonly T[]) => fc.subarray([...values]);
const aRequest: fc.Arbitrary<SearchRequest> = fc.record({
  // The term in an address is trimmed like that in the box.
  term: fc.string({ unit: 'binary' }).map((term) => term.toWellFormed().trim()),
  searchLanguage: fc.constantFrom(...languageCodes),
  displayLanguage: fc.constantFrom(...languageCodes),
  facet: fc.constantFrom(...facetNames),
  order: fc.constantFrom(...searchOrders),
  page: fc.integer({ min: 1, max: 501 }),
  versionDate: fc.constantFrom(undefined, '2020-02-29', '2026-01-01'),
  categories: some(categories),
  documents: some(['bankg', 'sr-952.0', 'rs_1']),
  parts: some(documentParts),
  validities: some(validities),
});
const aChoice = fc.constantFrom({}, { languageChosen: true as const });

describe('the address of results', () => {
  it('holds everything that is asked', () => {
    fc.assert(
      fc.property(aRequest, aChoice, (other, choice) => {
        const request = { ...other, ...choice };
        expect(parseSearchAddress(searchAddress(request), 'DE')).toStrictEqual(request);
      }),
    );
  });

  it.each([
    [{ ...newSearch('37h BankG', 'DE', 'FR') }, '/search/DE/FR/37h%20BankG'],
    [{ ...newSearch('x', 'DE', 'DE'), languageChosen: true as const }, '/search/DE/DE/x?language=chosen'],
    [{ ...newSearch('a/b?c#d%', 'DE', 'DE') }, '/search/DE/DE/a%2Fb%3Fc%23d%25'],
    [
      {
        ...newSearch('x', 'IT', 'IT'),
        page: 2,
        order: 'article',
        parts: ['article', 'annex'],
      } as SearchRequest,
      '/search/IT/IT/x?order=article&page=2&part=article,annex',
    ],
  ])('%j is %s', (request, address) => {
    expect(searchAddress(request)).toBe(address);
  });

  it('may leave everything out', () => {
    expect(searchAddress()).toBe('/search');
    expect(parseSearchAddress('/search', 'IT')).toEqual({
      ...newSearch('', 'IT', 'IT'),
      versionDate: undefined,
    });
    expect(parseSearchAddress('/search/fr', 'IT')).toMatchObject({
      searchLanguage: 'FR',
      displayLanguage: 'FR',
    });
  });

  it.each([
    '/search/DE/DE/x?page=0&order=best&category=none&part=,&validity=x&in=y&versionDate=2025-02-30&document=a/b',
    '/search/DE/DE/x?page=-1',
    '/search/DE/DE/x?page=1e99',
  ])('leaves out what is unusable: %s', (address) => {
    expect(parseSearchAddress(address, 'DE')).toEqual({
      ...newSearch('x', 'DE', 'DE'),
      versionDate: undefined,
    });
  });

  it('takes a stray percent sign for no term', () => {
    expect(parseSearchAddress('/search/DE/DE/%E0%A4%A', 'DE')?.term).toBe('');
  });

  it('is no other page', () => {
    expect(parseSearchAddress('/searching', 'DE')).toBeUndefined();
    expect(parseSearchAddress('/read/bankg', 'DE')).toBeUndefined();
  });
});
