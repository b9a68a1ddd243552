import { expect, test } from 'vitest';
import { interfaceLanguageCodes } from '../contract/languages.ts';
import { dateIn, monthOf, writtenDay } from './month-names.ts';

test.each(interfaceLanguageCodes)('months are known by their names, whole and cut, in %s', (language) => {
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
  ['30', 'ag', '1995', '1995-08-30'],
  ['1', 'jui', '2011', undefined],
  ['5', 'au', '2012', undefined],
  ['5', 'de', '2012', undefined],
  ['1', 'Brumaire', '1804', undefined],
])('%s %s %s is %s', (day, month, year, expected) => {
  expect(writtenDay(day, month, year)).toBe(expected);
});

test.each([
  ['Bundesgesetz vom 8. November 1934 über die Banken', '1934-11-08'],
  ['Loi fédérale du 1er juin 2012', '2012-06-01'],
  ['Ordinanza del 1° sett. 1999', '1999-09-01'],
  ['Act of 22 March 1974', '1974-03-22'],
  ['Beschluss 3 vom Jahre 2004', undefined],
  ['8. November 19341', undefined],
])('the date in %j is %s', (text, expected) => {
  expect(dateIn(text)).toBe(expected);
});
