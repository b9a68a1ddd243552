import { dashes, isGlued, isSignAt, type Tokens } from './citation-tokens.ts';
import { spanOf } from './name-index.ts';
import { skipLinkWords, stepWordAt } from './parse-provision.ts';

type Span = { start: number; end: number };

/** Longer ones are words in capitals. */
const maxLetters = 12;
/** German names of acts; in other languages such a name has several words. */
const GERMAN_NAME = /^\p{Lu}\p{Ll}{3,}(?:gesetz(?:es|s)?|gesetzbuch(?:es|s)?|verordnung|reglements?)$/u;
const ROMAN = /^[IVXLC]+$/;

/** Whether a token looks like the name of an act: "MiFIR", "LSP", "Kollektivanlagengesetz". */
function isNameLike(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || stepWordAt(tokens, at) !== undefined) return false;
  if (GERMAN_NAME.test(token.text)) return true;
  return token.text.length <= maxLetters && /\p{Lu}.*\p{Lu}/u.test(token.text) && !ROMAN.test(token.text);
}

const isJoined = (tokens: Tokens, dash: number) =>
  isSignAt(tokens, dash, dashes) && isGlued(tokens, dash) && isGlued(tokens, dash + 1);

/** The index after a name that nobody knows: "GwV-EBK" and "E-DSG" are one. */
function unknownNameAt(tokens: Tokens, from: number): number | undefined {
  const isBegun = tokens[from]?.kind === 'word' && isJoined(tokens, from + 1);
  let next = isNameLike(tokens, from) ? from + 1 : isBegun && isNameLike(tokens, from + 2) ? from + 3 : from;
  while (next > from && isJoined(tokens, next) && isNameLike(tokens, next + 1)) next += 2;
  return next > from ? next : undefined;
}

/** The unknown name beside provisions: behind them ("Art. 17 der MiFIR"), or before them ("LSP art. 5"). */
export function unknownNameBeside(tokens: Tokens, from: number, next: number): Span | undefined {
  const at = isSignAt(tokens, next, ',(') ? next + 1 : next;
  for (const start of [at, skipLinkWords(tokens, at)]) {
    const end = unknownNameAt(tokens, start);
    if (end !== undefined) return spanOf(tokens, start, end);
  }
  const last = isSignAt(tokens, from - 1, `,:(${dashes}`) ? from - 2 : from - 1;
  if (!isNameLike(tokens, last)) return undefined;
  let first = last;
  while (isJoined(tokens, first - 1) && tokens[first - 2]?.kind === 'word') first -= 2;
  return spanOf(tokens, first, last + 1);
}

/** Abbreviations of acts have small letters between capitals, as other words in capitals have not: "FinfraG", "LSFin". */
const ACT_LIKE = /^(?:\p{Lu}\p{L}*\p{Ll}\p{L}*\p{Lu}|\p{Lu}{2}\p{L}*\p{Ll}\p{L}*)$/u;

/** The index after an unknown name that is likely an act also without a word for an article: "MiFIR" in "MiFIR 17". */
export function unknownActAt(tokens: Tokens, at: number): number | undefined {
  return ACT_LIKE.test(tokens[at]?.text ?? '') ? unknownNameAt(tokens, at) : undefined;
}
