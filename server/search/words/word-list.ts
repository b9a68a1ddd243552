import { foldWord } from './fold.ts';

/** The folded words of a list that is written between blanks. */
export const wordList = (words: string): string[] =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(foldWord);
