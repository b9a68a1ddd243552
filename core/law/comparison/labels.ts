import { latinSuffixes } from '../label.ts';

const romanNumeral = /^[ivxlcdm]+$/;
const suffixPattern = `(?:${latinSuffixes.join('|')})`;
const joints: ReadonlySet<string> = new Set(['bis', 'und', 'à', 'et', 'a', 'e', 'to', 'and']);
/*
 * Letters and suffixes that a blank separates from the number belong to it, except before another number: "5 a",
 * "5 bis", but "5 bis 7", "5 a 7" and "5 et 7" are ranges and enumerations.
 */
const gluedLetters = `[a-z]{1,2}?(?=${suffixPattern}?(?![a-z]))`;
const spacedLetters = '\\s[a-z]{1,2}(?![a-z]|\\s+\\d)';
const suffix = `(?:${suffixPattern}|\\s(?!bis\\s+\\d)${suffixPattern})`;
const numbered = new RegExp(
  `\\d+(?:\\.\\d+)*(?:${gluedLetters}|${spacedLetters})?${suffix}?(?![a-z\\d])|\\d+[a-z]*`,
  'g',
);

/**
 * The label of a printed number without its style: "Art. 5 bis" and "Artikel 5bis" are `5bis`, "(a)", "a)"
 * and "a." are `a`, "2. Kapitel:" and "Kapitel 2" are `2`. Dashes and bullets have an empty label.
 */
export function printedLabel(num: string): string {
  const plain = num
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[^\S ]/g, ' ');
  const numbers = plain.match(numbered);
  if (numbers) return numbers.map((each) => each.replace(/\s/g, '')).join('-');
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (words.length === 2 && latinSuffixes.includes(words[1] ?? '')) return words.join('');
  // "a bis c" is a range of letters; c is no Roman numeral here.
  const [first, joint, last] = words;
  if (words.length === 3 && first?.length === 1 && last?.length === 1 && joints.has(joint ?? '')) {
    return `${first}-${last}`;
  }
  const numeral = words.length > 1 ? words.find((word) => romanNumeral.test(word)) : undefined;
  return numeral ?? words.join(' ');
}

const voidDots = /^\[?(?:…|\.{2,4})\]?$/;
const voidWords = /^[[(]?(?:aufgehoben|abrogée?s?|abrogat[oaie]|repealed)\.?[\])]?$/i;
const labelPattern = '\\d{1,3}[a-z]{0,12}|[a-z](?:bis|ter|quater|quinquies|sexies)?';
const severalNumbers = new RegExp(
  `^((?:${labelPattern})\\s?(?:[-–—]\\s?|(?:und|et|e|and|bis|à|a|to)\\s)(?:${labelPattern}))[.)]?[^\\S\\t](\\S+)$`,
  'u',
);
const furtherNumber = new RegExp(
  `^(?:([-–—])|(und|et|e|and|bis|à|a|to)\\s)\\s*(${labelPattern})[.)]?\\s*(\\S+)$`,
  'u',
);

/** The longest is "[aufgehoben.]"; most texts are longer. */
const longestVoid = 16;
const isVoidText = (text: string) =>
  text.length <= longestVoid && (voidDots.test(text) || voidWords.test(text));

type NumberedText = { num: string; text: string };

/**
 * Recognises a piece that is no longer in force: its text is dots or the word "repealed". If several were
 * repealed together, some sources write the second number into the text ("2", "– 3 …"); it is moved to `num`.
 */
export function voidOf({ num, text }: NumberedText): NumberedText | undefined {
  if (isVoidText(text)) return { num, text };
  // Texts of void pieces are short.
  if (text.length > 40) return undefined;
  if (num === '') return voidSeveral(text);
  const [, dash, word, last, rest = ''] = furtherNumber.exec(text) ?? [];
  if (last === undefined || !isVoidText(rest)) return undefined;
  return { num: dash ? `${num}–${last}` : `${num} ${word} ${last}`, text: rest };
}

/** "2–3 …": both numbers are in the text, if the source has them inside the previous paragraph. */
function voidSeveral(text: string): NumberedText | undefined {
  const [, num, rest = ''] = severalNumbers.exec(text) ?? [];
  return num !== undefined && isVoidText(rest) ? { num, text: rest } : undefined;
}
