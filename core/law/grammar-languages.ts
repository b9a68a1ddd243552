import type { LanguageCode } from '../contract/languages.ts';

/**
 * The languages whose sentences are understood: references and terms are read from their texts only. A text in another
 * language has neither, which is better than those that the words of another language would give.
 */
export const grammarLanguages = ['DE', 'FR', 'IT', 'EN'] as const satisfies readonly LanguageCode[];
export type GrammarLanguage = (typeof grammarLanguages)[number];

export const hasGrammar = (language: LanguageCode): language is GrammarLanguage =>
  grammarLanguages.some((known) => known === language);
