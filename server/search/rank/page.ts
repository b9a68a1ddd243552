import { type Candidates, isRepealed, textIdOf, unitOf } from './candidates.ts';
import { createDetailedScores, type DetailedScore, type RankContext } from './detailed-score.ts';
import type { Leaves } from './leaves-of-query.ts';
import type { RankRequest, VotesFor } from './ranking.ts';
import type { Weights } from './weights.ts';

/** So many of the best by words alone are looked at closely. */
const maxDetailed = 100;
/** Units of a text have their places below this. */
const unitsOfText = 2 ** 24;

export type ScoredCandidate = { candidate: number; score: number; look: DetailedScore };

/** Candidates of the page asked for, in order. */
export function pageOf(
  found: Candidates,
  leaves: Leaves,
  request: RankRequest,
  looking: RankContext,
): ScoredCandidate[] {
  const { start, rows, order = 'relevance' } = request;
  const end = start + rows;
  if (rows === 0) return [];
  if (order === 'article' || leaves.clauses.length === 0) {
    const shown = bestOf(found, end, () => 0).slice(start);
    return scored(found, leaves, shown, request, looking);
  }
  const best = bestOf(found, Math.max(maxDetailed, end), (at) => weighed(found, at, looking.weights));
  const rest = best
    .slice(maxDetailed)
    .slice(Math.max(0, start - maxDetailed), Math.max(0, end - maxDetailed));
  const all = scored(found, leaves, [...best.slice(0, maxDetailed), ...rest], request, looking);
  const close = withSupport(
    all.slice(0, Math.min(maxDetailed, best.length)),
    ({ candidate }) => textOf(found, candidate),
    looking.weights.support,
  );
  // The sort is stable: equals stay in the order of the articles.
  close.sort((a, b) => b.score - a.score);
  return [...close.slice(start, end), ...all.slice(close.length)];
}

function textOf(found: Candidates, candidate: number): number {
  const { allowed, unit } = unitOf(found, candidate);
  return textIdOf(allowed.part, unit);
}

function bestOf(found: Candidates, most: number, scoreOf: (candidate: number) => number): number[] {
  const top = createTop(Math.min(found.size, most));
  for (let at = 0; at < found.size; at++) {
    const { allowed, unit } = unitOf(found, at);
    const text = allowed.part.unitText[unit] ?? 0;
    const within = unit - (allowed.part.textFirstUnit[text] ?? 0);
    top.offer(at, scoreOf(at), (allowed.textOrder[text] ?? 0) * unitsOfText + within);
  }
  return top.items();
}

/** What is repealed or of another time stands below. */
function weighed(found: Candidates, candidate: number, { repealed }: Weights): number {
  const { allowed, unit } = unitOf(found, candidate);
  const weight = allowed.textWeight[allowed.part.unitText[unit] ?? 0] ?? 1;
  return (found.score[candidate] ?? 0) * weight * (isRepealed(allowed.part, unit) ? repealed : 1);
}

function scored(
  found: Candidates,
  { leaves }: Leaves,
  chosen: readonly number[],
  { votesFor }: RankRequest,
  looking: RankContext,
): ScoredCandidate[] {
  const { weights } = looking;
  const evidence = createDetailedScores(found, leaves, chosen, looking);
  return chosen.map((candidate) => {
    const look = evidence.of(candidate);
    const votes = votesFor === undefined ? 0 : votesIn(found, candidate, votesFor);
    const factor = look.factor * (1 + weights.votes * Math.log2(1 + votes));
    return { candidate, score: weighed(found, candidate, weights) * factor, look };
  });
}

/** Who cites an article often finds it worth reading. */
function votesIn(found: Candidates, candidate: number, votesFor: VotesFor): number {
  const { allowed, unit } = unitOf(found, candidate);
  const { part } = allowed;
  return votesFor(textIdOf(part, unit), part.paths[part.unitPath[unit] ?? 0] ?? '');
}

/** So many others of the same text support a hit. */
const supporters = 3;

/**
 * Scores hits higher where the best others of the same text score well too: a law that is about what
 * was asked has mostly several articles that answer.
 */
export function withSupport<T extends { score: number }>(
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

/** Keeps the k best of many, by score and then by order: a heap with the worst on top. */
function createTop(k: number) {
  const scores = new Float64Array(k);
  const orders = new Float64Array(k);
  const items = new Int32Array(k);
  let size = 0;
  const isWorse = (a: number, b: number): boolean => {
    const difference = (scores[a] ?? 0) - (scores[b] ?? 0);
    return difference === 0 ? (orders[a] ?? 0) > (orders[b] ?? 0) : difference < 0;
  };
  const swap = (a: number, b: number): void => {
    for (const numbers of [scores, orders, items]) {
      const kept = numbers[a] ?? 0;
      numbers[a] = numbers[b] ?? 0;
      numbers[b] = kept;
    }
  };
  const rise = (from: number): void => {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isWorse(at, above)) return;
      swap(at, above);
      at = above;
    }
  };
  const sink = (): void => {
    let at = 0;
    for (;;) {
      let worst = at;
      for (const below of [2 * at + 1, 2 * at + 2]) if (below < size && isWorse(below, worst)) worst = below;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  };
  return {
    /** `order` tells who comes first among equals: the lower. */
    offer: (item: number, score: number, order: number): void => {
      if (k === 0) return;
      if (size === k) {
        const worst = scores[0] ?? 0;
        if (score < worst || (score === worst && order >= (orders[0] ?? 0))) return;
      }
      const at = size < k ? size++ : 0;
      scores[at] = score;
      orders[at] = order;
      items[at] = item;
      if (at === 0) sink();
      else rise(at);
    },
    /** The best first. */
    items: (): number[] =>
      Array.from({ length: size }, (_, at) => at)
        .sort((a, b) => (isWorse(a, b) ? 1 : -1))
        .map((at) => items[at] ?? 0),
  };
}
