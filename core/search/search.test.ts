import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { SearchReply } from '../contract/main/search.ts';
import { ApiError } from '../http/api-error.ts';
import type { SessionState } from '../session/session.ts';
import { createMemoryStorage, createProductStorage } from '../session/storage.ts';
import { createRecentSearches } from './recent.ts';
import { createBoxSearch } from './search.ts';
import { changeSearch, newSearch } from './search-request.ts';
import type { BoxSearch, SearchDependencies } from './search-types.ts';

const reply = (more: Partial<SearchReply> = {}): SearchReply => ({
  status: 2,
  facetFields: { regulations: 3, comments: 0 },
  hits: [],
  total: 3,
  ladder: [],
  narrow: { categories: [], documents: [], parts: [], validities: [], languages: [] },
  asOf: '2026-01-01',
  ignored: [],
  ...more,
});
const away = new ApiError({
  kind: 'network',
  status: 0,
  code: 'ERR_NETWORK',
  message: 'away',
  server: 'main',
});
const entries = ['1', '37b', '{A1a}'].map((id, index) => ({
  id,
  index,
  kind: 'article' as const,
  heading: ['Docht'],
}));
const languages = { searchLanguage: 'DE', displayLanguage: 'DE' } as const;
const onRead = { ...languages, reading: { regTextId: 'lamp' } };

/** A search with servers in memory that answer each query as the test defines. */
function aSearch(answer: (ask: { query: string }) => SearchReply | Promise<SearchReply> = () => reply()) {
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
  storage.beginSession();
  storage.write('token', 'x');
  const calls = {
    mainSearch: vi.fn(async (ask: { query: string }, _?: { signal: AbortSignal }) => await answer(ask)),
    suggest: vi.fn(async (_ask: object, _?: { signal: AbortSignal }) => ({
      direct: [],
      completions: [],
      total: 5,
    })),
    regulation: vi.fn(async () => ({
      regTextId: 'lamp',
      displayName: 'LampG',
      longName: 'Lampengesetz',
      shortNames: { FR: 'LLamp' },
      sourceNumber: '1.1',
    })),
    tableOfContent: vi.fn(async () => ({ versionDate: '2026-01-01', entries })),
    domainSearch: vi.fn(async (_ask: object) => ({ facetFields: { comments: 2 }, hits: [], total: 2 })),
    searchRegArtComments: vi.fn(async (_ask: object) => ({ hits: [], total: 1 })),
    report: vi.fn(),
  };
  const tools = {
    main: calls,
    domain: calls,
    session: { $session, domainUrl: () => 'https://domain.example' },
    notices: { report: calls.report },
    storage,
    now: () => 1_000,
  } as unknown as SearchDependencies;
  const recent = createRecentSearches(tools);
  return { calls, $session, storage, recent, searching: createBoxSearch(tools, recent) };
}

describe('comments of the provider', () => {
  it('are fetched by their page once their facet is chosen, and again after a new search', async () => {
    const { calls, searching } = aSearch();
    const request = newSearch('Docht', 'DE', 'FR');
    await searching.show(request);
    expect(calls.searchRegArtComments).not.toHaveBeenCalled();
    await searching.show({ ...request, facet: 'regestaComments', page: 2 });
    expect(calls.searchRegArtComments.mock.calls.map(([ask]) => ask)).toEqual([
      { query: 'Docht', displayLanguage: 'FR', start: 20, rows: 20 },
    ]);
    await vi.waitFor(() => expect(loadedValue(searching.$provider.get())?.total).toBe(1));
    await searching.show({ ...request, term: '' });
    expect(searching.$provider.get().state).toBe('idle');
  });
});

