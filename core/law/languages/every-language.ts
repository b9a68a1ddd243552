import { addMonthNames } from '../../lib/month-names.ts';
import { addCitationWords, hasCitationWords } from '../citation/citation-words.ts';
import type { Grammar } from './grammar.ts';
import { grammars } from './grammars.ts';
import { type GrammarLanguage, nameWords } from './names.ts';

const grammarLanguages = Object.keys(nameWords) as GrammarLanguage[];

// Citations in the languages of the interface are read everywhere, those in another language on the server only.
for (const language of grammarLanguages) {
  const { citation, months } = grammars[language];
  if (!hasCitationWords(language)) addCitationWords(language, citation);
  if (months !== undefined) addMonthNames(months);
}

const everyGrammar = grammarLanguages.map((language) => grammars[language]);

/** What all languages have together, for texts and names whose language does not tell: words between blanks. */
export const wordsOfAll = (wordsOf: (grammar: Grammar) => string | undefined): ReadonlySet<string> =>
  new Set(everyGrammar.flatMap((grammar) => wordsOf(grammar)?.split(' ') ?? []));

/** The same for parts of expressions: one of them, whichever it is. */
export const anyOfAll = (partOf: (grammar: Grammar) => string | undefined): string =>
  `(?:${everyGrammar.flatMap((grammar) => partOf(grammar) ?? []).join('|')})`;
