import type { Vocabulary } from '../index/vocabulary.ts';

/** What is made of a vocabulary, and made anew as that grows. */
export type Refreshed<T> = {
  /** The last that was made; undefined before the first. */
  latest: () => T | undefined;
  edition: () => number;
  /**
   * Makes it where there is none or one of too few words. Whoever asks waits only where most words
   * are missing; else the last one serves until the new one is there.
   */
  prepare: (vocabulary: Vocabulary) => Promise<void>;
};

/** Grown by so much, what there is knows less than half. */
const maxOutgrown = 2;

/** `growth`: by so much, as a share, the vocabulary may grow before it is made anew. */
export function createRefreshed<T>(
  growth: number,
  make: (vocabulary: Vocabulary, latest: T | undefined) => Promise<T>,
): Refreshed<T> {
  let last: { vocabulary: Vocabulary; size: number; made: T } | undefined;
  let making: Promise<void> | undefined;
  let edition = 0;
  const makeAnew = async (vocabulary: Vocabulary): Promise<void> => {
    const size = vocabulary.words.length;
    const made = await make(vocabulary, last?.made);
    last = { vocabulary, size, made };
    edition++;
  };
  const prepare = async (vocabulary: Vocabulary): Promise<void> => {
    const size = vocabulary.words.length;
    const known = last?.size ?? 0;
    if (last?.vocabulary === vocabulary && size <= known * (1 + growth)) return;
    making ??= makeAnew(vocabulary).finally(() => {
      making = undefined;
    });
    if (last === undefined || size > known * maxOutgrown) await making;
    // Tried again with the next search.
    else making.catch(() => undefined);
  };
  return { latest: () => last?.made, edition: () => edition, prepare };
}
