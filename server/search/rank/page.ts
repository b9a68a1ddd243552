import { type Candidates, isRepealed, placeOf, textIdOf } from './candidates.ts';
import { type CloseLook, createEvidence, type Looking } from './evidence.ts';
import type { Leaves } from './leaves-of-query.ts';
import type { RankRequest, VotesFor } from './ranking.ts';
import { supported } from './supported.ts';
import { createTop } from './top.ts';
import type { Weights } from './weights.ts';

/** So many of the best by words alone are looked at closely. */
const looked = 100;
/** Units of a text have their places below this. */
const unitsOfText = 2 ** 24;

export type Placed = { candidate: number; score: number; look: CloseLook };

/** Candidates of the page asked for, in order. */
export function pageOf(found: Candidates, leaves: Leaves, request: RankRequest, looking: Looking): Placed[] {
  const { start, rows, order = 'relevance' } = request;
  const end = start + rows;
  if (rows === 0) return [];
  if (order === 'article' || leaves.clauses.length === 0) {
    const shown = bestOf(found, end, () => 0).slice(start);
    return placed(found, leaves, shown, request, looking);
  }
  const best = bestOf(found, Math.max(looked, end), (at) => weighed(found, at, looking.weights));
  const rest = best.slice(looked).slice(Math.max(0, start - looked), Math.max(0, end - looked));
  const all = placed(found, leaves, [...best.slice(0, looked), ...rest], request, looking);
  const close = supported(
    all.slice(0, Math.min(looked, best.length)),
    ({ candidate }) => textOf(found, candidate),
    looking.weights.support,
  );
  // The sort is stable: equals stay in the order of the articles.
  close.sort((a, b) => b.score - a.score);
  return [...close.slice(start, end), ...all.slice(close.length)];
}

function textOf(found: Candidates, candidate: number): number {
  const { allowed, unit } = placeOf(found, candidate);
  return textIdOf(allowed.part, unit);
}

function bestOf(found: Candidates, most: number, scoreOf: (candidate: number) => number): number[] {
  const top = createTop(Math.min(found.size, most));
  for (let at = 0; at < found.size; at++) {
    const { allowed, unit } = placeOf(found, at);
    const text = allowed.part.unitText[unit] ?? 0;
    const within = unit - (allowed.part.textFirstUnit[text] ?? 0);
    top.offer(at, scoreOf(at), (allowed.textOrder[text] ?? 0) * unitsOfText + within);
  }
  return top.items();
}

/** What is repealed or of another time stands below. */
function weighed(found: Candidates, candidate: number, { repealed }: Weights): number {
  const { allowed, unit } = placeOf(found, candidate);
  const weight = allowed.textWeight[allowed.part.unitText[unit] ?? 0] ?? 1;
  return (found.score[candidate] ?? 0) * weight * (isRepealed(allowed.part, unit) ? repealed : 1);
}

function placed(
  found: Candidates,
  { leaves }: Leaves,
  chosen: readonly number[],
  { votesFor }: RankRequest,
  looking: Looking,
): Placed[] {
  const { weights } = looking;
  const evidence = createEvidence(found, leaves, chosen, looking);
  return chosen.map((candidate) => {
    const look = evidence.of(candidate);
    const votes = votesFor === undefined ? 0 : votesIn(found, candidate, votesFor);
    const factor = look.factor * (1 + weights.votes * Math.log2(1 + votes));
    return { candidate, score: weighed(found, candidate, weights) * factor, look };
  });
}

/** Who cites an article often finds it worth reading. */
function votesIn(found: Candidates, candidate: number, votesFor: VotesFor): number {
  const { allowed, unit } = placeOf(found, candidate);
  const { part } = allowed;
  return votesFor(textIdOf(part, unit), part.paths[part.unitPath[unit] ?? 0] ?? '');
}
