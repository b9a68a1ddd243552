import type { Vocabulary } from '../index/vocabulary.ts';

/**
 * A value computed from a vocabulary and computed again as the vocabulary grows (stale while revalidate): queries
 * on the same thread use the last value between the steps of the new one.
 */
export type Refreshed<T> = {
  /** The last computed value; undefined before the first. */
  latest: () => T | undefined;
  edition: () => number;
  /**
   * Computes the value if there is none or if it is stale. The caller waits only if most words are missing
   * from the last value; otherwise the last value serves until the new one is ready.
   */
  prepare: (vocabulary: Vocabulary) => Promise<void>;
};

/** If the vocabulary has grown by this factor, the last value covers less than half of the words. */
const maxOutgrown = 2;

/** `growth`: the share by which the vocabulary may grow before the value is stale. */
export function createRefreshed<T>(
  growth: number,
  make: (vocabulary: Vocabulary, latest: T | undefined) => Promise<T>,
  /** Called when there is a new value. */
  onMade: () => void = () => undefined,
): Refreshed<T> {
  let last: { vocabulary: Vocabulary; size: number; made: T } | undefined;
  let making: Promise<void> | undefined;
  let edition = 0;
  const makeAnew = async (vocabulary: Vocabulary): Promise<void> => {
    const size = vocabulary.words.length;
    const made = await make(vocabulary, last?.made);
    last = { vocabulary, size, made };
    edition++;
    onMade();
  };
  const prepare = async (vocabulary: Vocabulary): Promise<void> => {
    const size = vocabulary.words.length;
    const known = last?.size ?? 0;
    if (last?.vocabulary === vocabulary && size <= known * (1 + growth)) return;
    making ??= makeAnew(vocabulary).finally(() => {
      making = undefined;
    });
    if (last === undefined || size > known * maxOutgrown) await making;
    // A failure leaves the last value in use; the next search tries again.
    else making.catch(() => undefined);
  };
  return { latest: () => last?.made, edition: () => edition, prepare };
}
