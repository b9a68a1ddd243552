import { expect, test } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import type { DifferenceClass } from '../../contract/main/comparison.ts';
import { compareWords } from './runs.ts';
import { vocabularyFor } from './vocabulary.ts';

const plain = (text: string) => ({ text, marks: [] });

/** Invented sentences with a gap, its values before and after, and the class of the one difference. */
const rows: [LanguageCode, sentence: string, before: string, after: string, DifferenceClass][] = [
  ['DE', 'Fassung gemäss _.', 'AS 1971 824', 'AS 1971 830', 'reference'],
  ['DE', 'Fassung gemäss _ am Schluss.', 'BBl 1970 I 1144', 'BBl 1972 II 3', 'reference'],
  ['DE', 'Fassung gemäss _.', 'BS 10 337', 'BS 10 341', 'reference'],
  ['DE', 'Fassung gemäss _.', 'BS 10 337', 'BS 103 37', 'reference'],
  ['DE', 'Fassung gemäss _ am Schluss.', 'AS 2012 5435 5441', 'AS 2012 5435 5449', 'reference'],
  ['DE', 'So der Entscheid _.', 'BGE 131 III 12', 'BGE 132 III 12', 'reference'],
  [
    'DE',
    'Es gilt _ weiter.',
    'ABl. L 173 vom 12.6.2014, S. 1',
    'ABl. L 173 vom 12.6.2014, S. 84',
    'reference',
  ],
  ['FR', 'Version selon _.', 'RO 1971 808', 'RO 1971 811', 'reference'],
  ['FR', 'Version selon _ à la fin.', 'FF 1970 I 1143', 'FF 1970 II 1143', 'reference'],
  [
    'FR',
    'Selon le _ à la fin.',
    'JO L 173 du 12 juin 2014, p. 1',
    'JO L 173 du 12 juin 2014, p. 9',
    'reference',
  ],
  ['IT', 'Versione secondo _.', 'RU 1971 808', 'RU 1972 808', 'reference'],
  ['EN', 'As amended in _ below.', 'OJ L 173, 12.6.2014, p. 1', 'OJ L 174, 12.6.2014, p. 1', 'reference'],
  ['DE', 'Die AS zahlt _.', '500 Franken', '600 Franken', 'amount'],
  ['DE', 'Sie hält die _ der Stimmen.', 'Hälfte', 'Mehrheit', 'percentage'],
  ['DE', 'Sie hält _ der Stimmen.', 'zwei Drittel', 'drei Viertel', 'percentage'],
  ['DE', 'Sie hält _ der Stimmen.', 'ein Drittel', '30 Prozent', 'percentage'],
  ['FR', 'Elle détient _ des voix.', 'la moitié', 'un quart', 'percentage'],
  ['FR', 'Elle détient _ des voix.', 'deux tiers', 'trois quarts', 'percentage'],
  ['FR', 'Elle vend à _.', 'un tiers', 'un client', 'wording'],
  ['IT', 'Detiene _ dei voti.', 'la metà', 'un quarto', 'percentage'],
  ['IT', 'Detiene _ dei voti.', 'due terzi', 'tre quarti', 'percentage'],
  ['IT', 'Vende a _.', 'un terzo', 'un cliente', 'wording'],
  ['EN', 'It holds _ of the votes.', 'half', 'two thirds', 'percentage'],
  ['EN', 'It holds _ of the votes.', 'two-thirds', 'three-quarters', 'percentage'],
  ['EN', 'It holds _ of the votes.', 'one quarter', 'three quarters', 'percentage'],
  ['EN', 'It applies _ here.', '2015/23', '2015/24', 'reference'],
  ['EN', 'It ends on _.', '15 March 2020', '16 March 2020', 'deadline'],
  ['EN', 'It reports within _.', 'one quarter', 'two quarters', 'deadline'],
  ['EN', 'It sells to a _ party.', 'third', 'new', 'wording'],
];

test.each(rows)('%s: %s %s > %s', (language, sentence, before, after, expected) => {
  const [one, other] = [before, after].map((words) => plain(sentence.replace('_', words)));
  if (!one || !other) throw new Error('A sentence is missing');
  const { differences } = compareWords(one, other, vocabularyFor(language));
  const classes = differences.map((difference) => difference.class);
  expect(classes.filter((each) => each !== 'wording')).toEqual(expected === 'wording' ? [] : [expected]);
});

test.each([
  ['DE', 'zwei Drittel', '2/3'],
  ['FR', 'trois quarts', '3/4'],
  ['IT', 'due terzi', '2/3'],
  ['EN', 'two-thirds', 'two thirds'],
] as const)('%s: %s and %s are the same share', (language, before, after) => {
  const both = [before, after].map((words) => plain(`x ${words} ${language === 'IT' ? 'dei' : 'of'} y`));
  const { differences } = compareWords(both[0] ?? plain(''), both[1] ?? plain(''), vocabularyFor(language));
  expect(differences.map((each) => each.class)).toEqual(['editorial']);
});
