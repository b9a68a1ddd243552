/*
 * The quick half of `comparableText`: words as bytes of UTF-8, without blanks and typography, in one pass and
 * without strings in between. Imports make a hash of all their words. What is rare is left to `comparableText`.
 */

/** What becomes of a sign; `beyond` is for `comparableText`. */
const signs = { kept: 0, blank: 1, quote: 2, apostrophe: 3, dash: 4, beyond: 5, point: 6 };
const codes = { point: 46, space: 32, beyondAscii: 0x80 };
/** From here on a letter may be one sign in a file and several in another. */
const firstCombining = 0x300;
const punctuation = { from: 0x2000, to: 0x206f };
const replacement = 0xfffd;

function tableOf(
  entries: readonly (readonly [sign: number, characters: string])[],
  from: number,
  to: number,
) {
  const table = new Uint8Array(to - from + 1);
  for (const [sign, characters] of entries)
    for (const character of characters) table[character.charCodeAt(0) - from] = sign;
  return table;
}

const latin = tableOf(
  [
    // Soft hyphens and joiners are not printed.
    [signs.blank, ' \n\v\f\r\u00A0\u00AD'],
    [signs.point, '.'],
    [signs.quote, '«»'],
    [signs.apostrophe, 'ʼʹ'],
  ],
  0,
  firstCombining - 1,
);
const general = tableOf(
  [
    [
      signs.blank,
      '\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B\u200C\u200D\u2028\u2029\u202F\u205F\u2060',
    ],
    [signs.dash, '‐‑‒–—'],
    [signs.apostrophe, '’‘′'],
    [signs.quote, '„“”‟″'],
    [signs.beyond, '…'],
  ],
  punctuation.from,
  punctuation.to,
);
const written = new Uint8Array(7);
for (const [sign, character] of [
  [signs.quote, '"'],
  [signs.apostrophe, "'"],
  [signs.dash, '-'],
  [signs.point, '.'],
] as const)
  written[sign] = character.charCodeAt(0);

function signOf(code: number): number {
  if (code < firstCombining) return latin[code] ?? signs.beyond;
  return (code <= punctuation.to ? general[code - punctuation.from] : undefined) ?? signs.beyond;
}

/** Writes a code point; returns where the next one goes. */
function encode(bytes: Uint8Array, at: number, code: number): number {
  let next = at;
  if (code < codes.beyondAscii) bytes[next++] = code;
  else {
    if (code < 0x800) bytes[next++] = 0xc0 | (code >> 6);
    else {
      if (code < 0x10000) bytes[next++] = 0xe0 | (code >> 12);
      else {
        bytes[next++] = 0xf0 | (code >> 18);
        bytes[next++] = 0x80 | ((code >> 12) & 63);
      }
      bytes[next++] = 0x80 | ((code >> 6) & 63);
    }
    bytes[next++] = 0x80 | (code & 63);
  }
  return next;
}

/** Whether a full stop here would be the third in a row. */
const endsInTwoPoints = (bytes: Uint8Array, from: number, at: number) =>
  at - from >= 2 && bytes[at - 1] === codes.point && bytes[at - 2] === codes.point;

/** Writes what is behind `number`, which stands from `from` on; -1 if a sign is beyond it. */
function writeTidy(bytes: Uint8Array, from: number, start: number, text: string): number {
  let at = start;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const sign = signOf(code);
    if (sign === signs.blank) continue;
    if (sign === signs.kept) {
      if (code < codes.beyondAscii) bytes[at++] = code;
      else at = encode(bytes, at, code);
      continue;
    }
    if (sign === signs.beyond || (sign === signs.point && endsInTwoPoints(bytes, from, at))) return -1;
    // Guillemets take the white space beside them along, and cells of a table are separated by tabs.
    if (sign === signs.quote && text.includes('\t')) return -1;
    bytes[at++] = written[sign] ?? 0;
  }
  return at;
}

/** Writes printable ASCII as it is; -1 if there is anything else. */
function writeNumber(bytes: Uint8Array, from: number, number: string): number {
  let at = from;
  for (let index = 0; index < number.length; index += 1) {
    const code = number.charCodeAt(index);
    if (code <= codes.space || code >= codes.beyondAscii) return -1;
    if (code === codes.point && endsInTwoPoints(bytes, from, at)) return -1;
    bytes[at++] = code;
  }
  return at;
}

export type WordBytes = {
  length(): number;
  clear(): void;
  /** Adds a number and a text as `comparableText` has it, without blanks; false, and nothing, if there is more to do. */
  addTidy(number: string, text: string): boolean;
  /** Adds words that are compared as they are. */
  add(words: string): void;
  /** A view of the bytes, to be read before more is added. */
  between(from: number, to: number): Uint8Array;
};

export function createWordBytes(): WordBytes {
  let bytes = new Uint8Array(16_384);
  let length = 0;
  // A character takes three bytes at most, or four where it takes two places in a string.
  const reserve = (characters: number) => {
    const needed = length + 3 * characters;
    if (needed <= bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, 2 * bytes.length));
    larger.set(bytes.subarray(0, length));
    bytes = larger;
  };
  return {
    length: () => length,
    clear() {
      length = 0;
    },
    addTidy(number, text) {
      reserve(number.length + text.length);
      const start = writeNumber(bytes, length, number);
      const end = start < 0 ? -1 : writeTidy(bytes, length, start, text);
      if (end >= 0) length = end;
      return end >= 0;
    },
    add(words) {
      reserve(words.length);
      for (const character of words) {
        const code = character.codePointAt(0) ?? replacement;
        length = encode(bytes, length, code >= 0xd800 && code <= 0xdfff ? replacement : code);
      }
    },
    between: (from, to) => bytes.subarray(from, to),
  };
}
