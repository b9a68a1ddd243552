import { describe, expect, it, vi } from 'vitest';
import type { Suggestion } from '../contract/main/search.ts';
import { ApiError } from '../http/api-error.ts';
import type { SearchDependencies } from './search-types.ts';
import { createSuggestions } from './suggestions.ts';

const languages = { searchLanguage: 'DE', displayLanguage: 'DE' } as const;

const inDocument: Suggestion = {
  kind: 'provision',
  regTextId: 'lamp',
  path: '8',
  label: 'Art. 8 LampG',
  detail: 'Dochte',
  sourceNumber: '1.1',
  versionDate: '2026-01-01',
};

function aBox() {
  const call = vi.fn(async (_ask: object, _?: { signal: AbortSignal }) => ({
    direct: [],
    completions: [],
    total: 5,
  }));
  const findHere = vi.fn(async (): Promise<Suggestion | undefined> => undefined);
  const report = vi.fn();
  const { suggest, $suggested } = createSuggestions(
    { main: { suggest: call }, notices: { report } } as unknown as SearchDependencies,
    findHere,
  );
  return { call, findHere, report, suggest, $suggested };
}

describe('suggestions', () => {
  it('begin with two characters', async () => {
    const { call, suggest, $suggested } = aBox();
    await suggest('L', languages);
    expect(call).not.toHaveBeenCalled();
    await suggest('La', languages);
    expect($suggested.get()).toEqual({ term: 'La', direct: [], completions: [], total: 5 });
  });

  it('are fetched once per term, language and day', async () => {
    const { call, suggest } = aBox();
    for (const term of ['La', 'Lam', 'La', ' Lam ']) await suggest(term, languages);
    expect(call).toHaveBeenCalledTimes(2);
    await suggest('La', { ...languages, searchLanguage: 'FR' });
    await suggest('La', { ...languages, versionDate: '2021-01-01' });
    await suggest('La', { ...languages, languageChosen: true });
    expect(call.mock.calls.slice(2).map(([ask]) => ask)).toEqual([
      { query: 'La', searchLanguage: 'FR', displayLanguage: 'DE', recogniseLanguage: 'true' },
      { query: 'La', ...languages, recogniseLanguage: 'true', versionDate: '2021-01-01' },
      { query: 'La', ...languages },
    ]);
  });

  it('of an older term are aborted and never shown', async () => {
    const { call, suggest, $suggested } = aBox();
    const reply = Promise.withResolvers<void>();
    call.mockImplementationOnce(async () => {
      await reply.promise;
      return { direct: [], completions: [], total: 99 };
    });
    const older = suggest('La', languages);
    await suggest('Lam', languages);
    reply.resolve();
    await older;
    expect(call.mock.calls[0]?.[1]?.signal.aborted).toBe(true);
    expect($suggested.get()).toMatchObject({ term: 'Lam', total: 5 });
  });

  it('of a term that names a place in the open document hold it, of a single digit too', async () => {
    const { call, findHere, suggest, $suggested } = aBox();
    findHere.mockResolvedValue(inDocument);
    await suggest('8', languages);
    expect(call).not.toHaveBeenCalled();
    expect($suggested.get()).toEqual({ term: '8', direct: [], inDocument });
    await suggest('8a', languages);
    expect($suggested.get()).toEqual({ term: '8a', direct: [], completions: [], total: 5, inDocument });
  });

  it('that fail leave the box without any, in silence where the server is away', async () => {
    const { call, report, suggest, $suggested } = aBox();
    const fields = { status: 0, code: 'ERR_NETWORK', message: 'away', server: 'main' } as const;
    call.mockRejectedValueOnce(new ApiError({ kind: 'network', ...fields }));
    await suggest('La', languages);
    expect([$suggested.get(), report.mock.calls]).toEqual([undefined, []]);
    const fault = new TypeError('a fault of the program');
    call.mockRejectedValueOnce(fault);
    await suggest('La', languages);
    expect([$suggested.get(), report.mock.calls]).toEqual([undefined, [[fault, 'suggest what is typed']]]);
  });

  it('are not asked for with a term that cannot be read', async () => {
    const { call, suggest } = aBox();
    await suggest('Lampe #exp', languages);
    expect(call).not.toHaveBeenCalled();
  });
});
