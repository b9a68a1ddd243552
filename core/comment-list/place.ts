import type { Comment } from '../contract/domain/comments.ts';
import type { LanguageCode } from '../contract/languages.ts';

/** The words of a comment in a language, if somebody wrote them in it, otherwise as they were first written. */
export function wordsOf({ text, language: own, translations }: Comment, language: LanguageCode): string {
  if (own === language) return text;
  return translations[language as keyof typeof translations] || text;
}
