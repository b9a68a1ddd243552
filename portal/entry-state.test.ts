import { expect, it } from 'vitest';
import { readEntryState } from './entry-state.ts';

const match = { article: '37b', words: ['docht'] };

it.each([
  [
    { found: match, opened: 'lamp~37b 2024-01-01 DE' },
    { found: match, opened: 'lamp~37b 2024-01-01 DE' },
  ],
  [{ found: match, opened: 1 }, { found: match }],
  [{ found: { article: '37b', words: [1] } }, {}],
  [{ found: { words: [] } }, {}],
  [null, {}],
  ['found', {}],
  [{ found: null }, {}],
])('of %j are kept %j', (state, stored) => {
  expect(readEntryState(state)).toEqual(stored);
});
