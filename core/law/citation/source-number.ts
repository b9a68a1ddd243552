import { foldedAt, isGlued, isSignAt, type Tokens } from './citation-tokens.ts';

/**
 * The number of a document. `keys` are the keys under which the index may have it, the most precise first:
 * `eu:2014/596:R` is a regulation, `eu:2014/596` any act with that number.
 */
type SourceNumber = { keys: readonly string[]; next: number };

/** Words with which the number of a document may begin, of acts of the EU those that are no compound. */
const beginnings = new Set(
  (
    'sr rs rundschreiben rundschreibens circ circulaire circolare circular finma ebk cfb de la der della ' +
    'eu ue eg ce ec ewg cee eec no nr n delegated implementing delegierte delegierten delegierter regulation ' +
    'reglement regolamento directive direttiva richtlinie decision decisione beschluss'
  ).split(' '),
);

/** Every word of every text is asked, and nearly none begins a number. */
const mayBegin = (word: string) => beginnings.has(word) || word.endsWith('verordnung');

/** Reads the number of a document at a token: "SR 952.0", "RS 2023/1", "(EU) No 596/2014". */
export function readSourceNumber(tokens: Tokens, from: number): SourceNumber | undefined {
  if (tokens[from]?.kind === 'word' && !mayBegin(foldedAt(tokens, from))) return undefined;
  return (
    celexAt(tokens, from) ??
    euActAt(tokens, from) ??
    circularAt(tokens, from) ??
    classifiedNumberAt(tokens, from)
  );
}

/** The keys under which a document with this source number is indexed. */
export function sourceNumberKeys(sourceNumber: string): string[] {
  const celex = celexKeys(sourceNumber);
  if (celex) return celex;
  const pair = /(\d{1,4})\/(\d{1,4})/.exec(sourceNumber);
  if (pair)
    return [circularKey(pair[1] ?? '', pair[2] ?? ''), ...euKeys(pair[1] ?? '', pair[2] ?? '', false)];
  const classifiedNumber = /\d+(?:\.\d+)*(?:[a-z](?![a-z]))?/i.exec(sourceNumber);
  if (classifiedNumber === null) return [];
  const { own, plain } = classifiedKeys(classifiedNumber[0].toLowerCase());
  return own === plain ? [own] : [own, withAnyLetter(plain)];
}

/** CELEX: sector, year, kind, number. A consolidated text (sector 0) has the key of its act. */
const CELEX = /^[03](\d{4})([A-Z]{1,2})0*(\d{1,4})/;

function celexKeys(text: string): string[] | undefined {
  const match = CELEX.exec(text);
  if (match === null) return undefined;
  const [, year, kind, number] = match;
  return [`eu:${year}/${number}:${kind}`, `eu:${year}/${number}`];
}

function celexAt(tokens: Tokens, at: number): SourceNumber | undefined {
  if (tokens[at]?.kind !== 'number') return undefined;
  const keys = celexKeys(tokens[at]?.text.toUpperCase() ?? '');
  return keys?.[0] ? { keys: [keys[0]], next: at + 1 } : undefined;
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:regulation|reglement|regolamento|\w*verordnung)$/, 'R'],
  [/^(?:directive|direttiva|richtlinie)$/, 'L'],
  [/^(?:decision|decisione|beschluss)$/, 'D'],
];
const EU_WORD = /^(?:eu|ue|eg|ce|ec|ewg|cee|eec)$/;
const EU_ADJECTIVE = /^(?:delegated|implementing|delegierten?|delegierter)$/;
const NUMBER_WORD = /^(?:no|nr|n)$/;

/** "Regulation (EU) No 596/2014", "Verordnung (EU) 2024/903", "Richtlinie 2014/65/EU". */
function euActAt(tokens: Tokens, from: number): SourceNumber | undefined {
  let at = EU_ADJECTIVE.test(foldedAt(tokens, from)) ? from + 1 : from;
  const kind = kinds.find(([word]) => word.test(foldedAt(tokens, at)))?.[1];
  if (kind) at = skipAdjectives(tokens, at + 1);
  const bracketed = isSignAt(tokens, at, '(') && isSignAt(tokens, at + 2, ')');
  const isUnion = EU_WORD.test(foldedAt(tokens, bracketed ? at + 1 : at));
  if (isUnion) at += bracketed ? 3 : 1;
  const numbered = NUMBER_WORD.test(foldedAt(tokens, at));
  if (numbered) at += isSignAt(tokens, at + 1, '.°º') ? 2 : 1;
  const pair = numberPairAt(tokens, at);
  if (pair === undefined) return undefined;
  const isUnionBehind = isSignAt(tokens, pair.next, '/') && EU_WORD.test(foldedAt(tokens, pair.next + 1));
  if (!isUnion && !isUnionBehind && kind === undefined) return undefined;
  const keys = euKeys(pair.first, pair.second, numbered);
  return {
    keys: kind ? [...keys.map((key) => `${key}:${kind}`), ...keys] : keys,
    next: pair.next + (isUnionBehind ? 2 : 0),
  };
}

