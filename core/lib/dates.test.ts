import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, formatDate, formatMinute, formatMoment, today } from './dates.ts';
import { isDay } from './day.ts';

describe('dates', () => {
  test('that exist are told from those that do not', () => {
    const days = ['2024-02-29', '2025-02-29', '2025-13-01', '2025-1-1', '', 'today'];
    expect(days.map(isDay)).toEqual([true, false, false, false, false, false]);
  });

  test.each([
    ['en-GB', '1 January 2024', '01/01/2024'],
    ['fr-CH', '1er janvier 2024', '01.01.2024'],
    ['de-CH', '1. Januar 2024', '01.01.2024'],
    ['it-CH', '1° gennaio 2024', '01.01.2024'],
  ])('in %s', (locale, long, short) => {
    expect(formatDate('2024-01-01', locale, 'long')).toBe(long);
    expect(formatDate('2024-01-01', locale)).toBe(short);
  });

  test.each([
    ['2024-03-11', 'fr-CH', '11 mars 2024'],
    ['2024-03-11', 'it-CH', '11 marzo 2024'],
    ['2024-12-31', 'fr', '31 décembre 2024'],
    ['1999-05-01', 'it', '1° maggio 1999'],
    ['1999-05-01', 'en-GB', '1 May 1999'],
  ])('%s in %s is %s: only the first is written differently', (day, locale, long) => {
    expect(formatDate(day, locale, 'long')).toBe(long);
  });

  test.each(['2025-02-30', '2025-13-01', '1.1.2025', '2025-1-1', '', '2025-01-01T00:00:00Z'])(
    '%o is refused by name',
    (day) => {
      expect(() => formatDate(day, 'en-GB')).toThrow(new RangeError(`"${day}" is not a calendar day`));
      expect(() => addDays(day, 1)).toThrow(RangeError);
    },
  );

  test.each([
    ['2024-01-01T23:05:09.000Z', 'de-CH', '02.01.2024, 00:05:09'],
    ['2024-07-01T10:05:09.000Z', 'fr-CH', '01.07.2024 12:05:09'],
    ['2024-07-01T10:05:09.000Z', 'en-GB', '01/07/2024, 12:05:09'],
  ])('the moment %s is in %s %s, by Swiss clocks', (iso, locale, written) => {
    expect(formatMoment(iso, locale)).toBe(written);
  });

  test('a moment to the minute has neither seconds nor a half of the day', () => {
    expect(formatMinute('2024-01-01T22:05:59Z', 'en-GB')).toBe('01/01/2024, 23:05');
    expect(formatMinute('2024-01-01T23:05:00Z', 'de-CH')).toBe('02.01.2024, 00:05');
  });

  test('today is the day where the time zone is', () => {
    const evening = Date.UTC(2024, 0, 1, 23, 30);
    expect(today(evening)).toBe('2024-01-02');
    expect(today(evening, 'UTC')).toBe('2024-01-01');
    expect(today(evening, 'America/New_York')).toBe('2024-01-01');
  });

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2024-03-31', -31, '2024-02-29'],
    ['2024-03-30', 2, '2024-04-01'],
  ])('%s and %i days is %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result);
  });

  test('days added and taken away leave the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        expect(addDays(addDays('2024-06-15', days), -days)).toBe('2024-06-15');
      }),
    );
  });
});
