import { expect, it } from 'vitest';
import { addMonths } from './months.ts';

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
