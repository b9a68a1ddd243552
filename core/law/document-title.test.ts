import { expect, it } from 'vitest';
import { languageCodes } from '../contract/languages.ts';
import { documentTitle, numberInFull } from './document-title.ts';

it.each([
  ['Bundesgesetz über Muster (Mustergesetz, MusterG)', 'MusterG', 'Mustergesetz, MusterG'],
  ['Bundesgesetz über Muster', 'MusterG', 'MusterG'],
  ['Rundschreiben über Muster (Entwurf)', undefined, 'Rundschreiben über Muster (Entwurf)'],
])('calls %s, %s by %s', (long, short, title) => {
  expect(documentTitle({ longName: long, displayName: short ?? long }, short)).toBe(title);
});

it.each([
  ['952.0', 'SR\u00a0952.0', 'RS\u00a0952.0', 'RS\u00a0952.0', 'SR\u00a0952.0'],
  ['FF 2023 12', 'BBl\u00a02023 12', 'FF\u00a02023 12', 'FF\u00a02023 12', 'BBl\u00a02023 12'],
  ['BBl 2023 12', 'BBl\u00a02023 12', 'FF\u00a02023 12', 'FF\u00a02023 12', 'BBl\u00a02023 12'],
  ['RU 2023 7', 'AS\u00a02023 7', 'RO\u00a02023 7', 'RU\u00a02023 7', 'AS\u00a02023 7'],
  ['RS 952.0', 'SR\u00a0952.0', 'RS\u00a0952.0', 'RS\u00a0952.0', 'SR\u00a0952.0'],
  ['950.0M', '950.0M', '950.0M', '950.0M', '950.0M'],
  ['32014R0596', '32014R0596', '32014R0596', '32014R0596', '32014R0596'],
  ['RS finma', 'RS finma', 'RS finma', 'RS finma', 'RS finma'],
  ['', '', '', '', ''],
])('writes the number %s as texts in each language do', (number, ...written) => {
  expect(languageCodes.map((language) => numberInFull(number, language))).toEqual(written);
});
