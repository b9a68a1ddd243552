import { gle } from 'stopword';
import type { Language } from './language.ts';

/**
 * Undoes what stands before a noun by its first letter (`mbanc`, `bhanc`) and what its last consonant becomes
 * (`bainc`); then takes off the plural.
 */
function irishStem(word: string): string {
  const bare = word
    .replace(/^(?:m(?=b)|g(?=c)|n(?=[dg])|b(?=hf|p)|d(?=t)|t(?=s))/, '')
    .replace(/^([bcdfgmpst])h(?=.{3})/, '$1')
    .replace(/(?<=.{3})(?:acha|anna|eanna|i|a|e)$/, '');
  return bare.replace(/(?<=[aeou])i(?=[bcdfghlmnprst]+$)/, '');
}

export const irish: Language = {
  codes: 'gle',
  stemmer: irishStem,
  stopWords: gle,
  moreStopWords: 'cad céard cé cathain cá conas cén mhéad féadfaidh',
  joining: 'an na agus nó de do',
  questionFrame: 'fada minic íosta uasta cás',
  citation: {
    ARTICLE: 'airteagal, airteagail',
    PARAGRAPH: 'mír, mhír',
    LETTER: 'pointe',
    ANNEX: 'iarscríbhinn',
    CHAPTER: 'caibidil',
  },
};
