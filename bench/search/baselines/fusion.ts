import type { Ranker } from './ranker.ts';

/** Values of k: the smaller it is, the more the first ranks count. */
const settings = [10, 30, 60];

/** Reciprocal-rank fusion: a place scores the sum of 1 / (k + rank) over the lists that have it. */
export function fuse(lists: readonly (readonly string[])[], k: number): string[] {
  const scores = new Map<string, number>();
  for (const list of lists)
    for (const [at, place] of list.entries()) scores.set(place, (scores.get(place) ?? 0) + 1 / (k + at + 1));
  return [...scores].sort(([, a], [, b]) => b - a).map(([place]) => place);
}

export function fusionRankers(rankers: readonly Ranker[]): Ranker[] {
  return settings.map((k) => ({
    name: 'Fusion of the two',
    setting: `k = ${k}`,
    search: async (query, language) =>
      fuse(await Promise.all(rankers.map((ranker) => ranker.search(query, language))), k),
  }));
}
