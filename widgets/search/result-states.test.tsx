import { atom } from 'nanostores';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createApp } from '#core/app.ts';
import { idle, type Loadable } from '#core/async/loadable.ts';
import type { SearchReply } from '#core/contract/main/search.ts';
import { ApiError } from '#core/http/api-error.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { createLightPhrasing } from '#core/i18n/light-phrasing.ts';
import { searchTexts } from '#core/i18n/search.ts';
import { later } from '#core/lib/later.ts';
import { fatalProblem, type QueryProblem } from '#core/search/query-language.ts';
import { newSearch } from '#core/search/search-request.ts';
import type { BoxSearch } from '#core/search/search-types.ts';
import { createMemoryStorage } from '#core/session/storage.ts';
import { AppProvider } from '../app-context.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchResults } from './SearchResults.tsx';

const app = createApp({
  product: 'regesta',
  mainUrl: '',
  storage: createMemoryStorage(),
  fetch: () => Promise.reject(new Error('no server here')),
  now: () => 0,
  later,
  texts: [commonTexts, searchTexts],
  phrasing: createLightPhrasing(),
});
const markup = (view: ReactElement) => renderToStaticMarkup(<AppProvider app={app}>{view}</AppProvider>);
const nothing = () => undefined;

const reply: SearchReply = {
  status: 2,
  facetFields: { regulations: 45 },
  hits: [],
  total: 45,
  ladder: [],
  narrow: {
    categories: [],
    documents: [{ value: 'lamp', shortName: 'LampG', title: 'Lampengesetz', count: 45 }],
    parts: [],
    validities: [],
    languages: [],
  },
  asOf: '2026-01-01',
  ignored: [],
};
const failure = (code: string, status: number) =>
  new ApiError({ kind: 'rejected', status, code, message: 'why', server: 'main' });

function drawResults(
  results: Loadable<SearchReply>,
  { page = 1, problem }: { page?: number; problem?: QueryProblem | undefined } = {},
) {
  const request = { ...newSearch('Lampe', 'DE', 'DE'), page };
  const stores = {
    $asked: atom(request),
    $term: atom(''),
    $results: atom(results),
    $domain: atom(idle),
    $provider: atom(idle),
    $problem: atom(problem),
  };
  const searching = { ...stores, retry: nothing } as unknown as BoxSearch;
  return markup(<SearchResults searching={searching} request={request} onAsk={nothing} href={() => '/'} />);
}

describe('results', () => {
  it('have no page beyond their last, and lead to that', () => {
    const drawn = drawResults({ state: 'ready', value: reply }, { page: 99 });
    expect(drawn).toContain('There is no page 99.');
    expect(drawn).toContain('Go to the last page (3)');
    expect(drawn).not.toContain('Nothing was found');
    expect(drawn).not.toContain('Next page');
  });

  it('of the search before do not stand beside a term that was not searched', () => {
    const ready = { state: 'ready', value: reply } as const;
    expect(drawResults(ready)).toContain('45');
    const refused = drawResults(ready, { problem: fatalProblem('Lampe #exp') });
    expect(refused).toContain('Did you mean');
    expect(refused).not.toContain('45');
    expect(refused).not.toContain('LampG');
  });

  it('that failed show no numbers of the search before', () => {
    const failed = drawResults({ state: 'failed', error: failure('AWAY', 503) });
    expect(failed).toContain('The regulation server cannot be reached.');
    expect(failed).not.toMatch(/\d+ hits/);
  });
});

describe('a search that failed', () => {
  const draw = (code: string, status: number) =>
    markup(<SearchFailed error={failure(code, status)} onRetry={nothing} />);

  it.each([
    ['SEARCH_TOO_SLOW', 503, 'The search took too long.', true],
    ['REQUEST_TOO_LONG', 431, 'The search term is too long.', false],
    ['AWAY', 503, 'The regulation server cannot be reached.', true],
    ['UNKNOWN_VALUE', 400, 'The search failed.', true],
  ])('with %s (%i) says %j', (code, status, words, canRetry) => {
    const drawn = draw(code, status);
    expect(drawn).toContain(words);
    expect(drawn.includes('Try again')).toBe(canRetry);
  });
});
