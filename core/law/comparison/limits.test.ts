import { expect, test } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import { compareWords, oneSidedWords } from './runs.ts';
import { vocabularyFor } from './vocabulary.ts';
import { plain } from './words-fixture.ts';

const differences = (language: LanguageCode, before: string, after: string) =>
  compareWords(plain(before), plain(after), vocabularyFor(language))
    .differences.filter((each) => each.class !== 'wording')
    .map((each) => `${each.class}: ${each.before} > ${each.after}`);

test.each<[LanguageCode, before: string, after: string, expected: string[]]>([
  [
    'DE',
    'einen Maximalbetrag von 6 Milliarden Franken für alle Beiträge vorsieht;',
    'vorsieht, dass die Kassen zu 2 Prozent der Einlagen, mindestens aber 6 Milliarden Franken verpflichtet sind;',
    [
      'amount: Maximalbetrag von 6 Milliarden Franken > mindestens aber 6 Milliarden Franken',
      'percentage:  > 2 Prozent',
      'obligation:  > verpflichtet',
    ],
  ],
  ['FR', 'la taxe est de 5 % au plus', 'la taxe est de 5 % au plus', []],
  ['FR', 'au moins 10 jours', 'au plus 10 jours', ['deadline: moins 10 jours > plus 10 jours']],
  ['IT', 'almeno 5 franchi', 'al massimo 5 franchi', ['amount: almeno 5 franchi > al massimo 5 franchi']],
  ['EN', 'at least 5 francs', 'up to 5 francs', ['amount: at least 5 francs > up to 5 francs']],
  ['DE', 'höchstens 5 Tage', 'höchstens 7 Tage', ['deadline: 5 Tage > 7 Tage']],
])('in %s the limit of an amount is part of it: %s > %s', (language, before, after, expected) => {
  expect(differences(language, before, after)).toEqual(expected);
});

test('each citation of an enumeration that was added or deleted is a difference of its own, without its signs', () => {
  expect(
    differences('DE', 'nach Art. 7 Ziff. 2 und 9 OR', 'nach Art. 7 Ziff. 2, 25a Abs. 3, 25b Abs. 3 und 9 OR'),
  ).toEqual(['reference:  > 25a Abs. 3', 'reference:  > 25b Abs. 3']);
  const { differences: deleted } = oneSidedWords(
    plain('nach den Artikeln 17, 18 und 19'),
    'deleted',
    vocabularyFor('DE'),
  );
  expect(deleted.map(({ before }) => before)).toEqual(['Artikeln 17', '18', '19']);
});

test('several citations in the place of one are one difference', () => {
  expect(differences('DE', 'nach Artikel 12a gilt', 'nach den Artikeln 5 und 6 gilt')).toEqual([
    'reference: Artikel 12a > Artikeln 5 und 6',
  ]);
});

test('the word of a citation that got its number belongs to it', () => {
  expect(
    compareWords(plain('mit einem Anhang ergänzt'), plain('mit einem Anhang 7 ergänzt'), vocabularyFor('DE')),
  ).toMatchObject({
    differences: [{ class: 'reference', before: 'Anhang', after: 'Anhang 7' }],
  });
});
