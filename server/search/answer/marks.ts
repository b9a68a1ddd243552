import type { MatchReason } from '#core/contract/main/match-reason.ts';
import { looseKey } from '../words/fold.ts';
import { tokenise } from '../words/tokenise.ts';
import type { Mark, Marker } from './snippet.ts';

/** A folded word of a text, and the word of the query that it matches. */
type WordMatch = Pick<MatchReason, 'found' | 'asked'>;

export type WordMarks = {
  marker: Marker;
  /** Folded words as the marked texts have them; undefined if one of them was marked nowhere. */
  surface: (folded: string) => string | undefined;
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
  /** A word at the beginning of a sentence has a capital letter that is not its own. */
  const see = (word: string, written: string): void => {
    const before = seen.get(word);
    if (before === undefined || (isCapital(before) && !isCapital(written))) seen.set(word, written);
  };
  return {
    marker: (text) => {
      const marks: Mark[] = [];
      if (words.size === 0) return marks;
      for (const { word, start, end } of tokenise(text)) {
        const queryWord = words.get(word);
        if (queryWord === undefined) continue;
        marks.push({ from: start, to: end, queryWord });
        see(word, text.slice(start, end));
      }
      return marks;
    },
    surface: (folded) => {
      const written = folded.split(' ').map((word) => seen.get(word));
      return written.includes(undefined) ? undefined : written.join(' ');
    },
  };
}

const isCapital = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase();

/** Gives folded words in the spelling of the query. */
export function typedWords(query: string): (folded: string) => string {
  const typed = new Map(tokenise(query).map(({ word, start, end }) => [word, query.slice(start, end)]));
  const ofWord = (word: string) => typed.get(word) ?? typed.get(word.replace(/\*$/, ''));
  return (folded) =>
    folded
      .split(' ')
      .map(
        (word) =>
          ofWord(word) ??
          word
            .split('-')
            .map((piece) => ofWord(piece) ?? piece)
            .join('-'),
      )
      .join(' ');
}

/**
 * The kind of a match by its own words. What ranks as the word itself may be written otherwise: "Geschaft" finds
 * "Geschäft", and words near each other may be inflected.
 */
export function displayedKind({
  kind,
  asked,
  found,
}: Pick<MatchReason, 'kind' | 'asked' | 'found'>): MatchReason['kind'] {
  if (kind !== 'word') return kind;
  const typed = asked.replaceAll('-', ' ');
  if (typed === found) return 'word';
  return looseKey(typed.replaceAll(' ', '')) === looseKey(found.replaceAll(' ', '')) ? 'spelling' : 'stem';
}
