import { expect, it } from 'vitest';
import { pageOfAddress } from './page-of-address.ts';

it.each([
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['x', 1],
  ['1.5', 1],
  ['1', 1],
  ['007', 7],
  ['42', 42],
  ['999999999', 100_000],
  ['9999999999999', 1],
])('the page %j of the news is %i', (written, page) => {
  expect(pageOfAddress(written)).toBe(page);
});
