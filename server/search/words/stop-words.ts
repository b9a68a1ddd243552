import type { LanguageCode } from '#core/contract/languages.ts';
import { languages } from '#server/lib/languages/languages.ts';
import { foldWord } from './fold.ts';
import { wordList } from './word-list.ts';

const sets = new Map<LanguageCode, ReadonlySet<string>>();

function stopWordsOf(language: LanguageCode): ReadonlySet<string> {
  const known = sets.get(language);
  if (known !== undefined) return known;
  const { stopWords, moreStopWords, joining, notStopWords = '' } = languages[language];
  const set = new Set([...stopWords.map(foldWord), ...wordList(`${moreStopWords} ${joining}`)]);
  for (const word of wordList(notStopWords)) set.delete(word);
  sets.set(language, set);
  return set;
}

/** Whether a folded word is too common to restrict a search. Used for ranking, never for matching phrases. */
export function isStopWord(word: string, language: LanguageCode): boolean {
  return stopWordsOf(language).has(word);
}
