import { tokenise } from '../words/tokenise.ts';
import type { Mark, Marker } from './snippet.ts';

/** A word of a text, folded, and what of the query it answers. */
type Answer = { found: string; asked: string };

export type WordMarks = {
  marker: Marker;
  /** A folded word as it was first seen written in what was marked. */
  surface: (folded: string) => string;
};

/** Marks the words that answered; several words that answer together are marked each. */
export function wordMarks(answers: readonly Answer[]): WordMarks {
  const numbers = new Map<string, number>();
  const words = new Map<string, number>();
  const seen = new Map<string, string>();
  for (const { found, asked } of answers) {
    const number = numbers.get(asked) ?? numbers.size;
    numbers.set(asked, number);
    for (const word of found.split(' ')) if (!words.has(word)) words.set(word, number);
  }
  return {
    marker: (text) => {
      const marks: Mark[] = [];
      if (words.size === 0) return marks;
      for (const { word, start, end } of tokenise(text)) {
        const asked = words.get(word);
        if (asked === undefined) continue;
        marks.push({ from: start, to: end, asked });
        if (!seen.has(word)) seen.set(word, text.slice(start, end));
      }
      return marks;
    },
    surface: (folded) =>
      folded
        .split(' ')
        .map((word) => seen.get(word) ?? word)
        .join(' '),
  };
}

/** Words as the query has them, by their folded form. */
export function typedWords(query: string): (folded: string) => string {
  const typed = new Map(tokenise(query).map(({ word, start, end }) => [word, query.slice(start, end)]));
  return (folded) =>
    folded
      .split(' ')
      .map((word) => typed.get(word) ?? typed.get(word.replace(/\*$/, '')) ?? word)
      .join(' ');
}
