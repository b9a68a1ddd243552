import { describe, expect, it } from 'vitest';
import type { DomainHit } from '#core/contract/domain/search.ts';
import { embeddedDatabase } from '../testing/databases.ts';
import { startDomain } from '../testing/servers.ts';
import type { DomainCaller } from './authentication.ts';
import { domainSearchHandler, type SearchSource } from './search.ts';

const titled = (facet: DomainHit['facet'], id: string): DomainHit => ({ facet, id, title: id, snippet: [] });
const source = (facet: DomainHit['facet'], ...ids: string[]): SearchSource => ({
  facet,
  find: async (_db, _caller, { start, rows }) => ({
    hits: ids.slice(start, start + rows).map((id) => titled(facet, id)),
    total: ids.length,
  }),
});
const caller = {} as DomainCaller;
const db = {} as Parameters<typeof domainSearchHandler>[0]['db'];

describe('the search of an organisation', () => {
  it('finds nothing of what is not there yet, for its users alone', async () => {
    const domain = await startDomain(embeddedDatabase);
    try {
      const search = (token?: string) => domain.client('musterbank', token).domainSearch({ query: 'Bank' });
      expect(await search(await domain.signIn('musterbank'))).toEqual({
        facetFields: { comments: 0, changes: 0, changeFiles: 0 },
        hits: [],
        total: 0,
      });
      await expect(search()).rejects.toMatchObject({ status: 401 });
      await expect(search(await domain.signIn('alpina'))).rejects.toMatchObject({ status: 401 });
    } finally {
      await domain.stop();
    }
  });

  it.each([
    [0, 10, ['a', 'b', 'c', 'd', 'e']],
    [0, 4, ['a', 'b', 'c', 'd']],
    [2, 2, ['c', 'd']],
    [4, 2, ['e']],
    [9, 2, []],
  ])('from %i, %i rows: %o of all its sources', async (start, rows, ids) => {
    const search = domainSearchHandler({ db }, [
      source('comments', 'a', 'b', 'c'),
      source('changes', 'd', 'e'),
    ]);
    const call = { params: {}, body: undefined, caller, query: { query: 'Bank', start, rows } };
    const { hits, total, facetFields } = await search(call);
    expect(hits.map(({ id }) => id)).toEqual(ids);
    expect([total, facetFields]).toEqual([5, { comments: 3, changes: 2, changeFiles: 0 }]);
  });

  it.each([
    ['comments', 0, 20, ['a', 'b', 'c'], 3],
    ['comments', 2, 20, ['c'], 3],
    ['changes', 0, 1, ['d'], 2],
    ['changes', 1, 20, ['e'], 2],
    ['changeFiles', 0, 20, [], 0],
  ] as const)(
    'of %s alone, from %i, %i rows: %o; all are counted',
    async (facet, start, rows, ids, total) => {
      const search = domainSearchHandler({ db }, [
        source('comments', 'a', 'b', 'c'),
        source('changes', 'd', 'e'),
      ]);
      const query = { query: 'Bank', start, rows, facet };
      const reply = await search({ params: {}, body: undefined, caller, query });
      expect(reply.hits.map(({ id }) => id)).toEqual(ids);
      expect(reply.total).toBe(total);
      expect(reply.facetFields).toEqual({ comments: 3, changes: 2, changeFiles: 0 });
    },
  );

  it('asks nobody for nothing', async () => {
    const search = domainSearchHandler({ db }, [source('comments', 'a')]);
    const query = { query: ' \t', start: 0, rows: 20 };
    expect(await search({ params: {}, body: undefined, caller, query })).toMatchObject({ total: 0 });
  });
});
