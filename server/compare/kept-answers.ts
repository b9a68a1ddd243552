/** Answers by key up to so much in all; those not asked for longest go first. */
export function createKeptAnswers<Answer>(most: number, sizeOf: (answer: Answer) => number) {
  const kept = new Map<string, Answer>();
  const onTheirWay = new Map<string, Promise<Answer>>();
  let held = 0;

  const keep = (key: string, answer: Answer): void => {
    if (sizeOf(answer) > most) return;
    kept.set(key, answer);
    held += sizeOf(answer);
    for (const [oldest, one] of kept) {
      if (held <= most) return;
      kept.delete(oldest);
      held -= sizeOf(one);
    }
  };

  /** The kept answer, or the one that is made now; who asks meanwhile gets the same. */
  return async (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const coming = onTheirWay.get(key);
    if (coming) return coming;
    const making = make();
    onTheirWay.set(key, making);
    try {
      const answer = await making;
      keep(key, answer);
      return answer;
    } finally {
      onTheirWay.delete(key);
    }
  };
}
