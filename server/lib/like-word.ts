import { foldText } from '#core/lib/fold.ts';

/** A word as `like` compares it with folded text. */
export const likeWord = (word: string) => `%${foldText(word).replace(/[\\%_]/g, '\\$&')}%`;
