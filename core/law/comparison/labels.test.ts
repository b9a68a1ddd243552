import { expect, test } from 'vitest';
import { printedLabel, voidOf } from './labels.ts';

test.each([
  ['Art. 5 bis', '5bis'],
  ['Artikel 5bis', '5bis'],
  ['(a)', 'a'],
  ['a)', 'a'],
  ['a.', 'a'],
  ['2. Kapitel:', '2'],
  ['Kapitel 2', '2'],
  ['–', ''],
  ['•', ''],
  ['II. Titel', 'ii'],
  ['Titre II', 'ii'],
  ['a bis', 'abis'],
  ['a b', 'a b'],
  ['Art. 5 a', '5a'],
  ['5a–7', '5a-7'],
  ['1.2', '1.2'],
  ['12 a', '12a'],
  ['5 ab', '5ab'],
  ['Art. 5 ter', '5ter'],
  ['g ter', 'gter'],
  ['c d', 'c'],
])('the label of %s is %s', (num, label) => {
  expect(printedLabel(num)).toBe(label);
});

test.each([
  ['1', '…', ['1', '…']],
  ['1', '[…]', ['1', '[…]']],
  ['1', '...', ['1', '...']],
  ['1', '. . .', undefined],
  ['1', '.....', undefined],
  ['1', 'Aufgehoben', ['1', 'Aufgehoben']],
  ['1', '(abrogé)', ['1', '(abrogé)']],
  ['1', 'Abrogées.', ['1', 'Abrogées.']],
  ['1', 'abrogato', ['1', 'abrogato']],
  ['1', 'Repealed', ['1', 'Repealed']],
  ['1', 'repealed today', undefined],
  ['1', 'x…', undefined],
  ['1', '…x', undefined],
  ['2', '– 3 …', ['2–3', '…']],
  ['2', 'und 3 Aufgehoben', ['2 und 3', 'Aufgehoben']],
  ['2', 'et 3. …', ['2 et 3', '…']],
  ['2', '3 …', undefined],
  ['2', '– 3 gilt', undefined],
  ['', '2–3 …', ['2–3', '…']],
  ['', '2 und 3 …', ['2 und 3', '…']],
  ['', '2 bis 3. Aufgehoben', ['2 bis 3', 'Aufgehoben']],
  ['', 'a–c …', ['a–c', '…']],
  ['', '2–3 gilt', undefined],
  ['', 'abis et ater …', ['abis et ater', '…']],
  ['1', '– 3 …                                    ', undefined],
  ['', '2.–3. …', undefined],
  ['2', '–3 …', ['2–3', '…']],
  ['2', 'à 3bis …', ['2 à 3bis', '…']],
])('of %j %j no more is in force than %j', (num, text, expected) => {
  const ended = voidOf({ num, text });
  expect(ended && [ended.num, ended.text]).toEqual(expected);
});
