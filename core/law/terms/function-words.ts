import { memoizeByObject } from '../../lib/memoize.ts';
import type { TermWords } from '../languages/grammar.ts';
import { grammars } from '../languages/grammars.ts';
import type { GrammarLanguage } from '../languages/names.ts';

const functionWords = memoizeByObject(({ functionWords: words }: TermWords) => new Set(words.split(' ')));

/** Whether a word neither begins nor ends a term. */
export const isFunctionWord = (word: string, language: GrammarLanguage): boolean =>
  functionWords(grammars[language].terms).has(word.toLowerCase()) && !/^\p{Lu}{2,}$/u.test(word);

/** Whether a word is a verb in its basic form: "bearbeiten", but not "Bearbeiten". */
export const isInfinitive = (word: string, language: GrammarLanguage): boolean =>
  grammars[language].terms.infinitives.test(word);
