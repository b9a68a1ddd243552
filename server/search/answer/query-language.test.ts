import { expect, it } from 'vitest';
import { languageOfWords, type WordShares } from './query-language.ts';

const word = (shares: WordShares['shares'], joining = false): WordShares => ({ shares, joining });
const german = word({ DE: 1e-3 });
const french = word({ FR: 1e-3 });
const shared = word({ DE: 1e-3, FR: 5e-4, EN: 2e-4 });
const quotedInGerman = word({ DE: 1e-5, FR: 1e-3 });
const romance = word({ FR: 1e-3, IT: 8e-4 });
const unknown = word({});

it.each([
  ['a word that only another language has', [french], 'FR'],
  ['one that the requested language quotes', [quotedInGerman], 'FR'],
  ['one that several languages have', [shared], undefined],
  ['one that no text has', [unknown], undefined],
  ['words of which none is of the requested language', [french, shared, unknown], 'FR'],
  ['as many words of the requested language as of another', [german, french], undefined],
  ['one word of the requested language among many of another', [german, french, french, french], 'FR'],
  ['a word that two other languages have alike', [romance], undefined],
  ['such a word beside one of them alone', [romance, word({ IT: 1e-4 })], 'IT'],
  ['a word that one of two other languages has far more often', [word({ FR: 1e-3, IT: 1e-4 })], 'FR'],
  ['a single word that only joins others', [word({ EN: 5e-2 }, true)], undefined],
  ['two words that only join others', [word({ EN: 5e-2 }, true), word({ EN: 5e-2 }, true)], 'EN'],
  ['nothing', [], undefined],
])('the language of %s', (_, words, language) => {
  expect(languageOfWords(words, 'DE')).toBe(language);
});
