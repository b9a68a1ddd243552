import { type Candidates, isInTail, isRepealed, textIdOf, unitOfCandidate } from './candidates.ts';
import { createDetailedScores, type DetailedScore, type RankContext } from './detailed-score.ts';
import type { QueryTerms } from './query-terms.ts';
import type { RankRequest, VotesFor } from './rank-types.ts';
import type { Weights } from './weights.ts';

/** Number of candidates, the best by words alone, that are scored in detail. */
const maxDetailed = 100;
/** More than any score by words. */
const beforeTail = 1e6;
/** Upper bound of the units of one text: order of the text times this, plus the unit, orders all articles. */
const unitsOfText = 2 ** 24;

export type ScoredCandidate = { candidate: number; score: number; detail: DetailedScore };

/** Candidates of the requested page, in order. */
export function pageOf(
  candidates: Candidates,
  terms: QueryTerms,
  request: RankRequest,
  context: RankContext,
): ScoredCandidate[] {
  const { start, rows, order = 'relevance' } = request;
  const end = start + rows;
  if (rows === 0) return [];
  if (order === 'article' || terms.clauses.length === 0) {
    const page = bestOf(candidates, end, () => 0).slice(start);
    return scored(candidates, terms, page, request, context);
  }
  const best = bestOf(
    candidates,
    Math.max(maxDetailed, end),
    (at) => wordScore(candidates, at, context.weights) + (isInTail(candidates, at) ? 0 : beforeTail),
  );
  const rest = best
    .slice(maxDetailed)
    .slice(Math.max(0, start - maxDetailed), Math.max(0, end - maxDetailed));
  const all = scored(candidates, terms, [...best.slice(0, maxDetailed), ...rest], request, context);
  const reranked = withSupport(
    all.slice(0, Math.min(maxDetailed, best.length)),
    ({ candidate }) => textOf(candidates, candidate),
    context.weights.support,
  );
  const inTail = ({ candidate }: ScoredCandidate) => Number(isInTail(candidates, candidate));
  // The sort is stable: candidates of equal score stay in the order of the articles.
  reranked.sort((a, b) => inTail(a) - inTail(b) || b.score - a.score);
  return [...reranked.slice(start, end), ...all.slice(reranked.length)];
}

function textOf(candidates: Candidates, candidate: number): number {
  const { allowed, unit } = unitOfCandidate(candidates, candidate);
  return textIdOf(allowed.part, unit);
}

function bestOf(candidates: Candidates, count: number, scoreOf: (candidate: number) => number): number[] {
  const top = createTop(Math.min(candidates.size, count));
  for (let at = 0; at < candidates.size; at++) {
    const { allowed, unit } = unitOfCandidate(candidates, at);
    const text = allowed.part.unitText[unit] ?? 0;
    const within = unit - (allowed.part.textFirstUnit[text] ?? 0);
    top.offer(at, scoreOf(at), (allowed.textOrder[text] ?? 0) * unitsOfText + within);
  }
  return top.items();
}

/** Score by words, lowered for what is repealed or not in force. */
function wordScore(candidates: Candidates, candidate: number, { repealed }: Weights): number {
  const { allowed, unit } = unitOfCandidate(candidates, candidate);
  const weight = allowed.textWeight[allowed.part.unitText[unit] ?? 0] ?? 1;
  return (candidates.score[candidate] ?? 0) * weight * (isRepealed(allowed.part, unit) ? repealed : 1);
}

function scored(
  candidates: Candidates,
  { terms }: QueryTerms,
  chosen: readonly number[],
  { votesFor }: RankRequest,
  context: RankContext,
): ScoredCandidate[] {
  const { weights } = context;
  const details = createDetailedScores(candidates, terms, chosen, context);
  return chosen.map((candidate) => {
    const detail = details.of(candidate);
    const votes = votesFor === undefined ? 0 : votesIn(candidates, candidate, votesFor);
    const factor = detail.factor * (1 + weights.votes * Math.log2(1 + votes));
    return { candidate, score: wordScore(candidates, candidate, weights) * factor, detail };
  });
}

/** How many articles cite this one: what is often cited is often worth reading. */
function votesIn(candidates: Candidates, candidate: number, votesFor: VotesFor): number {
  const { allowed, unit } = unitOfCandidate(candidates, candidate);
  const { part } = allowed;
  return votesFor(textIdOf(part, unit), part.paths[part.unitPath[unit] ?? 0] ?? '');
}

/** Number of other hits of the same text that support a hit. */
const supporters = 3;

/**
 * Raises the score of hits whose text has other good hits: a law about the subject of a query mostly
 * has several articles that answer it.
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

/** Holds the k best of many by score, then by order: a binary heap with the worst on top. */
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
      const before = numbers[a] ?? 0;
      numbers[a] = numbers[b] ?? 0;
      numbers[b] = before;
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
    /** Of items with equal scores, the one with the lower `order` comes first. */
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
