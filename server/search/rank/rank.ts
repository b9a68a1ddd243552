import { documentPartOf } from '../index/part.ts';
import { allowedParts, type Candidates, isRepealed, placeOf, textIdOf } from './candidates.ts';
import { countsOf } from './counts.ts';
import { everyArticle, findCandidates } from './find-candidates.ts';
import { isQuestion } from './is-question.ts';
import { type Leaves, leavesOf } from './leaves-of-query.ts';
import { newestOfGroups } from './newest-of-groups.ts';
import { type Placed, pageOf } from './page.ts';
import type { Ranked, RankedHit, RankIndex, RankRequest } from './ranking.ts';
import { leavesIn } from './verdict.ts';
import { usualWeights } from './weights.ts';
import { budgetOfLooks, createWorkBudget } from './work-budget.ts';

const noLeaves: Leaves = { leaves: [], clauses: [], ignored: [] };

/** Finds the articles that answer and puts them in order. */
export function rank({ language, parts, expander }: RankIndex, request: RankRequest): Ranked {
  const { need, texts, weights = usualWeights, budget = createWorkBudget() } = request;
  const leaves = need === undefined ? noLeaves : leavesOf(need, expander, language);
  const allowed = allowedParts(parts, texts);
  const soft = request.soft ?? (isQuestion(leaves, language) || 'if nothing');
  const all =
    leaves.clauses.length === 0
      ? everyArticle(allowed, request)
      : findCandidates(allowed, leaves, request, { weights, budget, soft });
  const atLeast = budget.isSpent();
  budget.spend(all.size);
  const found = newestOfGroups(all, texts);
  return {
    total: found.size,
    hits: pageOf(found, leaves, request, { weights, budget: budgetOfLooks(budget) }).map((one) =>
      hitOf(found, leaves, one),
    ),
    counts: countsOf(found),
    ignored: leaves.ignored,
    atLeast,
    soft: hasPartial(found),
  };
}

function hasPartial({ size, mask, verdictOf }: Candidates): boolean {
  for (let at = 0; at < size; at++) if (!verdictOf(mask[at] ?? 0).full) return true;
  return false;
}

function hitOf(
  found: Candidates,
  { leaves, clauses }: Leaves,
  { candidate, score, look }: Placed,
): RankedHit {
  const { allowed, unit } = placeOf(found, candidate);
  const { part } = allowed;
  const unitPath = part.paths[part.unitPath[unit] ?? 0] ?? '';
  const { missing } = found.verdictOf(found.mask[candidate] ?? 0);
  return {
    textId: textIdOf(part, unit),
    unit: unitPath,
    path: look.bestPath ?? unitPath,
    part: documentPartOf(part.unitFlags[unit] ?? 0),
    repealed: isRepealed(part, unit),
    score,
    evidence: look.terms(),
    missing: missing.flatMap((clause) => {
      const condition = clauses[clause]?.condition;
      return condition ? leavesIn(condition).flatMap((leaf) => leaves[leaf]?.asked ?? []) : [];
    }),
  };
}
