import { createVar } from '@vanilla-extract/css';

/** Weight of italics where it is not that of the words around them: the letter in the number of a heading is light. */
export const italicWeight = createVar();
/** Weight of bold words where it is not that of body text. */
export const boldWeight = createVar();
