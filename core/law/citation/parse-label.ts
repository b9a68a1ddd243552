import { latinSuffixes, splitLatin } from '../label.ts';
import type { StepType } from '../languages/citation/words.ts';
import { dashes, foldedAt, isGlued, isSignAt, longestMatchAt, type Tokens } from './citation-tokens.ts';
import { followingWords, rangeWords, stepWords, wordsBeforeFollowing } from './citation-words.ts';

/** A label with its range: "5a", "5–7", "5 ff."; `next` is the index of the token after it. */
type LabelRange = { label: string; to?: string; following?: 'f' | 'ff'; next: number };
type SingleLabel = { label: string; next: number };

const latinSuffixSet = new Set(latinSuffixes);
const ROMAN = /^[ivxl]{1,6}$/;

/** Reads the label at a token in the form that this type of step has; undefined if there is none. */
export function readLabel(tokens: Tokens, from: number, type: StepType): LabelRange | undefined {
  const readSingle = labelReaderFor(type);
  const first = readSingle(tokens, from);
  if (first === undefined) return undefined;
  const last = readRangeEnd(tokens, first.next, readSingle);
  if (last) return { label: first.label, to: last.label, next: last.next };
  const glued = /^(\d+)(ff|ss)$/.exec(first.label);
  if (glued?.[1]) return { label: glued[1], following: 'ff', next: first.next };
  return { ...first, ...readFollowing(tokens, first.next, type === 'LETTER') };
}

function labelReaderFor(type: StepType) {
  if (type === 'LETTER') return letterLabel;
  if (type === 'NUMBER' || type === 'LEVEL')
    return (tokens: Tokens, at: number) =>
      numberLabel(tokens, at) ?? romanLabel(tokens, at) ?? letterLabel(tokens, at);
  if (type === 'ANNEX' || type === 'TITLE' || type === 'CHAPTER' || type === 'SECTION' || type === 'PART') {
    return (tokens: Tokens, at: number) => numberLabel(tokens, at) ?? romanLabel(tokens, at);
  }
  return numberLabel;
}

/** Reads a label that may stand in brackets: "(2)", "b)". */
function bracketed(
  tokens: Tokens,
  from: number,
  read: (at: number) => SingleLabel | undefined,
): SingleLabel | undefined {
  const open = isSignAt(tokens, from, '(');
  const inside = read(open ? from + 1 : from);
  if (inside === undefined) return undefined;
  const isClosed = isSignAt(tokens, inside.next, ')') && (open || isGlued(tokens, inside.next));
  if (open && !isClosed) return undefined;
  return isClosed && (open || !isOpenBefore(tokens, from)) ? { ...inside, next: inside.next + 1 } : inside;
}

/** Whether an open bracket before the label belongs to the closing one after it: "(Art. 5 Bst. b)". */
function isOpenBefore(tokens: Tokens, before: number): boolean {
  for (let at = before - 1; at >= Math.max(0, before - 24); at -= 1) {
    if (isSignAt(tokens, at, ')')) return false;
    if (isSignAt(tokens, at, '(')) return true;
  }
  return false;
}

/** "5", "5a", "37gbis", "4 quinquies", "1er", "2.1". */
export function numberLabel(tokens: Tokens, from: number): SingleLabel | undefined {
  return bracketed(tokens, from, (at) => {
    const token = tokens[at];
    if (token?.kind !== 'number') return undefined;
    const read = /^(\d{1,4})([a-z]*)$/.exec(token.folded);
    if (!read)
      return /^\d{1,3}(?:\.\d{1,3})+$/.test(token.folded) ? { label: token.folded, next: at + 1 } : undefined;
    const [, number = '', letters = ''] = read;
    if (letters === 'ff' || letters === 'ss') return { label: token.folded, next: at + 1 };
    const { stem, suffix } = splitLatin(letters);
    if (stem === 'er' || stem === 're') return { label: number, next: at + 1 };
    return suffix
      ? { label: token.folded, next: at + 1 }
      : readSuffix(tokens, at + 1, token.folded, stem === '');
  });
}

