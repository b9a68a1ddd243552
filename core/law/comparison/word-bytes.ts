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
/** From here on a byte begins a sign of three bytes, and of four. */
const threeBytes = 0xe0;
const fourBytes = 0xf0;

/** A text and its bytes, as many of them as are its own. */
type Encoded = { text: string; bytes: Uint8Array; length: number };

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

/** Whether a full stop here would be the third in a row. */
const endsInTwoPoints = (bytes: Uint8Array, from: number, at: number) =>
  at - from >= 2 && bytes[at - 1] === codes.point && bytes[at - 2] === codes.point;

/** What becomes of a byte that is a sign by itself; of others that is said by the code that they begin. */
const single = Uint8Array.from({ length: 0x100 }, (_, byte) =>
  byte < codes.beyondAscii ? (latin[byte] ?? signs.kept) : signs.beyond,
);

/** The code that two or three bytes stand for; what takes four is beyond all tables. */
function codeAt(encoded: Uint8Array, at: number): number {
  const [first = 0, second = 0, third = 0] = [encoded[at], encoded[at + 1], encoded[at + 2]];
  if (first < threeBytes) return ((first & 31) << 6) | (second & 63);
  return first < fourBytes ? ((first & 15) << 12) | ((second & 63) << 6) | (third & 63) : replacement;
}

/**
 * Writes an encoded text behind `number`, which stands from `from` on; -1 if a sign is beyond it. Bytes are read, since
 * a loop over them takes a third of the time that one over the characters of a string takes.
 */
function writeTidy(bytes: Uint8Array, from: number, start: number, encoded: Encoded): number {
  let at = start;
  for (let index = 0; index < encoded.length; index += 1) {
    const byte = encoded.bytes[index] ?? 0;
    const sign = single[byte];
    if (sign === signs.kept) bytes[at++] = byte;
    else if (sign === signs.point) {
      if (endsInTwoPoints(bytes, from, at)) return -1;
      bytes[at++] = byte;
    } else if (sign !== signs.blank) {
      const end = writeSign(bytes, at, encoded, index);
      if (end < 0) return -1;
      at = end;
      index += byte < threeBytes ? 1 : 2;
    }
  }
  return at;
}

/** Writes the sign of several bytes that begins here. */
function writeSign(bytes: Uint8Array, at: number, { bytes: from, text }: Encoded, index: number): number {
  const sign = signOf(codeAt(from, index));
  if (sign === signs.blank) return at;
  if (sign === signs.beyond) return -1;
  if (sign === signs.kept) {
    const length = (from[index] ?? 0) < threeBytes ? 2 : 3;
    for (let part = 0; part < length; part += 1) bytes[at + part] = from[index + part] ?? 0;
    return at + length;
  }
  // Guillemets take the white space beside them along, and cells of a table are separated by tabs.
  if (sign === signs.quote && text.includes('\t')) return -1;
  bytes[at] = written[sign] ?? 0;
  return at + 1;
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
  const encoder = new TextEncoder();
  let scratch = new Uint8Array(16_384);
  /** To be read before the next is encoded. */
  const encoded = (text: string): Encoded => {
    if (scratch.length < 3 * text.length) scratch = new Uint8Array(6 * text.length);
    return { text, bytes: scratch, length: encoder.encodeInto(text, scratch).written };
  };
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
      const end = start < 0 ? -1 : writeTidy(bytes, length, start, encoded(text));
      if (end >= 0) length = end;
      return end >= 0;
    },
    add(words) {
      reserve(words.length);
      length += encoder.encodeInto(words, bytes.subarray(length)).written;
    },
    between: (from, to) => bytes.subarray(from, to),
  };
}
