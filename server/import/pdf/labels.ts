import { latinSuffixes } from '#core/law/label.ts';
import type { Line } from './lines.ts';

/** A number with which a line begins: as it is cited, and the characters that print it. */
export type Label = { number: string; length: number };

const latin = [...latinSuffixes].sort((a, b) => b.length - a.length).join('|');
const articleWords = 'Art\\.|Artikel|Articles?|Articolo|Art\\b';
const article = new RegExp(
  `^(?:${articleWords})\\s*(premier|1er|unique|\\d{1,4}|[IVXLC]{1,7}(?![a-z])|[l|](?![\\w]))([a-z]{1,2}(?![\\p{L}]))?\\s?(${latin})?(?![\\p{L}\\d])\\.?`,
  'u',
);
const counted = new RegExp(`^(\\d{1,3})([a-z]{1,2})?\\s?(${latin})?\\s?[.)](?:\\s|\ue000)`, 'u');
const bracketed = /^\((\d{1,3})([a-z])?\)\s/u;
// The number of a note may follow without being raised: some files raise letters in a way that is not read.
const lettered = new RegExp(
  `^(\\()?([a-z])\\s?(${latin})?\\s?([.)])(?:\\d{1,3}(?=\\s))?(?:\\s|\ue000|$)`,
  'u',
);
const romanItem = /^(\()?([ivxl]{1,6})\s?[.)](?:\s|$)/u;
const dash = /^[–—−•·▪●◦‒-]\s/u;
const raisedNumber = new RegExp(`^(\\d{1,3})([a-z])?(${latin})?$`, 'u');

/** The text of a line without the raised numbers of notes; raised letters, as of "4bis", stay. */
function withoutNotes(line: Line): string {
  return line.runs
    .map(({ text, script }) => (script === 'sup' && /^[\s\d*]+$/.test(text) ? '\ue000' : text))
    .join('');
}

const printedLength = (match: string): number => match.replace(/[\s\ue000]+$/, '').length;

/** "Art. 5a", "Artikel 5", "Article premier"; `rest` is what follows the number and its notes. */
export function articleLabel(
  line: Line,
): (Label & { rest: string; restLeft: number | undefined }) | undefined {
  const text = withoutNotes(line);
  const match = article.exec(text);
  if (!match) return undefined;
  const [whole, number = '', letter = '', suffix = ''] = match;
  const first = /^(?:premier|1er|unique|[l|])$/.test(number) ? '1' : number;
  const printed = line.text.startsWith(whole) ? whole.length : Math.min(whole.length, line.text.length);
  const rest = text.slice(whole.length).replaceAll('\ue000', '').trim();
  return {
    number: first + letter.trim() + suffix,
    length: printed,
    rest,
    restLeft: leftOf(line, whole.length, text),
  };
}

/** Where the words after a number begin, notes left out. */
function leftOf(line: Line, from: number, withMarks: string): number | undefined {
  let at = 0;
  for (const run of line.runs) {
    const isNote = run.script === 'sup' && /^[\s\d*]+$/.test(run.text);
    const length = isNote ? 1 : run.text.length;
    if (!isNote && at >= from && run.text.trim() !== '') return run.left;
    // Words in the run that has the number too begin where a share of its width says.
    if (!isNote && at + length > from) {
      const rest = withMarks.slice(from, at + length);
      if (rest.trim() !== '')
        return run.right - ((run.right - run.left) * rest.trimStart().length) / Math.max(1, run.text.length);
    }
    at += length;
  }
  return undefined;
}

/** The raised number with which a paragraph of an act begins. */
export function raisedLabel(line: Line): Label | undefined {
  const [first, second] = line.runs;
  if (first === undefined || first.script !== 'sup' || line.runs.length < 2) return undefined;
  // "2" and "bis" may be two runs.
  const both = second?.script === 'sup' ? first.text + second.text : first.text;
  const match = raisedNumber.exec(both.replace(/\s/g, ''));
  return match ? { number: match[0], length: both.length } : undefined;
}

/** "1.", "2bis.", "(3)" with a blank after it. */
export function countedLabel(line: Line): (Label & { form: '1.' | '(1)' }) | undefined {
  const match = counted.exec(withoutNotes(line));
  if (match) {
    const [whole, number = '', letter = '', suffix = ''] = match;
    return { number: number + letter + suffix, length: printedLength(whole), form: '1.' };
  }
  const inBrackets = bracketed.exec(line.text);
  if (!inBrackets) return undefined;
  return {
    number: (inBrackets[1] ?? '') + (inBrackets[2] ?? ''),
    length: inBrackets[0].trimEnd().length,
    form: '(1)',
  };
}

/** "a.", "b)", "(c)", "abis.". */
export function letterLabel(line: Line): Label | undefined {
  const match = lettered.exec(withoutNotes(line));
  if (!match) return undefined;
  const [whole, open, letter = '', suffix = '', close] = match;
  if (open !== undefined && close !== ')') return undefined;
  return { number: letter + suffix, length: printedLength(whole) };
}

/** "(ii)", "iv)", "i.". */
export function romanLabel(line: Line): Label | undefined {
  const match = romanItem.exec(line.text);
  return match ? { number: match[2] ?? '', length: match[0].trimEnd().length } : undefined;
}

/** A dash or a bullet. */
export const dashLabel = (line: Line): Label | undefined =>
  dash.test(line.text) ? { number: '', length: 1 } : undefined;

/** What the number of a letter is without its suffix. */
const stemOf = (number: string): string => /^(\d+|[a-z])/.exec(number)?.[1] ?? number;

/** Whether a number comes after another: the next one, or the same with a letter or suffix added. */
export function follows(before: string | undefined, number: string): boolean {
  const stem = stemOf(number);
  if (before === undefined) return stem === '1' || stem === 'a';
  const earlier = stemOf(before);
  if (/^\d/.test(stem) !== /^\d/.test(earlier)) return false;
  if (stem === earlier) return number !== before && number.length > stem.length;
  const distance = /^\d/.test(stem)
    ? Number(stem) - Number(earlier)
    : stem.charCodeAt(0) - earlier.charCodeAt(0);
  // Repealed ones may be left out.
  return distance >= 1 && distance <= 3;
}