describe('the flow of a search', () => {
  it.each(['', '   ', '\t\n'])('ignores the empty term %j', async (term) => {
    const { calls, searching } = aSearch();
    expect(await searching.run(term, languages)).toBeUndefined();
    expect(calls.mainSearch).not.toHaveBeenCalled();
  });

  it('ignores a search while another runs', async () => {
    let answer: (reply: SearchReply) => void = () => undefined;
    const { calls, searching } = aSearch(() => new Promise<SearchReply>((done) => (answer = done)));
    const first = searching.run('Lampe', languages);
    expect(searching.$running.get()).toBe(true);
    expect(await searching.run('Docht', languages)).toBeUndefined();
    await vi.waitFor(() => expect(calls.mainSearch).toHaveBeenCalled(), 20_000);
    answer(reply());
    expect(await first).toMatchObject({ to: 'results' });
    expect(calls.mainSearch).toHaveBeenCalledTimes(1);
    expect(searching.$running.get()).toBe(false);
  });

  it('leaves in the box what was typed while it ran, once its results have an address', async () => {
    const { searching } = aSearch();
    searching.$term.set('Lampe');
    const first = searching.run('Lampe', languages);
    searching.$term.set('Docht');
    await first;
    searching.adopt('Lampe');
    expect(searching.$term.get()).toBe('Docht');
    searching.adopt('Lampe');
    expect(searching.$term.get()).toBe('Lampe');
    await searching.run('Lampe', languages);
    searching.adopt('Wachs');
    expect(searching.$term.get()).toBe('Wachs');
  });

  it.each([
    ['37b', '37b'],
    ['Art. 37b', '37b'],
    ['37b LampG', '37b'],
    ['art. 37b LLamp', '37b'],
    ['Art. 99', '99'],
  ])('on the read page %j only jumps to %s', async (term, path) => {
    const { calls, searching, recent } = aSearch();
    expect(await searching.run(term, onRead)).toEqual({ to: 'jump', path });
    expect(calls.mainSearch).not.toHaveBeenCalled();
    expect(calls.domainSearch).not.toHaveBeenCalled();
    expect(recent.$recent.get()).toEqual([]);
  });

  it.each(['37b DochtG', '37b Lampe', 'Lampe'])('on the read page %j is searched', async (term) => {
    const { searching } = aSearch();
    expect(await searching.run(term, onRead)).toMatchObject({ to: 'results', request: { term } });
  });

  const doing = 'find a place in the document';
  const refusal = (kind: 'network' | 'unauthorised') =>
    new ApiError({ kind, status: 0, code: 'X', message: 'x', server: 'main' });

  it.each([
    ['is jumped to in silence where the server is away', refusal('network'), 'jump', []],
    ['is searched, and told of, where the session is over', refusal('unauthorised'), 'results', [doing]],
    ['is searched, and told of, where the program has a fault', new TypeError('x'), 'results', [doing]],
  ] as const)('on the read page a number whose contents fail %s', async (_, error, to, reports) => {
    const { calls, searching } = aSearch();
    calls.tableOfContent.mockRejectedValueOnce(error);
    expect(await searching.run('37b', onRead)).toMatchObject({ to });
    expect(calls.report.mock.calls).toEqual(reports.map((task) => [error, task]));
  });

  it('on the read page an article number suggests the place in the open document', async () => {
    const { searching } = aSearch();
    await searching.suggest('37b', onRead);
    expect(searching.$suggested.get()?.inDocument).toMatchObject({
      regTextId: 'lamp',
      path: '37b',
      label: expect.stringMatching(/^Art\.\s37b\sLampG$/),
      detail: 'Docht',
    });
    await searching.suggest('Art. 99', onRead);
    expect(searching.$suggested.get()?.inDocument).toBeUndefined();
    await searching.suggest('37b', languages);
    expect(searching.$suggested.get()?.inDocument).toBeUndefined();
  });

  it('elsewhere an article number is searched', async () => {
    const { calls, searching } = aSearch();
    await searching.run('37b', languages);
    expect(calls.mainSearch).toHaveBeenCalledTimes(1);
  });

  it('asks both servers side by side and waits for the main one only', async () => {
    const { calls, searching } = aSearch();
    calls.domainSearch.mockReturnValue(new Promise(() => undefined));
    expect(await searching.run(' Lampe ', languages)).toEqual({
      to: 'results',
      request: newSearch('Lampe', 'DE', 'DE'),
    });
    expect(calls.mainSearch.mock.calls[0]?.[0]).toMatchObject({ query: 'Lampe', start: 0, rows: 20 });
    expect(calls.domainSearch.mock.calls).toHaveLength(1);
    expect(searching.$domain.get().state).toBe('loading');
  });

  it.each([2, 3] as const)('leads to the results with status %i', async (status) => {
    const { searching } = aSearch(() => reply({ status, target: { regTextId: 'lamp' } }));
    expect(await searching.run('Lampe', languages)).toMatchObject({ to: 'results' });
  });

  it.each([
    [0, { regTextId: 'lamp' }, { to: 'read', regTextId: 'lamp', language: 'FR' }],
    [
      1,
      { regTextId: 'lamp', article: '37b', path: '37b^2' },
      { to: 'read', regTextId: 'lamp', article: '37b', path: '37b^2', language: 'FR' },
    ],
    [
      1,
      { regTextId: 'lamp', article: '37b', versionDate: '2021-01-01' },
      { to: 'read', regTextId: 'lamp', article: '37b', versionDate: '2021-01-01', language: 'FR' },
    ],
  ] as const)('leads to the reader with status %i', async (status, target, destination) => {
    const { searching } = aSearch(() => reply({ status, target }));
    expect(await searching.run('x', { searchLanguage: 'DE', displayLanguage: 'FR' })).toEqual(destination);
  });

  it('keeps to the law of the day that is looked at', async () => {
    const { calls, searching } = aSearch();
    const versionDate = '2021-01-01';
    const destination = await searching.run('Lampe', { ...languages, versionDate });
    expect(calls.mainSearch.mock.calls[0]?.[0]).toMatchObject({ versionDate });
    expect(destination).toEqual({
      to: 'results',
      request: { ...newSearch('Lampe', 'DE', 'DE'), versionDate },
    });
  });

  it.each([
    ['the answer of another question', (searching: BoxSearch) => searching.show(newSearch('B', 'DE', 'DE'))],
    ['no answer at all', (searching: BoxSearch) => searching.close()],
  ])('leads nowhere with %s', async (_, interrupt) => {
    let answer: (reply: SearchReply) => void = () => undefined;
    const { calls, searching } = aSearch(({ query }) =>
      query === 'B'
        ? reply({ status: 0, target: { regTextId: 'b' } })
        : new Promise<SearchReply>((done) => (answer = done)),
    );
    const first = searching.run('A', languages);
    await vi.waitFor(() => expect(calls.mainSearch).toHaveBeenCalled(), 20_000);
    await interrupt(searching);
    answer(reply());
    expect(await first).toBeUndefined();
  });

  it('leads to the results with the failure, and a retry asks again', async () => {
    let isAway = true;
    const { calls, searching } = aSearch(() => (isAway ? Promise.reject(away) : reply()));
    expect(await searching.run('Lampe', languages)).toMatchObject({ to: 'results' });
    expect(searching.$results.get()).toEqual({ state: 'failed', error: away });
    expect(calls.report).toHaveBeenCalledTimes(1);
    isAway = false;
    await searching.retry();
    expect(loadedValue(searching.$results.get())?.total).toBe(3);
  });

  it('refuses an unknown modifier before any call, naming it and the nearest', async () => {
    const { calls, searching, recent } = aSearch();
    expect(await searching.run('Lampe #exp', languages)).toBeUndefined();
    expect(searching.$problem.get()).toMatchObject({
      code: 'unknown-modifier',
      modifier: '#exp',
      nearest: '#expl',
    });
    expect(calls.mainSearch).not.toHaveBeenCalled();
    expect(calls.domainSearch).not.toHaveBeenCalled();
    expect(recent.$recent.get()).toEqual([]);
    searching.dismissProblem();
    expect(searching.$problem.get()).toBeUndefined();
  });

  it('remembers what was searched', async () => {
    const { searching, recent } = aSearch();
    await searching.run(' Lampe ', languages);
    expect(recent.$recent.get()).toEqual([{ term: 'Lampe', at: 1_000 }]);
  });
});

