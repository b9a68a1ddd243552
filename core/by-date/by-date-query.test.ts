import { expect, it } from 'vitest';
import { byDateSearch } from './by-date-address.ts';
import { parseByDate } from './by-date-query.ts';

const today = '2026-05-31';
const usual = { from: '2026-02-28', to: today, view: 'base' };

it.each([
  ['', usual],
  ['?from=2025-01-01', { ...usual, from: '2025-01-01' }],
  ['?to=2025-01-01&view=eu', { ...usual, to: '2025-01-01', view: 'eu' }],
  ['?from=yesterday&to=2025-02-30&view=finma', usual],
])('reads %s', (search, query) => {
  expect(parseByDate(search, today)).toEqual(query);
});

it('is read as it was written', () => {
  const query = { from: '2025-01-01', to: '2025-06-30', view: 'self-regulation' } as const;
  expect(parseByDate(byDateSearch(query), today)).toEqual(query);
  expect(byDateSearch({ view: 'base' })).toBe('');
});
