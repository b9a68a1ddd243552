import type { LanguageCode } from '#core/contract/languages.ts';
import { beforeLetter, beforeOrdinal, beginsSentence, leading, months, trailing } from './abbreviations.ts';

/** A sentence as a stretch of a text: what is quoted is cut out of it, never written anew. */
export type Sentence = { from: number; to: number };

/** A sign that may end a sentence, with the quotation marks and brackets that belong to it. */
const ending = /(?:\.{3}|[.!?…])(?:[)\]»”"’']|[ \u00a0\u202f]»)*(?=\s|$)/gu;
/** The longest bracket in which no sentence is looked for: a longer one was never closed. */
const longestBracket = 400;

/**
 * The sentences of a running text of law, in order. Points of abbreviations ("Abs. 1 lit. a"), ordinals ("am 1. Januar"),
 * numbers and initials end none, nor does anything in brackets. A colon and a semicolon stay inside: what they join is
 * one statement.
 */
export function sentencesOf(text: string, language: LanguageCode): Sentence[] {
  const sentences: Sentence[] = [];
  let from = skipBlanks(text, 0);
  for (const match of text.matchAll(ending)) {
    const point = match.index;
    const to = point + match[0].length;
    if (to <= from || isInBracket(text, from, point)) continue;
    if (
      match[0].startsWith('.') &&
      !match[0].startsWith('...') &&
      !endsAt(text, { from, point, to }, language)
    )
      continue;
    if (/^(?:\.{3}|…)/u.test(match[0]) && !/^\s+\p{Lu}/u.test(text.slice(to)) && to < text.length) continue;
    sentences.push({ from, to });
    from = skipBlanks(text, to);
  }
  const end = text.trimEnd().length;
  if (from < end) sentences.push({ from, to: end });
  return sentences;
}

function skipBlanks(text: string, at: number): number {
  let next = at;
  while (next < text.length && /\s/u.test(text.charAt(next))) next += 1;
  return next;
}

/** Whether a bracket that was opened in the sentence is closed only after this place. */
function isInBracket(text: string, from: number, at: number): boolean {
  let open = 0;
  for (let place = from; place < at; place += 1) {
    const sign = text.charAt(place);
    if (sign === '(' || sign === '[') open += 1;
    else if ((sign === ')' || sign === ']') && open > 0) open -= 1;
  }
  if (open === 0) return false;
  const close = text.slice(at, at + longestBracket).search(/[)\]]/);
  // The bracket that closes with the sentence is part of its end: "(Es gilt Absatz 2.)".
  return close > 1 || (close === 1 && open > 1);
}

type Point = { from: number; point: number; to: number };

/** Whether a single point ends the sentence. */
function endsAt(text: string, { from, point, to }: Point, language: LanguageCode): boolean {
  const rest = text.slice(to);
  if (rest.trim() === '') return true;
  const next = /^\s+["«“„‘'([]*([\p{L}\p{M}\p{N}-]+)/u.exec(rest)?.[1];
  // Signs such as a dash or a paragraph sign go on or begin anew; before a small letter a sentence goes on.
  if (next !== undefined && /^\p{Ll}/u.test(next)) return false;
  const before = text.slice(from, point);
  const word = /[\p{L}\p{M}\p{N}.°’'-]+$/u.exec(before)?.[0] ?? '';
  if (word === '') return true;
  const rank = { word, next: next ?? '', isFirst: word.length === before.trim().length };
  const previous = /([\p{L}\p{M}]+)\.?\s+$/u.exec(before.slice(0, before.length - word.length))?.[1] ?? '';
  if (/^\p{N}+$/u.test(word)) return endsAfterNumber({ ...rank, previous }, language);
  if (/^\p{N}+[a-z]?$/u.test(word)) return !rank.isFirst && isCapital(rank.next);
  if (/^\p{L}$/u.test(word)) return endsAfterLetter({ ...rank, previous }, language);
  return endsAfterWord(rank, language);
}

type Context = { word: string; next: string; isFirst: boolean };

/** "1." at the beginning counts, "am 1. Januar" is a day, "die 2. Säule" an ordinal, "nach Absatz 1. Die …" an end. */
function endsAfterNumber(
  { next, isFirst, previous, word }: Context & { previous: string },
  language: LanguageCode,
): boolean {
  if (isFirst) return false;
  if (months.has(next.toLowerCase()) && word.length <= 2) return false;
  const isOrdinal = word.length <= 3 && beforeOrdinal.has(previous.toLowerCase());
  if (language === 'DE' && isOrdinal && !beginsSentence(next, language)) return false;
  return next === '' || isCapital(next) || /^\p{N}/u.test(next);
}

/** Initials and "z. B." go on; a letter that is referred to may end: "nach Buchstabe b. Die Bank …". */
function endsAfterLetter(
  { next, isFirst, previous, word }: Context & { previous: string },
  language: LanguageCode,
): boolean {
  if (isFirst || !/^\p{Ll}$/u.test(word)) return false;
  return beforeLetter.has(previous.toLowerCase()) && isCapital(next) && beginsSentence(next, language);
}

function endsAfterWord({ word, next }: Context, language: LanguageCode): boolean {
  // "z.B", "i.V.m", "e.g", "U.S": letters with points between them.
  if (/^(?:\p{L}{1,2}\.)+\p{L}{1,3}$/u.test(word)) return false;
  const own = word.toLowerCase().replace(/^.*[’'-]/u, '');
  // "Art. 958 ff. OR": the name of the act follows.
  const isName = /^(?:ff?|segg?|svv?|s[gs]*|suiv|seqq?|sqq?)$/.test(own) && /^\p{Lu}\p{L}*\p{Lu}/u.test(next);
  if (trailing.has(own)) return !isName && isCapital(next) && beginsSentence(next, language);
  return !leading.has(own);
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
