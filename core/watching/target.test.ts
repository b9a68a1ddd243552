import { expect, it } from 'vitest';
import { newSearch } from '../search/search-request.ts';
import { queryTarget } from './target.ts';

it('a search is watched with its filters, in the language that was searched, whatever its page and order', () => {
  const request = { ...newSearch('lamp oil', 'DE', 'EN'), page: 3, order: 'article' as const };
  expect(queryTarget(request, 'EN')).toEqual({ kind: 'query', query: 'lamp oil', language: 'EN' });
  expect(
    queryTarget({ ...request, categories: ['eu'], documents: ['lamp'], parts: ['annex'] }, 'DE'),
  ).toEqual({
    kind: 'query',
    query: 'lamp oil',
    language: 'DE',
    categories: ['eu'],
    documents: ['lamp'],
    parts: ['annex'],
  });
});
