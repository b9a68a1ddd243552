import type { CitationToken } from './citation-tokens.ts';

/**
 * A document named by its number. `keys`: how the index may know it, the most precise first.
 * `eu:2014/596:R` is a regulation, `eu:2014/596` any act of that number.
 */
export type SourceNumber = { keys: readonly string[]; next: number };
type Tokens = readonly CitationToken[];

/** The number of a document that begins at a token: "SR 952.0", "RS 2023/1", "(EU) No 596/2014". */
export function readSourceNumber(tokens: Tokens, from: number): SourceNumber | undefined {
  return celexAt(tokens, from) ?? euAct(tokens, from) ?? circular(tokens, from) ?? systematic(tokens, from);
}

/** Keys of a document with this source number. */
export function keysOf(sourceNumber: string): string[] {
  const celex = celexKeys(sourceNumber);
  if (celex) return celex;
  const pair = /(\d{1,4})\/(\d{1,4})/.exec(sourceNumber);
  if (pair)
    return [circularKey(pair[1] ?? '', pair[2] ?? ''), ...euKeys(pair[1] ?? '', pair[2] ?? '', false)];
  const systematicNumber = /\d+(?:\.\d+)*(?:[a-z](?![a-z]))?/i.exec(sourceNumber);
  if (systematicNumber === null) return [];
  const { own, plain } = systematicKeys(systematicNumber[0].toLowerCase());
  return own === plain ? [own] : [own, withAnyLetter(plain)];
}

/** Sector, year, kind, number; a consolidated text (sector 0) is its act. */
const CELEX = /^[03](\d{4})([A-Z]{1,2})0*(\d{1,4})/;

function celexKeys(text: string): string[] | undefined {
  const [, year, kind, number] = CELEX.exec(text) ?? [];
  return year && kind && number ? [`eu:${year}/${number}:${kind}`, `eu:${year}/${number}`] : undefined;
}

function celexAt(tokens: Tokens, at: number): SourceNumber | undefined {
  const keys = celexKeys(tokens[at]?.text.toUpperCase() ?? '');
  return keys?.[0] ? { keys: [keys[0]], next: at + 1 } : undefined;
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:regulation|reglement|regolamento|\w*verordnung)$/, 'R'],
  [/^(?:directive|direttiva|richtlinie)$/, 'L'],
  [/^(?:decision|decisione|beschluss)$/, 'D'],
];
const UNION = /^(?:eu|ue|eg|ce|ec|ewg|cee|eec)$/;
const ADDED = /^(?:delegated|implementing|delegierten?|delegierter)$/;
const NUMBERED = /^(?:no|nr|n)$/;

/** "Regulation (EU) No 596/2014", "Verordnung (EU) 2024/903", "Richtlinie 2014/65/EU". */
function euAct(tokens: Tokens, from: number): SourceNumber | undefined {
  let at = ADDED.test(tokens[from]?.folded ?? '') ? from + 1 : from;
  const kind = kinds.find(([word]) => word.test(tokens[at]?.folded ?? ''))?.[1];
  if (kind) at = behindAdjective(tokens, at + 1);
  const bracketed = tokens[at]?.text === '(' && tokens[at + 2]?.text === ')';
  const isUnion = UNION.test(tokens[at + (bracketed ? 1 : 0)]?.folded ?? '');
  if (isUnion) at += bracketed ? 3 : 1;
  const numbered = NUMBERED.test(tokens[at]?.folded ?? '');
  if (numbered) at += /^[.°º]$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1;
  const pair = pairAt(tokens, at);
  if (pair === undefined) return undefined;
  const isUnionBehind = tokens[pair.next]?.text === '/' && UNION.test(tokens[pair.next + 1]?.folded ?? '');
  if (!isUnion && !isUnionBehind && kind === undefined) return undefined;
  const keys = euKeys(pair.first, pair.second, numbered);
  return {
    keys: kind ? [...keys.map((key) => `${key}:${kind}`), ...keys] : keys,
    next: pair.next + (isUnionBehind ? 2 : 0),
  };
}

