import type { Comparing } from './comparing.ts';
import type { Piece } from './pieces.ts';
import type { MadeRow, Pairs } from './rows.ts';

/** Rows of what was split or merged, by the piece after, and the pieces before that they have taken in. */
export function splitsAndMerges(_: Comparing, __: Pairs) {
  return { ofAfter: new Map<Piece, MadeRow[]>(), ofBefore: new Set<Piece>() };
}
