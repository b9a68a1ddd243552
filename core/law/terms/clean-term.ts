import { anyOfAll } from '../languages/every-language.ts';
import { grammars } from '../languages/grammars.ts';
import type { GrammarLanguage } from '../languages/names.ts';
import { isFunctionWord, isInfinitive } from './function-words.ts';

/** Generic nouns, which are no terms. */
const emptyNouns = new RegExp(`^${anyOfAll(({ terms }) => terms.emptyNouns)}$`, 'iu');
/** Announces what follows: "les titres de participation, à savoir:". */
const namely = new RegExp(`,\\s${anyOfAll(({ terms }) => terms.namely)}\\s*:?$`, 'u');
const citing = new RegExp(`\\b${anyOfAll(({ terms }) => terms.citing)}\\b|\\d{2}`, 'u');

const quotes = /[«»„“‟”"‹›]/gu;
const ends = /^[\s,:;.‘’'–]+|^-\s+|[\s,:;.‘'–-]+$/gu;
const maxTermLength = 120;
const maxTermWords = 16;

type CleanTerm = { term: string; also: string[] };

/** Removes articles, quotation marks, brackets and qualifications from a term; undefined if no term is left. */
export function cleanTerm(raw: string, language: GrammarLanguage): CleanTerm | undefined {
  const also: string[] = [];
  const bare = raw
    .replaceAll(/\s*\(([^()]*)\)/gu, (_, inner: string) => {
      also.push(...inner.split(/,\s+/u));
      return '';
    })
    .replace(grammars[language].terms.narrowing, '')
    .replace(namely, '');
  const term = trimTerm(bare, language);
  if (term.length > maxTermLength || !isTerm(term, language)) return undefined;
  return {
    term,
    also: also
      .map((name) => trimTerm(name, language))
      .filter((name) => isTermName(name, language) && name !== term),
  };
}

function trimTerm(text: string, language: GrammarLanguage): string {
  const plain = text.replaceAll(quotes, '').replaceAll(ends, '');
  return plain.replace(grammars[language].terms.articles, '').replaceAll(/\s+/g, ' ').trim();
}

/** Whether words can be a term: something with a name, neither a function word nor a verb, without a clause. */
function isTerm(term: string, language: GrammarLanguage): boolean {
  const { clause, nounsHaveCapitals } = grammars[language].terms;
  const words = term.split(/[\s’']/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (term.length < 2 || words.length > maxTermWords || !/\p{L}/u.test(term)) return false;
  if (emptyNouns.test(term) || /[.;:]\s/u.test(term) || clause.test(term)) return false;
  const mayBegin = /^(?:nicht|non|not)$/iu.test(first) || nounsHaveCapitals?.attribute.test(term) === true;
  if ((isFunctionWord(first, language) && !mayBegin) || isFunctionWord(last, language)) return false;
  return words.length > 1 || !isInfinitive(term, language);
}

/** Whether a bracket contains a name, not a citation, amount or remark. */
function isTermName(text: string, language: GrammarLanguage): boolean {
  return (
    text.length <= 60 &&
    isTerm(text, language) &&
    (grammars[language].terms.nounsHaveCapitals === undefined || /\p{Lu}/u.test(text)) &&
    !citing.test(text)
  );
}
