import type { MarkedText } from '#core/contract/main/search.ts';
import { cut } from '#core/lib/cut.ts';
import { foldText } from '#core/lib/fold.ts';

/** Characters before and after the first word that was looked for. */
const lead = 60;
const maxLength = 240;

/** The words around the first match of a short text, which is marked; its beginning where nothing matches. `words` are folded. */
export function markedSnippet(text: string, words: readonly string[]): MarkedText {
  const first = firstMatch(text, words);
  if (first === undefined) return [{ text: cut(text, maxLength) }];
  const from = Math.max(0, first.start - lead);
  const before = `${from > 0 ? '…' : ''}${text.slice(from, first.start).toWellFormed()}`;
  return [
    { text: before },
    { text: text.slice(first.start, first.end), marked: true },
    { text: cut(text.slice(first.end), maxLength) },
  ].filter((piece) => piece.text !== '');
}

/** Where a text has the first of these folded words. */
export function firstMatch(text: string, words: readonly string[]) {
  const folded = foldText(text);
  const match = words
    .map((word) => ({ at: folded.indexOf(word), length: word.length }))
    .filter(({ at, length }) => at >= 0 && length > 0)
    .toSorted((a, b) => a.at - b.at)[0];
  if (match === undefined) return undefined;
  const starts = startsOf(text);
  return { start: starts[match.at] ?? 0, end: starts[match.at + match.length] ?? text.length };
}

/** Where the character of the text begins that each character of the folded text comes from: "œ" has become two. */
function startsOf(text: string): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    for (const _ of foldText(segment).split('')) starts.push(at);
    at += segment.length;
  }
  return starts;
}
