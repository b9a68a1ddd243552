import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '../contract/languages.ts';
import { formatDate } from './dates.ts';
import { localeOf } from './locales.ts';
import { readTypedDate } from './typed-date.ts';

describe('a typed day', () => {
  it.each([
    '1.1.24',
    '01.01.2024',
    '1. 1. 2024',
    '1/1/2024',
    '01-01-2024',
    '1 1 24',
    '01012024',
    '2024-01-01',
    '1. Januar 2024',
    '1. Jan. 2024',
    '1 janv. 2024',
    '1er janvier 2024',
    '1° gennaio 2024',
    '1 gen 24',
    '1 January 2024',
    '1st January, 2024',
    'January 1, 2024',
  ])('is understood: %s', (typed) => {
    expect(readTypedDate(typed)).toEqual({ day: '2024-01-01' });
  });

  it.each([
    ['1. März 2023', '2023-03-01'],
    ['31 août 99', '1999-08-31'],
    ['15 dic. 2025', '2025-12-15'],
    ['2 juil. 2021', '2021-07-02'],
    ['29.2.2024', '2024-02-29'],
  ])('has the day before the month, in words of four languages: %s', (typed, day) => {
    expect(readTypedDate(typed)).toEqual({ day });
  });

  it.each([
    ['', {}],
    ['  ', {}],
    ['gestern', { problem: 'noDay' }],
    ['1.1.', { problem: 'noDay' }],
    ['2024', { problem: 'noDay' }],
    ['1 jui 2024', { problem: 'noDay' }],
    ['31.2.2024', { problem: 'noSuchDay' }],
    ['13/13/2024', { problem: 'noSuchDay' }],
    ['2023-02-29', { problem: 'noSuchDay' }],
    ['31.12.2019', { day: '2019-12-31', problem: 'tooEarly' }],
    ['1.1.2031', { day: '2031-01-01', problem: 'tooLate' }],
    ['1.1.2020', { day: '2020-01-01' }],
    ['31.12.2030', { day: '2030-12-31' }],
  ])('%j gives %j between 2020 and 2030', (typed, expected) => {
    expect(readTypedDate(typed, { min: '2020-01-01', max: '2030-12-31' })).toEqual(expected);
  });

  it('that is shown in any language can be typed so', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...interfaceLanguageCodes), (date, language) => {
        const day = date.toISOString().slice(0, 10);
        for (const style of ['short', 'long'] as const)
          expect(readTypedDate(formatDate(day, localeOf(language), style))).toEqual({ day });
      }),
    );
  });
});
