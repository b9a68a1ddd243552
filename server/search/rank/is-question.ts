import type { LanguageCode } from '#core/contract/languages.ts';
import { foldWord } from '../words/fold.ts';
import type { Leaves } from './leaves-of-query.ts';

/** A query of so many words is a question: no article need have them all. */
const wordsOfQuestion = 5;
const stopWordsOfQuestion = 2;

/** Stop words that join the words of a name: "Schutz der Daten". All others make a sentence. */
const joining: Readonly<Record<LanguageCode, string>> = {
  DE: 'der die das des dem den ein eine eines einer einem einen und oder von vom',
  FR: 'le la les l un une des de du d et ou',
  IT: 'il lo la i gli le l un uno una di del dello della dei degli delle dell d e o',
  EN: 'the a an of and or',
};

const sets = new Map<LanguageCode, ReadonlySet<string>>();

function joins(word: string, language: LanguageCode): boolean {
  const known = sets.get(language) ?? new Set(joining[language].split(/\s+/).map(foldWord));
  sets.set(language, known);
  return known.has(word);
}

/** Many words, or a few among such as sentences are made of. */
export function isQuestion({ clauses, ignored }: Leaves, language: LanguageCode): boolean {
  const words = clauses.filter(({ relaxable }) => relaxable).length;
  if (words >= wordsOfQuestion) return true;
  const isSentence = ignored.length >= stopWordsOfQuestion || ignored.some((word) => !joins(word, language));
  return words > 1 && isSentence;
}
