/** So many others of the same text support a hit. */
const supporters = 3;

/**
 * Scores hits higher where the best others of the same text score well too: a law that is about what
 * was asked has mostly several articles that answer.
 */
export function supported<T extends { score: number }>(
  hits: readonly T[],
  textOf: (hit: T) => number,
  weight: number,
): T[] {
  const best = Math.max(0, ...hits.map(({ score }) => score)) || 1;
  const ofText = Map.groupBy(hits, textOf);
  for (const own of ofText.values()) own.sort((a, b) => b.score - a.score);
  return hits.map((hit) => {
    const others = (ofText.get(textOf(hit)) ?? [])
      .slice(0, supporters + 1)
      .filter((other) => other !== hit)
      .slice(0, supporters);
    const support = others.reduce((sum, { score }) => sum + score, 0) / (supporters * best);
    return { ...hit, score: hit.score * (1 + weight * support) };
  });
}
