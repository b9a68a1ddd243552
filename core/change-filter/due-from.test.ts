import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deadlineMark } from '../changes/deadline.ts';
import { addDays } from '../lib/dates.ts';
import { dueFrom } from './due-from.ts';

it.each([
  ['2026-06-20', '2026-05-20'],
  ['2026-03-31', '2026-03-01'],
  ['2026-03-28', '2026-02-28'],
  ['2026-01-15', '2025-12-15'],
])('%s is due from %s on', (deadline, from) => {
  expect(dueFrom(deadline)).toBe(from);
});

it('a deadline has its mark from that day on, and not the day before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
      const deadline = addDays('1990-01-01', offset);
      const from = dueFrom(deadline);
      const change = { deadline, status: 'G' as const };
      expect(deadlineMark(change, from)).toBe('due');
      expect(deadlineMark(change, addDays(from, -1))).toBeUndefined();
    }),
  );
});