describe('results of an address', () => {
  it('are not fetched again where a search just brought them', async () => {
    const { calls, searching } = aSearch();
    const destination = await searching.run('Lampe', languages);
    if (destination?.to === 'results') await searching.show(destination.request);
    expect(calls.mainSearch).toHaveBeenCalledTimes(1);
    expect(calls.domainSearch).toHaveBeenCalledTimes(1);
  });

  it('stay on screen while another page of them comes', async () => {
    const { calls, searching } = aSearch();
    const request = newSearch('Lampe', 'DE', 'DE');
    await searching.show(request);
    const coming = searching.show({ ...request, page: 2 });
    expect(searching.$results.get()).toMatchObject({ state: 'loading', value: { total: 3 } });
    await coming;
    expect(calls.mainSearch.mock.calls[1]?.[0]).toMatchObject({ start: 20 });
    // The counts of the organisation's server do not depend on the page.
    expect(calls.domainSearch).toHaveBeenCalledTimes(1);
  });

  it('go away for another term, and the older call is aborted', async () => {
    const { calls, searching } = aSearch(({ query }) =>
      query === 'slow' ? new Promise(() => undefined) : reply(),
    );
    void searching.show(newSearch('slow', 'DE', 'DE'));
    await searching.show(newSearch('fast', 'DE', 'DE'));
    expect(calls.mainSearch.mock.calls[0]?.[1]?.signal.aborted).toBe(true);
    expect(searching.$request.get()?.term).toBe('fast');
    expect(searching.$results.get().state).toBe('ready');
  });

  it('are not asked for without a term or with one that cannot be read', async () => {
    const { calls, searching } = aSearch();
    await searching.show(newSearch('', 'DE', 'DE'));
    await searching.show(newSearch('foo:bar Lampe', 'DE', 'DE'));
    expect(searching.$problem.get()?.code).toBe('unknown-modifier');
    expect(calls.mainSearch).not.toHaveBeenCalled();
  });

  it('of a facet of the organisation are paged there', async () => {
    const { calls, searching } = aSearch();
    await searching.show({ ...changeSearch(newSearch('x', 'DE', 'DE'), { facet: 'comments' }), page: 3 });
    expect(calls.domainSearch.mock.calls[0]?.[0]).toMatchObject({ start: 40, rows: 20 });
    expect(calls.mainSearch.mock.calls[0]?.[0]).toMatchObject({ start: 0 });
  });
});

it('clears term, results and recent searches when the session ends', async () => {
  const { searching, recent, storage, $session } = aSearch();
  searching.$term.set('Lampe');
  await searching.run('Lampe', languages);
  storage.clearSession();
  $session.set({ signedIn: false, capabilities: [] });
  expect(searching.$term.get()).toBe('');
  expect(searching.$results.get()).toEqual({ state: 'idle' });
  expect(searching.$request.get()).toBeUndefined();
  expect(recent.$recent.get()).toEqual([]);
});
