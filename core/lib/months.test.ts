import { expect, it } from 'vitest';
import { addMonths, weekdayOf, weeksOf } from './months.ts';

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-05-31', -12, '2025-05-31'],
  ['9999-12-01', 1, '9999-12-31'],
  ['1000-01-20', -1, '1000-01-01'],
] as const)('%s and %i months is %s', (day, months, after) => {
  expect(addMonths(day, months)).toBe(after);
});

it.each([
  ['2026-06', 5, '2026-06-01', '2026-07-05'],
  ['2026-02', 5, '2026-01-26', '2026-03-01'],
  ['2026-08', 6, '2026-07-27', '2026-09-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
])('%s has %i weeks, from Monday %s to Sunday %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last]);
  expect(
    weeks.every(([monday = '', , , , , , sunday = '']) => weekdayOf(monday) === 0 && weekdayOf(sunday) === 6),
  ).toBe(true);
});
