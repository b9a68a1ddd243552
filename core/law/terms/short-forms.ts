import { anyOfAll } from '../languages/every-language.ts';
import { grammars } from '../languages/grammars.ts';
import type { GrammarLanguage } from '../languages/names.ts';
import { abbreviationStart, withoutAccents } from './abbreviation-start.ts';

/** No long form begins with these words: the letters matched by chance. */
const unlikelyStart = new RegExp(`^${anyOfAll(({ terms }) => terms.shortForms.unlikelyStart)}\\b`, 'iu');
/** A citation beside a name: "(SICAV, art. 36 ss)". */
const citation = new RegExp(`[,;]\\s${anyOfAll(({ terms }) => terms.shortForms.citing)}\\b.*$`, 'u');
const standards = new RegExp(`\\d{4}|${anyOfAll(({ terms }) => terms.shortForms.standards)}`, 'u');

type ShortForm = {
  term: string;
  /** The long form if the letters identify it; otherwise the whole sentence is the definition. */
  long: string | undefined;
  /** Neither announced nor an abbreviation of the words before: a new name, or some of these words. */
  isGuess?: 'new' | 'shortened';
};

/** Characters before a bracket that may hold its long form. */
const maxLongForm = 300;

/** Short forms introduced by a sentence: announced ones, and abbreviations that match the preceding words. */
export function* shortForms(sentence: string, language: GrammarLanguage): Generator<ShortForm> {
  for (const match of sentence.matchAll(/\(([^()]{2,90})\)/gu)) {
    const before = sentence.slice(Math.max(0, match.index - maxLongForm), match.index).trimEnd();
    const form = bracketedForm((match[1] ?? '').replace(citation, ''), before, language);
    if (form) yield form;
  }
  const { term } = grammars[language].terms.shortForms.called.exec(sentence)?.groups ?? {};
  if (term !== undefined) yield { term, long: undefined };
}

function bracketedForm(inner: string, before: string, language: GrammarLanguage): ShortForm | undefined {
  const { announcing, closing, quoted } = grammars[language].terms.shortForms;
  const announced = inner.replace(announcing, '');
  if (announced !== inner) return { term: announced.replace(closing, ''), long: undefined };
  const { name } = quoted?.exec(inner)?.groups ?? {};
  if (name !== undefined && !endsWithAct(before, language)) return { term: name, long: undefined };
  const short = abbreviation(inner, before, language);
  if (short !== undefined) return short;
  return isBracketedName(inner, before, language)
    ? { term: inner, long: undefined, isGuess: isShortened(inner, before) ? 'shortened' : 'new' }
    : undefined;
}

/** Whether a name consists of words before it: "L’Ufficio federale dell’energia (Ufficio federale)". */
function isShortened(name: string, before: string): boolean {
  const words = name.toLowerCase().split(' ');
  const near = before
    .slice(-120)
    .toLowerCase()
    .split(/[\s’']+/u);
  return words.every((word) => near.includes(word));
}

/** A noun phrase after a description of several words. */
function isBracketedName(inner: string, before: string, language: GrammarLanguage): boolean {
  const { terms } = grammars[language];
  const name = inner.replaceAll(/[«»„“”]/gu, '').trim();
  const words = name.split(' ');
  return (
    words.length <= 4 &&
    /^\p{L}[\p{L}\d\u2010\u2011 ’'-]+$/u.test(name) &&
    (terms.nounsHaveCapitals === undefined || /^\p{Lu}/u.test(words.at(-1) ?? '')) &&
    /(?:\S+\s){2}\S*\p{L}[»“”]?$/u.test(before.slice(-200)) &&
    !nameOfActIn(language).test(`${name} ${before.split(/[,;:]/u).at(-1)?.slice(-100) ?? ''}`) &&
    !endsWithAct(before.slice(-200), language)
  );
}

const abbreviated = /^(?=[^\p{Lu}]*\p{Lu}[^\p{Lu}]*[\p{Lu}\d])\p{L}[\p{L}\d&-]{1,11}$/u;

function abbreviation(inner: string, before: string, language: GrammarLanguage): ShortForm | undefined {
  const names = inner.replaceAll(/[«»„“”]/gu, '').split(/,\s+/u);
  const short = names.at(-1)?.trim() ?? '';
  if (names.length > 2 || !abbreviated.test(short)) return undefined;
  const part = before.split(/[;:()]|(?<=\p{L}{3})\.\s(?=\p{Lu})/u).at(-1) ?? '';
  const clause = part.split(/,\s/u).at(-1) ?? '';
  const spelled = names.length === 2 ? (names[0] ?? '') : undefined;
  if (spelled !== undefined) {
    const isName = /^\p{L}+(?:[\s-][\p{L}\d-]+)+$/u.test(spelled) && !nameOfActIn(language).test(spelled);
    return isName ? { term: short, long: spelled } : undefined;
  }
  const long = longFormOf(short, clause, language) ?? listOfNames(short, part, language);
  const isAct = endsWithAct(clause, language) || (long?.includes(',') && endsWithAct(part, language));
  return long && !isAct && !nameOfActIn(language).test(long) ? { term: short, long } : undefined;
}

const nameOfActIn = (language: GrammarLanguage) => grammars[language].terms.shortForms.nameOfAct;

/** "Bundesgesetz vom … über die Banken (X)": the letters may match the end of the long name of an act. */
const endsWithAct = (words: string, language: GrammarLanguage) =>
  nameOfActIn(language).test(words.slice(-200)) && standards.test(words);

/** Names of departments have commas: "Wirtschaft, Bildung und Forschung (WBF)". Then each letter begins a word. */
function listOfNames(short: string, part: string, language: GrammarLanguage): string | undefined {
  const words = [...part.matchAll(/\p{L}+/gu)];
  const letters = withoutAccents(short);
  let at = words.length;
  for (let letter = letters.length - 1; letter >= 0; letter -= 1) {
    do at -= 1;
    while (at >= 0 && !beginsWith(words[at]?.[0] ?? '', letters[letter], letter === 0));
    if (at < 0) return undefined;
  }
  const [first, used] = [words[at], words.length - at];
  if (first === undefined || used > 3 * letters.length + 2 || letters.length < 3) return undefined;
  const long = part.slice(first.index).trim();
  return long.includes(',') && !unlikelyStart.test(long) && !nameOfActIn(language).test(long)
    ? long
    : undefined;
}

/** Whether a word begins with a letter; the first word of a name has a capital. */
const beginsWith = (word: string, letter: string | undefined, isFirst: boolean) =>
  withoutAccents(word)[0] === letter && (!isFirst || /^\p{Lu}/u.test(word));

function longFormOf(short: string, clause: string, language: GrammarLanguage): string | undefined {
  const letters = short.replaceAll(/[^\p{L}]/gu, '');
  const start = abbreviationStart(letters, clause);
  if (start === undefined || unlikelyStart.test(clause.slice(start))) return undefined;
  const used = clause.slice(start).split(/[\s-]+/u).length;
  if (used > 2 * letters.length + 2) return undefined;
  const article = [...clause.slice(0, start).matchAll(grammars[language].terms.shortForms.articleBefore)].at(
    -1,
  );
  return clause.slice(article ? article.index + article[0].length : start).trim();
}
