import type { MatchReason } from '#core/contract/main/search.ts';
import { tokenise } from '../words/tokenise.ts';
import type { Mark, Marker } from './snippet.ts';

/** A folded word of a text, and the word of the query that it matches. */
type WordMatch = Pick<MatchReason, 'found' | 'asked'>;

export type WordMarks = {
  marker: Marker;
  /** The spelling of a folded word where it was marked first. */
  surface: (folded: string) => string;
};

/** Marks the matching words; if several words match together, each of them is marked. */
export function wordMarks(matches: readonly WordMatch[]): WordMarks {
  const numbers = new Map<string, number>();
  const words = new Map<string, number>();
  const seen = new Map<string, string>();
  for (const { found, asked } of matches) {
    const number = numbers.get(asked) ?? numbers.size;
    numbers.set(asked, number);
    for (const word of found.split(' ')) if (!words.has(word)) words.set(word, number);
  }
  return {
    marker: (text) => {
      const marks: Mark[] = [];
      if (words.size === 0) return marks;
      for (const { word, start, end } of tokenise(text)) {
        const queryWord = words.get(word);
        if (queryWord === undefined) continue;
        marks.push({ from: start, to: end, queryWord });
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

/** Gives folded words in the spelling of the query. */
export function typedWords(query: string): (folded: string) => string {
  const typed = new Map(tokenise(query).map(({ word, start, end }) => [word, query.slice(start, end)]));
  return (folded) =>
    folded
      .split(' ')
      .map((word) => typed.get(word) ?? typed.get(word.replace(/\*$/, '')) ?? word)
      .join(' ');
}
