import { interfaceLanguageCodes, type LanguageCode } from '#core/contract/languages.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { tokenise } from '../search/words/tokenise.ts';

/** Joining words that a question has at least in its language. */
const fewest = 2;

/**
 * The language of a question that the texts do not answer. The search tells a language by the words that the texts have
 * (0045), and those of such a question may stand in none; its joining words tell it then. Where no language of the
 * interface has more of them than the searched one, it is that.
 */
export function languageOfQuestion(question: string, searched: LanguageCode): LanguageCode {
  const words = tokenise(question).map(({ word }) => word);
  const countIn = (language: LanguageCode) => words.filter((word) => isStopWord(word, language)).length;
  return interfaceLanguageCodes.reduce<{ language: LanguageCode; count: number }>(
    (best, language) => {
      const count = countIn(language);
      return count > best.count ? { language, count } : best;
    },
    { language: searched, count: Math.max(countIn(searched), fewest - 1) },
  ).language;
}
