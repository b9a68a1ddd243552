import { addCitationWords, hasCitationWords } from '../citation/citation-words.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import type { Grammar } from './grammar.ts';
import { italian } from './it.ts';
import { type GrammarLanguage, nameWords } from './names.ts';

/** What is known of the languages whose sentences are understood, for the server: a file each. */
export const grammars: Readonly<Record<GrammarLanguage, Grammar>> = {
  DE: german,
  FR: french,
  IT: italian,
  EN: english,
};

export const grammarLanguages = Object.keys(nameWords) as GrammarLanguage[];

// Citations in the languages of the interface are read everywhere, those in another language on the server only.
for (const language of grammarLanguages)
  if (!hasCitationWords(language)) addCitationWords(language, grammars[language].citation);

const everyGrammar = grammarLanguages.map((language) => grammars[language]);

/** What all languages have together, for texts and names whose language does not tell: words between blanks. */
export const wordsOfAll = (wordsOf: (grammar: Grammar) => string | undefined): ReadonlySet<string> =>
  new Set(everyGrammar.flatMap((grammar) => wordsOf(grammar)?.split(' ') ?? []));

/** The same for parts of expressions: one of them, whichever it is. */
export const anyOfAll = (partOf: (grammar: Grammar) => string | undefined): string =>
  `(?:${everyGrammar.flatMap((grammar) => partOf(grammar) ?? []).join('|')})`;
