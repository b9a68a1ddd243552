import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDate, isDay } from './day.ts';

const two = (number: number) => String(number).padStart(2, '0');

describe('a day', () => {
  it('is one that the calendar has, as the clock counts them', () => {
    const parts = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.nat(14), fc.nat(33));
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
        const time = Date.parse(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
        expect(isCalendarDate(text)).toBe(exists);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['2024-02-29', '2000-02-29', '2026-12-31'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0999-12-31',
    '2026-1-1',
    ' 2026-01-01',
    '2026-01-01T00:00:00Z',
    '',
  ])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});
