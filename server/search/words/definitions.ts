import type { LanguageCode } from '#core/contract/languages.ts';
import { grammars } from '#core/law/languages/grammars.ts';
import { hasGrammar } from '#core/law/languages/names.ts';
import { abbreviationStart } from '#core/law/terms/abbreviation-start.ts';
import { foldWord } from './fold.ts';
import { isStopWord } from './stop-words.ts';
import { tokenise } from './tokenise.ts';

export interface Synonym {
  /** The longer name, as the text writes it. */
  a: string;
  /** The shorter name or abbreviation. */
  b: string;
}

const maxNameWords = 5;

/** The synonyms that a text defines: abbreviations, names in parentheses, "X counts as Y". */
export function findSynonyms(text: string, language: LanguageCode): Synonym[] {
  const plain = text.replaceAll(dates, ' ').replaceAll(/\s+/g, ' ');
  const synonyms = [...inParentheses(plain, language), ...counted(plain, language)];
  const seen = new Set<string>();
  return synonyms.filter(({ a, b }) => {
    const key = `${foldWord(a)}|${foldWord(b)}`;
    if (a === '' || b === '' || foldWord(a) === foldWord(b) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const quotes = /^[«»“”„"'‘’\s]+|[«»“”„"'‘’\s]+$/gu;

function* inParentheses(text: string, language: LanguageCode): Generator<Synonym> {
  for (const match of text.matchAll(/\(([^()]{2,80})\)/gu)) {
    const before = text.slice(0, match.index).trimEnd();
    const ahead = synonymsOf(language)?.ahead ?? /(?!)/;
    const named = ahead.test(match[1] ?? '');
    const inner = (match[1] ?? '').replace(ahead, '');
    // "(internal ratings-based approach, IRB)" gives two names.
    const names = inner.split(/,\s+/).map((name) => trimmed(name.replaceAll(quotes, ''), language));
    if (names.length > 2) continue;
    for (const [at, name] of names.entries()) {
      const earlier = at > 0 ? (names[at - 1] ?? '') : '';
      if (isAbbreviation(name)) {
        const long = (earlier === '' ? '' : written(name, earlier)) || written(name, before);
        yield { a: trimmed(long, language), b: name };
      } else if ((named || !noName.test(name)) && contentWords(name, language) <= maxNameWords)
        yield { a: nameBefore(before, name, named, language), b: name };
    }
  }
}

/** FINMA, BankV, US-GAAP, AT1: one word with two capitals or a capital and a digit. */
function isAbbreviation(name: string): boolean {
  return /^[\p{L}\d&-]{2,14}$/u.test(name) && /\p{Lu}.*[\p{Lu}\d]/u.test(name);
}

/** The words that an abbreviation stands for. */
function written(abbreviation: string, before: string): string {
  const clause =
    before
      .slice(-120)
      .split(/[;:()]|(?<=\p{Ll}{3})\.\s/u)
      .at(-1) ?? '';
  const short = abbreviation.replaceAll(/[^\p{L}\d]/gu, '');
  const at = abbreviationStart(short, clause);
  if (at === undefined) return '';
  const name = clause.slice(at).trim();
  return name.split(/[\s-]+/).length <= short.length + 5 ? name : '';
}

/** As many words before the parenthesis as the name in it has. */
function nameBefore(before: string, name: string, named: boolean, language: LanguageCode): string {
  const clause = before.split(/[,;:().]/u).at(-1) ?? '';
  const tokens = tokenise(clause);
  if (language === 'DE' && !/(?:^|\s)\p{Lu}\S*$/u.test(clause.trim())) return '';
  const first = tokenise(name)[0]?.word ?? '';
  if (!named && isStopWord(first, language)) return '';
  // A short name that is announced stands for a longer one.
  let remaining = Math.max(1, contentWords(name, language)) + (named ? 2 : 0);
  let start = clause.length;
  for (const token of tokens.reverse()) {
    if (/\d/.test(token.word)) break;
    if (isStopWord(token.word, language)) continue;
    start = token.start;
    remaining -= 1;
    if (remaining === 0) break;
  }
  return trimmed(clause.slice(start), language);
}

function* counted(text: string, language: LanguageCode): Generator<Synonym> {
  const words = synonymsOf(language);
  if (words === undefined) return;
  for (const sentence of text.split(/(?<=\p{Ll}{3})[.;]\s+|:\s/u))
    for (const pattern of words.countsAs) {
      const { a = '', b = '' } = pattern.exec(sentence)?.groups ?? {};
      if (a === '' || words.negation.test(`${a} ${b}`)) continue;
      const [long, short] = [shortSide(a, language), shortSide(b, language)];
      if (long !== '' && short !== '') yield { a: long, b: short };
    }
}

/** One side of a definition if it is a name; empty for a description. */
function shortSide(text: string, language: LanguageCode): string {
  const name = trimmed(
    text.split(/,|\s(?:im Sinne|nach Art|gemäss|au sens|ai sensi|within the meaning|selon)/u)[0] ?? '',
    language,
  );
  const words = contentWords(name, language);
  return words >= 1 && words <= 3 && !noName.test(name) ? name : '';
}

function contentWords(text: string, language: LanguageCode): number {
  return tokenise(text).filter(({ word }) => !isStopWord(word, language)).length;
}

/** Without the number of a paragraph and without articles and the like on either side. */
function trimmed(text: string, language: LanguageCode): string {
  const tokens = tokenise(text);
  const says = (word: string) => !isStopWord(word, language) && !/^\d/.test(word);
  const first = tokens.find(({ word }) => says(word));
  const last = tokens.findLast(({ word }) => !isStopWord(word, language));
  return first && last && first.start < last.end ? text.slice(first.start, last.end) : '';
}

const synonymsOf = (language: LanguageCode) =>
  hasGrammar(language) ? grammars[language].synonyms : undefined;

/** Dates of acts between a name and its abbreviation: "… vom 30. April 2014 (BankV)". */
const dates =
  /\s(?:vom|du|del|dell[’']|dated|of)\s?\d{1,2}(?:er|[.º°])?\s\p{L}+\s\d{4}(?=\s*(?:\(|\p{Ll}))/giu;

/** Text in parentheses that is not a name: citations, dates, remarks. */
const noName =
  /\d{2}|\b(?:Art|Abs|al|cpv|Abschnitt|section|sezione|Ziff|Rz|Anhang|annexe?|allegato|Stand|État|Stato|vgl|cf|see|z\.|p\.|par|ex|einschliesslich|inklusive|ohne|compris|inclus[aeio]?|including|excluding|sans|senza|escluso)\b|[:;§%=+/]/iu;