/** "règlement délégué", "regolamento di esecuzione", "règlement d’exécution". */
function behindAdjective(tokens: Tokens, from: number): number {
  let at = from;
  while (at < from + 3 && (tokens[at]?.kind === 'word' || /^['’]$/.test(tokens[at]?.text ?? ''))) {
    const word = tokens[at]?.folded ?? '';
    if (UNION.test(word) || NUMBERED.test(word)) break;
    at += 1;
  }
  return at;
}

/** Year and number: the year stood last until 2014, and wherever "No" stands before. */
function euKeys(first: string, second: string, numbered: boolean): string[] {
  const [a, b] = [yearOf(first), yearOf(second)];
  if (b && (numbered || !a || (a.length > first.length && b === second))) return [`eu:${b}/${Number(first)}`];
  return a ? [`eu:${a}/${Number(second)}`] : [];
}

/** "2014", and "95" for 1995: two digits were written until 1998. */
function yearOf(text: string): string | undefined {
  if (/^(?:19|20)\d\d$/.test(text)) return text;
  return /^[5-9]\d$/.test(text) ? `19${text}` : undefined;
}

const CIRCULAR = /^(?:rs|rundschreibens?|circ|circulaire|circolare|circular)$/;
const AUTHORITY = /^(?:finma|ebk|cfb|de|la|der|della)$/;

/** "RS 2023/1", "FINMA-RS 23/1", "Circ.-FINMA 2023/1", "FINMA Circular 2023/1". */
function circular(tokens: Tokens, from: number): SourceNumber | undefined {
  let named = false;
  let at = from;
  for (; at < from + 6; at += 1) {
    const word = tokens[at]?.folded ?? '';
    if (CIRCULAR.test(word)) named = true;
    else if (!AUTHORITY.test(word) && !(at > from && /^[-‐‑–.]$/.test(word))) break;
  }
  const pair = named ? pairAt(tokens, at) : undefined;
  return pair && { keys: [circularKey(pair.first, pair.second)], next: pair.next };
}

function circularKey(year: string, number: string): string {
  return `circ:${year.length <= 2 ? `20${year.padStart(2, '0')}` : year}/${Number(number)}`;
}

function pairAt(tokens: Tokens, at: number): { first: string; second: string; next: number } | undefined {
  const [first, slash, second] = [tokens[at]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text];
  if (slash !== '/' || !/^\d{1,4}$/.test(first ?? '') || !/^\d{1,4}$/.test(second ?? '')) return undefined;
  return { first: first ?? '', second: second ?? '', next: at + 3 };
}

/** "SR 952.0", "RS 952.0", "SR-Nr. 101"; without the letters only where it has dots. */
function systematic(tokens: Tokens, from: number): SourceNumber | undefined {
  let at = from;
  const prefixed = /^(?:sr|rs)$/.test(tokens[at]?.folded ?? '');
  if (prefixed) {
    at += 1;
    while (at < from + 5 && /^(?:[-‐‑–.°:]|nr|no|n)$/.test(tokens[at]?.folded ?? '')) at += 1;
  }
  const letter = letterAt(tokens, at + 1);
  const number = (tokens[at]?.folded ?? '') + letter;
  const isNumber = prefixed ? /^\d+(?:\.\d+)*[a-z]?$/.test(number) : /^\d+(?:\.\d+)+[a-z]?$/.test(number);
  if (!isNumber) return undefined;
  const { own, plain } = systematicKeys(number);
  const keys = own === plain ? [own, withAnyLetter(plain)] : [own, plain];
  return { keys, next: at + (letter === '' ? 1 : 2) };
}

/** "950.0M" is another number than "950.0", and found by it where there is no other. */
function systematicKeys(number: string) {
  return { own: `sr:${number}`, plain: `sr:${number.replace(/[a-z]$/, '')}` };
}

const withAnyLetter = (key: string) => `${key}+`;

/** The one letter that stands at a number with dots without a blank. */
function letterAt(tokens: Tokens, at: number): string {
  const [before, letter] = [tokens[at - 1], tokens[at]];
  const isGlued = before?.end === letter?.start && before?.folded.includes('.') === true;
  return isGlued && /^[a-z]$/.test(letter?.folded ?? '') ? (letter?.folded ?? '') : '';
}
