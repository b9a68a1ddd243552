import { expect, test } from 'vitest';
import { languageCodes } from '../contract/languages.ts';
import { monthOf, writtenDay } from './month-names.ts';

test.each(languageCodes)('months are known by their names, whole and cut, in %s', (language) => {
  for (const style of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(`${language.toLowerCase()}-CH`, { month: style });
    for (let month = 1; month <= 12; month++) {
      const name = format.format(new Date(2024, month - 1, 15)).replace('.', '');
      expect([name, monthOf(name)]).toEqual([name, month]);
    }
  }
});

test.each([
  ['1', 'Sept', '2011', '2011-09-01'],
  ['15', 'MÄRZ', '2020', '2020-03-15'],
  ['8', 'genn', '1999', '1999-01-08'],
  ['1', 'ju', '2011', undefined],
  ['1', 'Brumaire', '1804', undefined],
])('%s %s %s is %s', (day, month, year, expected) => {
  expect(writtenDay(day, month, year)).toBe(expected);
});
