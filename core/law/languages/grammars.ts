import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import type { Grammar } from './grammar.ts';
import { italian } from './it.ts';
import type { GrammarLanguage } from './names.ts';

/**
 * What is known of the languages whose sentences are understood, for the server: a line each, as in `nameWords`. Words
 * of all languages together are made of it (`every-language.ts`).
 */
export const grammars: Readonly<Record<GrammarLanguage, Grammar>> = {
  DE: german,
  FR: french,
  IT: italian,
  EN: english,
};
