import type { Inline } from '../../contract/main/regulation-text.ts';
import { isSingleSpaced, isTidy } from '../../lib/single-spaced.ts';

type Mark = 'i' | 'b' | 'sup' | 'sub' | 'u';
/** A stretch of a text with a formatting mark; it is displayed, but never compared. */
export type MarkedStretch = { start: number; end: number; mark: Mark };
export type PlainText = { text: string; marks: MarkedStretch[] };
/** A text that is only read. */
export type MarkedText = { text: string; marks: readonly MarkedStretch[] };

const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const untidy = /[\u00AD\u200B-\u200D\u2060\uFEFF]|\s\s|[\t\n\r\f\v]/;
/** Without what is not printed: soft hyphens, joiners, marks of byte order. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
const noMarks: MarkedStretch[] = [];

/** Running text as one line with its marks, without notes, images and invisible characters. */
export function plainTextOf(content: readonly Inline[] | undefined): PlainText {
  const only = content?.[0];
  if (only === undefined) return { text: '', marks: noMarks };
  if (content?.length === 1 && typeof only === 'string') {
    if (isTidy(only)) return { text: only, marks: noMarks };
    if (!untidy.test(only)) return { text: only.trim(), marks: noMarks };
  }
  const plain: PlainText = { text: '', marks: [] };
  append(plain, content ?? [], undefined);
  plain.text = plain.text.trimEnd();
  return plain;
}

function append(plain: PlainText, content: readonly Inline[], mark: Mark | undefined): void {
  for (const piece of content) {
    if (typeof piece === 'string') appendText(plain, piece, mark);
    else if ('br' in piece) appendText(plain, ' ', undefined);
    else if ('mark' in piece) append(plain, piece.content, piece.mark);
    else if ('content' in piece) append(plain, piece.content, mark);
  }
}

/** Whether nothing or white space stands last: looked at by its end, since texts may have thousands of marks. */
const endsInSpace = (text: string) => text === '' || /^\s/.test(text.at(-1) ?? '');

const tidied = (words: string) =>
  words
    .replace(invisible, '')
    .replace(/(\s)\s+/g, '$1')
    .replace(/[\t\n\r\f\v]/g, ' ');

function appendText(plain: PlainText, words: string, mark: Mark | undefined): void {
  let tidy = isSingleSpaced(words) ? words : tidied(words);
  if (endsInSpace(plain.text)) tidy = tidy.trimStart();
  if (tidy === '') return;
  const start = plain.text.length;
  plain.text += tidy;
  if (mark === undefined) return;
  const last = plain.marks.at(-1);
  if (last?.end === start && last.mark === mark) last.end = plain.text.length;
  else plain.marks.push({ start, end: plain.text.length, mark });
}

/** Joins several texts, separated by `between`. */
export function joinTexts(plains: readonly PlainText[], between: string): PlainText {
  let text = '';
  const marks: MarkedStretch[] = [];
  plains.forEach((plain, index) => {
    if (index > 0) text += between;
    for (const { start, end, mark } of plain.marks) {
      marks.push({ start: start + text.length, end: end + text.length, mark });
    }
    text += plain.text;
  });
  return { text, marks };
}

const typographic = /[^\t\u0020-\u007E\u00C0-\u0148\u014A-\u017F]| [;:!?]/;

/** Normalises typography (dashes, quotes, spaces); everything else stays as it is. */
export function comparableText(text: string): string {
  if (!typographic.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘ʼ′ʹ]/g, "'")
    .replace(/«\s*|\s*»|[„“”‟″]/g, '"')
    .replaceAll('…', '...')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ (?=[;:!?])/g, '');
}

/**
 * Raised or lowered digits directly after a digit: 72³ is not 723. Other raised letters ("1bis", "m2") make no
 * difference.
 */
export function shiftedDigits({ text, marks }: MarkedText): MarkedStretch[] {
  return marks.filter(
    ({ start, mark }) =>
      (mark === 'sup' || mark === 'sub') &&
      start > 0 &&
      start < text.length &&
      /^\s*\d/.test(text.slice(start, start + 2)) &&
      /\d\s?$/.test(text.slice(Math.max(0, start - 2), start)),
  );
}

export const shiftSign = '^';

/** The text as it is compared, with a sign before shifted digits. */
export function comparableKey(plain: MarkedText): string {
  if (plain.marks.length === 0) return comparableText(plain.text);
  let { text } = plain;
  for (const { start } of shiftedDigits(plain).reverse()) {
    text = `${text.slice(0, start).trimEnd()}${shiftSign}${text.slice(start).trimStart()}`;
  }
  return comparableText(text);
}

/**
 * A compared text without white space, which may differ where a file was indented anew: only what separates two
 * numbers, or the cells of a table, stays.
 */
export const unspaced = (key: string): string => key.replace(/ (?!\d)|(?<!\d) |(?<=\d) (?=\d{3}(?!\d))/g, '');