/** Reads a letter or Latin suffix that is separated from its number: "5 a", "4 quinquies". */
function readSuffix(tokens: Tokens, at: number, label: string, takesLetter: boolean): SingleLabel {
  if (isSignAt(tokens, at, '°º') && isGlued(tokens, at)) return { label, next: at + 1 };
  const word = foldedAt(tokens, at);
  if (latinSuffixSet.has(word) && !(word === 'bis' && isRangeTarget(tokens, at + 1)))
    return { label: label + word, next: at + 1 };
  if (takesLetter && /^[a-df-np-z]$/.test(word) && isCitationEnd(tokens, at + 1)) {
    if (followingWords.has(word) || isFollowedByDot(tokens, at)) return { label, next: at };
    return readSuffix(tokens, at + 1, label + word, false);
  }
  return { label, next: at };
}

const isFollowedByDot = (tokens: Tokens, at: number) =>
  isSignAt(tokens, at + 1, '.') && isGlued(tokens, at + 1);

/** Whether a letter before this token can belong to the number before it. */
function isCitationEnd(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  // Two capitals: probably the abbreviated name of a document.
  if (token === undefined || latinSuffixSet.has(token.folded) || /\p{Lu}.*\p{Lu}/u.test(token.text))
    return true;
  return (longestMatchAt(stepWords, tokens, at)?.values[0] ?? 'ARTICLE') !== 'ARTICLE';
}

function isRangeTarget(tokens: Tokens, at: number): boolean {
  return tokens[at]?.kind === 'number' || /^[a-z]$/.test(foldedAt(tokens, at));
}

/** "b", "bbis", "b bis", "aa", "ii", "(b)", "b)". */
export function letterLabel(tokens: Tokens, from: number): SingleLabel | undefined {
  return bracketed(tokens, from, (at) => {
    const token = tokens[at];
    if (token?.kind !== 'word') return undefined;
    const { stem, suffix } = splitLatin(token.folded);
    const isLetter = /^([a-z])\1?$/.test(stem) || (suffix === '' && ROMAN.test(stem));
    // "chiffre d’affaires", "il" and "à" are words, not letters.
    if (!isLetter || isElided(tokens, at) || token.folded === 'il' || /\P{ASCII}/u.test(token.text))
      return undefined;
    const word = foldedAt(tokens, at + 1);
    if (suffix || !latinSuffixSet.has(word) || (word === 'bis' && isRangeTarget(tokens, at + 2))) {
      return { label: token.folded, next: at + 1 };
    }
    return { label: token.folded + word, next: at + 2 };
  });
}

const isElided = (tokens: Tokens, at: number) => isSignAt(tokens, at + 1, "'’") && isGlued(tokens, at + 1);

/** Roman numerals only in capitals: in lower case they could be words. "XIIa" has the letter of an inserted chapter. */
export function romanLabel(tokens: Tokens, at: number): SingleLabel | undefined {
  const text = tokens[at]?.text ?? '';
  return /^(?:[IVXL]{1,6}|[IVX]{1,6}[a-d])$/.test(text) ? { label: text, next: at + 1 } : undefined;
}

function readRangeEnd(
  tokens: Tokens,
  at: number,
  readSingle: (tokens: Tokens, at: number) => SingleLabel | undefined,
): SingleLabel | undefined {
  const isRange = isSignAt(tokens, at, dashes) || rangeWords.has(foldedAt(tokens, at));
  return isRange ? readSingle(tokens, at + 1) : undefined;
}

/** Reads "f.", "ff.", "et ss", "e segg.", "et seq." */
function readFollowing(
  tokens: Tokens,
  at: number,
  isLetter: boolean,
): Pick<LabelRange, 'following' | 'next'> | undefined {
  const joined = wordsBeforeFollowing.has(foldedAt(tokens, at)) ? at + 1 : at;
  const word = foldedAt(tokens, joined);
  const following = followingWords.get(word);
  // "let. b et f" are two letters.
  if (isLetter && word.length === 1) return undefined;
  // "s" is an abbreviation of the French "suivant" only with its dot.
  if (following === undefined || (word === 's' && !isFollowedByDot(tokens, joined))) return undefined;
  return { following, next: joined + (isFollowedByDot(tokens, joined) ? 2 : 1) };
}
