import type { LanguageCode } from '../../contract/languages.ts';
import { german } from './names/de.ts';
import { english } from './names/en.ts';
import { french } from './names/fr.ts';
import { italian } from './names/it.ts';
import type { NameWords } from './names/words.ts';

/**
 * The languages whose sentences are understood, with what is known of names in them: references and terms are read from
 * their texts only. A text in another language has neither, which is better than those that the words of another
 * language would give. Elements need names, so this list is apart from `grammars`, which must have the same languages.
 */
export const nameWords = {
  DE: german,
  FR: french,
  IT: italian,
  EN: english,
} satisfies Partial<Readonly<Record<LanguageCode, NameWords>>>;
export type GrammarLanguage = keyof typeof nameWords;

export const hasGrammar = (language: LanguageCode): language is GrammarLanguage => language in nameWords;
