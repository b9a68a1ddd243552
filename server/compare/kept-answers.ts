/** Answers by key up to so many characters in all; those not asked for longest go first. */
export function createKeptAnswers(most: number) {
  const kept = new Map<string, string>();
  const onTheirWay = new Map<string, Promise<string>>();
  let held = 0;

  const keep = (key: string, answer: string): void => {
    if (answer.length > most) return;
    kept.set(key, answer);
    held += answer.length;
    for (const [oldest, text] of kept) {
      if (held <= most) return;
      kept.delete(oldest);
      held -= text.length;
    }
  };

  /** The kept answer, or the one that is made now; who asks meanwhile gets the same. */
  return async (key: string, make: () => Promise<string>): Promise<string> => {
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
