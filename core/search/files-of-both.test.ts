import { expect, it } from 'vitest';
import { filesOfBoth } from './files-of-both.ts';
import { afterOthers } from './search-request.ts';

const own = (facet: 'changes' | 'changeFiles', id: string) => ({ facet, id, title: id, snippet: [] });
const domain = {
  state: 'ready',
  value: {
    facetFields: { changeFiles: 21 },
    hits: [own('changes', 'c'), own('changeFiles', 'f')],
    total: 40,
  },
} as const;
const provider = {
  state: 'ready',
  value: { hits: [{ id: 'p', title: 'p', address: '/changes/p', snippet: [] }], total: 3 },
} as const;
const failed = { state: 'failed', error: new Error('away') } as never;

it('files of the organisation come before those of the provider, and are counted together', () => {
  const files = filesOfBoth(domain as never, provider as never);
  expect(files).toMatchObject({ state: 'ready', value: { total: 24, hits: [{ id: 'f' }, { id: 'p' }] } });
});

it('are there when both have come, and without an organisation once those of the provider have', () => {
  expect(filesOfBoth(domain as never, { state: 'loading' } as never).state).toBe('loading');
  expect(filesOfBoth({ state: 'loading' } as never, provider as never).state).toBe('loading');
  expect(filesOfBoth({ state: 'idle' } as never, provider as never)).toMatchObject({
    state: 'ready',
    value: { total: 3 },
  });
  expect(filesOfBoth(failed, provider as never)).toBe(failed);
  expect(filesOfBoth(domain as never, failed)).toBe(failed);
});

it.each([
  [0, 5, 0, 15],
  [0, 20, 0, 0],
  [0, 31, 0, 0],
  [20, 31, 0, 9],
  [40, 31, 9, 20],
  [20, 0, 20, 20],
])('from %i, after %i others, a page begins with the %ith and has %i', (start, others, first, rows) => {
  const query = { query: 'Docht', displayLanguage: 'DE', start, rows: 20 } as const;
  expect(afterOthers({ facet: 'changeFiles', query }, others).query).toMatchObject({ start: first, rows });
});
