import { expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { isStopWord } from './stop-words.ts';

it.each<[LanguageCode, string]>([
  ['DE', 'wer wie was wann muss welche der die das dem eine und oder mit fuer ueber nicht ist kann wird bei'],
  ['FR', 'quand comment quel quelle combien qui le la les l d un une des et ou pour dans ne pas est doit'],
  ['IT', 'quando come quale chi cosa il lo la gli l un una di del dell e o per con non deve puo essere'],
  ['EN', 'what when which who whom how must the a an and or of in for with not is are does shall may'],
])('in %s stop words are %s', (language, words) => {
  expect(words.split(' ').filter((word) => !isStopWord(word, language))).toEqual([]);
});

it.each<[LanguageCode, string]>([
  [
    'DE',
    'recht rechte ordnung mittel jahr tag zeit mensch achten neue erste zwei bank einlage frist offen teil',
  ],
  ['FR', 'droit loi banque delai annee sommes jour premier deux avoirs'],
  ['IT', 'diritto legge banca termine anno giorno primo due stato averi'],
  ['EN', 'right act bank deadline year day first two way well'],
])('in %s words of law stay: %s', (language, words) => {
  expect(words.split(' ').filter((word) => isStopWord(word, language))).toEqual([]);
});
