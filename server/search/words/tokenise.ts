import { foldWord } from './fold.ts';

export interface WordToken {
  /** Folded. */
  word: string;
  /** UTF-16 offsets in the source text. */
  start: number;
  end: number;
}

// Modifier letters that are typed as apostrophes count as letters in Unicode.
const letter = '[\\p{L}--[\\u02b9\\u02bb\\u02bc\\u02c8\\u02ca\\u02cb]]';
const unseen = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff';
const thousands = "['’‘ʼ´ \\u00a0\\u2009\\u202f,]";

/** 10 000, 10'000.50, 10,000; 952.031.11, 2023/1, 2,5; letters directly after belong to it: 5a, 3bis. */
const grouped = `[1-9]\\p{Nd}{0,2}(?<between>${thousands})\\p{Nd}{3}(?:\\k<between>\\p{Nd}{3})*(?!\\p{Nd})(?:[.]\\p{Nd}+)?`;
const joined = `\\p{Nd}+(?:[.\\/,]\\p{Nd}+)*`;
const number = `(?<number>(?:${grouped}|${joined})${letter}*)`;
/** A superscript number is a token of its own, unless it follows a letter: "m²". */
const raised = '(?<raised>\\p{No}+)';
const word = `(?<word>${letter}(?:${letter}|[\\p{M}\\p{Nd}\\p{No}${unseen}])*)`;
const possessive = `(?<possessive>['’‘ʼ][sS](?!${letter}|\\p{Nd}))`;

const pattern = new RegExp(`${number}|${raised}|(?<=${letter})${possessive}|${word}`, 'gv');
const separators = new RegExp(thousands, 'gv');
const isGrouped = new RegExp(`^${grouped}`, 'v');

/** Without the separators of thousands; a decimal comma becomes a point. */
function foldNumber(text: string): string {
  const digits = isGrouped.test(text) ? text.replaceAll(separators, '') : text.replaceAll(',', '.');
  return foldWord(digits);
}

/** Classes of characters. Words of plain letters between separators need no regular expression, which halves the time. */
const plainLetter = 1;
const separator = 2;
const kinds = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[A-Za-zÀ-ÖØ-öø-ɏ]/.test(character)) return plainLetter;
  return /[\s.,;:()]/.test(character) ? separator : 0;
});
const kindAt = (text: string, at: number) =>
  at < text.length ? (kinds[text.charCodeAt(at)] ?? 0) : separator;

/** End of the plain word that begins here; undefined if the regular expression has to decide. */
function plainWordEnd(text: string, start: number): number | undefined {
  let end = start;
  while (kindAt(text, end) === plainLetter) end += 1;
  return end > start && kindAt(text, end) === separator ? end : undefined;
}

/**
 * The words of a text in order. A hyphen and an elided article separate words, so "l’article" and
 * "Datenschutz-Folgenabschätzung" are two tokens each; an English possessive is left out.
 */
export function tokenise(text: string): WordToken[] {
  const tokens: WordToken[] = [];
  for (let at = 0; at < text.length; ) {
    if (kindAt(text, at) === separator) {
      at += 1;
      continue;
    }
    const end = plainWordEnd(text, at);
    if (end !== undefined) {
      tokens.push({ word: foldWord(text.slice(at, end)), start: at, end });
      at = end;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) break;
    const start = match.index;
    at = start + match[0].length;
    if (match.groups?.possessive !== undefined) continue;
    const folded = match.groups?.number === undefined ? foldWord(match[0]) : foldNumber(match.groups.number);
    if (folded !== '') tokens.push({ word: folded, start, end: at });
  }
  return tokens;
}
