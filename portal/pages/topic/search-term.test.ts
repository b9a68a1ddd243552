import { expect, it } from 'vitest';
import { searchTerm } from './search-term.ts';

it.each([
  ['search:Bank%20Konkurs', 'Bank Konkurs'],
  ['search:5%', '5%'],
  ['search:%E4', '%E4'],
  ['/read/bankg', undefined],
])('the link %s searches %s', (address, term) => {
  expect(searchTerm(address)).toBe(term);
});
