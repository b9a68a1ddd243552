import { expect, it } from 'vitest';
import { interfaceLanguageCodes } from '../contract/languages.ts';
import { documentTitle, listedName, longNameBeside, numberInFull, shortNameIn } from './document-title.ts';

it.each([
  ['Bundesgesetz über Muster (Mustergesetz, MusterG)', 'MusterG', 'Mustergesetz, MusterG'],
  ['Bundesgesetz über Muster', 'MusterG', 'MusterG'],
  ['Rundschreiben über Muster (Entwurf)', undefined, 'Rundschreiben über Muster (Entwurf)'],
])('calls %s, %s by %s', (long, short, title) => {
  expect(documentTitle({ longName: long, displayName: short ?? long }, short)).toBe(title);
});

it.each([
  ['Verordnung vom 11. August 2008 über das Personal (FINMA-Personalverordnung)', 'FINMA-Personalverordnung'],
  ['Bundesgesetz über Muster (Mustergesetz, MusterG)', 'MusterG'],
  ['Loi sur les modèles (Loi modèle)', 'Loi modèle'],
  ['Rundschreiben über Muster (Entwurf)', undefined],
  ['Verordnung über Muster (Stand am 1. Januar 2024)', undefined],
  ['Verordnung über Muster', undefined],
])('the short name in a long one: of %s it is %s', (long, short) => {
  expect(shortNameIn(long)).toBe(short);
});

it.each([
  ['Bundesgesetz über Muster (Mustergesetz, MusterG)', 'MusterG', 'Mustergesetz, MusterG'],
  [
    'Verordnung über Muster (FINMA-Personalverordnung)',
    'FINMA-Personalverordnung',
    'FINMA-Personalverordnung',
  ],
  ['Mustergesetz', 'MusterG', 'MusterG, Mustergesetz'],
  ['Musterordnung', 'Musterordnung', 'Musterordnung'],
])('lists %s, %s as %s', (long, short, listed) => {
  expect(listedName(long, short)).toBe(listed);
});

it.each([
  ['Bundesgesetz über Muster (Mustergesetz, MusterG)', 'MusterG', 'Bundesgesetz über Muster (Mustergesetz)'],
  ['Bundesgesetz über Muster (MusterG)', 'MusterG', 'Bundesgesetz über Muster'],
  ['Bundesgesetz über Muster (MusterG)', 'G', 'Bundesgesetz über Muster (MusterG)'],
  ['Bundesgesetz über Muster (MusterG)', '', 'Bundesgesetz über Muster (MusterG)'],
  ['(MusterG)', 'MusterG', '(MusterG)'],
  ['Mustergesetz', 'MusterG', 'Mustergesetz'],
])('names %s beside %s as %s', (long, short, beside) => {
  expect(longNameBeside(long, short)).toBe(beside);
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
  expect(interfaceLanguageCodes.map((language) => numberInFull(number, language))).toEqual(written);
});
