import { foldText } from '#core/lib/fold.ts';

/** The words that somebody looks for in a list; each must be there. */
export const wordsIn = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 20);

/** A word as it is compared with folded text. */
export const likeWord = (word: string) => `%${foldText(word).replace(/[\\%_]/g, '\\$&')}%`;
