import { createKept } from './kept.ts';

/** Answers by key up to so much in all; those not asked for longest go first. */
export function createKeptAnswers<Answer>(most: number, sizeOf: (answer: Answer) => number) {
  const kept = createKept(most, sizeOf);
  const onTheirWay = new Map<string, Promise<Answer>>();

  /** The kept answer, or the one that is made now; who asks meanwhile gets the same. */
  return async (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const coming = onTheirWay.get(key);
    if (coming) return coming;
    const making = make();
    onTheirWay.set(key, making);
    try {
      const answer = await making;
      kept.add(key, answer);
      return answer;
    } finally {
      onTheirWay.delete(key);
    }
  };
}