/** "règlement délégué", "regolamento di esecuzione", "règlement d’exécution". */
function skipAdjectives(tokens: Tokens, from: number): number {
  let at = from;
  while (at < from + 3 && (tokens[at]?.kind === 'word' || isSignAt(tokens, at, "'’"))) {
    const word = foldedAt(tokens, at);
    if (EU_WORD.test(word) || NUMBER_WORD.test(word)) break;
    at += 1;
  }
  return at;
}

/** Key from year and number: until 2014, and after "No", the year is the second. */
function euKeys(first: string, second: string, numbered: boolean): string[] {
  const [a, b] = [yearOf(first), yearOf(second)];
  if (b && (numbered || !a || (a.length > first.length && b === second))) return [`eu:${b}/${Number(first)}`];
  return a ? [`eu:${a}/${Number(second)}`] : [];
}

/** The year: four digits, or two for 1950 to 1999 ("95"), as was usual until 1998. */
function yearOf(text: string): string | undefined {
  if (/^(?:19|20)\d\d$/.test(text)) return text;
  return /^[5-9]\d$/.test(text) ? `19${text}` : undefined;
}

const CIRCULAR_WORD = /^(?:rs|rundschreibens?|circ|circulaire|circolare|circular)$/;
const AUTHORITY_WORD = /^(?:finma|ebk|cfb|de|la|der|della)$/;

/** "RS 2023/1", "FINMA-RS 23/1", "Circ.-FINMA 2023/1", "FINMA Circular 2023/1". */
function circularAt(tokens: Tokens, from: number): SourceNumber | undefined {
  let named = false;
  let at = from;
  for (; at < from + 6; at += 1) {
    const word = foldedAt(tokens, at);
    if (CIRCULAR_WORD.test(word)) named = true;
    else if (!AUTHORITY_WORD.test(word) && !(at > from && isSignAt(tokens, at, '-‐‑–.'))) break;
  }
  const pair = named ? numberPairAt(tokens, at) : undefined;
  return pair && { keys: [circularKey(pair.first, pair.second)], next: pair.next };
}

function circularKey(year: string, number: string): string {
  return `circ:${year.length <= 2 ? `20${year.padStart(2, '0')}` : year}/${Number(number)}`;
}

function numberPairAt(
  tokens: Tokens,
  at: number,
): { first: string; second: string; next: number } | undefined {
  const [first, second] = [foldedAt(tokens, at), foldedAt(tokens, at + 2)];
  const isPair = isSignAt(tokens, at + 1, '/') && /^\d{1,4}$/.test(first) && /^\d{1,4}$/.test(second);
  return isPair ? { first, second, next: at + 3 } : undefined;
}

/** A number of the classified compilation: "SR 952.0", "RS 952.0", "SR-Nr. 101"; without the prefix only if it has dots. */
function classifiedNumberAt(tokens: Tokens, from: number): SourceNumber | undefined {
  let at = from;
  const prefixed = /^(?:sr|rs)$/.test(foldedAt(tokens, at));
  if (prefixed) {
    at += 1;
    while (at < from + 5 && /^(?:[-‐‑–.°:]|nr|no|n)$/.test(foldedAt(tokens, at))) at += 1;
  }
  const letter = gluedLetterAt(tokens, at + 1);
  const number = foldedAt(tokens, at) + letter;
  const isNumber = prefixed ? /^\d+(?:\.\d+)*[a-z]?$/.test(number) : /^\d+(?:\.\d+)+[a-z]?$/.test(number);
  if (!isNumber) return undefined;
  const { own, plain } = classifiedKeys(number);
  const keys = own === plain ? [own, withAnyLetter(plain)] : [own, plain];
  return { keys, next: at + (letter === '' ? 1 : 2) };
}

/** "950.0M" is not "950.0", but is found by it if no document has that number. */
function classifiedKeys(number: string) {
  return { own: `sr:${number}`, plain: `sr:${number.replace(/[a-z]$/, '')}` };
}

const withAnyLetter = (key: string) => `${key}+`;

/** The single letter written directly after a number with dots: "950.0M". */
function gluedLetterAt(tokens: Tokens, at: number): string {
  const letter = foldedAt(tokens, at);
  const isSuffix = isGlued(tokens, at) && foldedAt(tokens, at - 1).includes('.');
  return isSuffix && /^[a-z]$/.test(letter) ? letter : '';
}
