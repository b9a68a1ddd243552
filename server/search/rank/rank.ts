import { documentParts } from '#core/contract/main/search.ts';
import { documentPartNumber, documentPartOf } from '../index/part.ts';
import { allowedParts, type Candidates, isRepealed, textIdOf, unitOf } from './candidates.ts';
import { everyArticle, findCandidates } from './find-candidates.ts';
import { isQuestion, type Leaves, leavesOf } from './leaves-of-query.ts';
import { pageOf, type ScoredCandidate } from './page.ts';
import type { Ranked, RankedHit, RankedText, RankIndex, RankRequest } from './ranking.ts';
import { leavesIn } from './verdict.ts';
import { usualWeights } from './weights.ts';
import { budgetOfDetails, createWorkBudget } from './work-budget.ts';

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
    hits: pageOf(found, leaves, request, { weights, budget: budgetOfDetails(budget) }).map((one) =>
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
  { candidate, score, look }: ScoredCandidate,
): RankedHit {
  const { allowed, unit } = unitOf(found, candidate);
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
      return condition ? leavesIn(condition).flatMap((leaf) => leaves[leaf]?.text ?? []) : [];
    }),
  };
}

/** Of an article that several versions of a document have, the newest that was found. */
function newestOfGroups(found: Candidates, texts: ReadonlyMap<number, RankedText>): Candidates {
  const shared = groupsOfSeveral(texts);
  if (shared.size === 0) return found;
  const newest = new Map<string, { at: number; version: string }>();
  const kept: number[] = [];
  for (let at = 0; at < found.size; at++) {
    const { allowed, unit } = unitOf(found, at);
    const text = texts.get(textIdOf(allowed.part, unit));
    if (text === undefined || !shared.has(text.group)) {
      kept.push(at);
      continue;
    }
    const key = `${text.group} ${allowed.part.paths[allowed.part.unitPath[unit] ?? 0]}`;
    const before = newest.get(key);
    if (before === undefined || before.version < text.version) newest.set(key, { at, version: text.version });
  }
  for (const { at } of newest.values()) kept.push(at);
  return {
    ...found,
    size: kept.length,
    part: Uint16Array.from(kept, (at) => found.part[at] ?? 0),
    unit: Uint32Array.from(kept, (at) => found.unit[at] ?? 0),
    mask: Int32Array.from(kept, (at) => found.mask[at] ?? 0),
    score: Float32Array.from(kept, (at) => found.score[at] ?? 0),
  };
}

function groupsOfSeveral(texts: ReadonlyMap<number, RankedText>): ReadonlySet<number> {
  const once = new Set<number>();
  const several = new Set<number>();
  for (const { group } of texts.values()) (once.has(group) ? several : once).add(group);
  return several;
}

/** How many articles of each text and part were found. */
function countsOf(found: Candidates): Ranked['counts'] {
  const kinds = documentParts.length;
  const counts = found.parts.map(({ part }) => new Uint32Array(part.textIds.length * kinds));
  for (let at = 0; at < found.size; at++) {
    const number = found.part[at] ?? 0;
    const part = found.parts[number]?.part;
    const own = counts[number];
    if (part === undefined || own === undefined) continue;
    const unit = found.unit[at] ?? 0;
    const key = (part.unitText[unit] ?? 0) * kinds + documentPartNumber(part.unitFlags[unit] ?? 0);
    own[key] = (own[key] ?? 0) + 1;
  }
  return counts.flatMap((own, number) =>
    [...(found.parts[number]?.part.textIds ?? [])].flatMap((textId, text) =>
      documentParts.flatMap((part, kind) => {
        const count = own[text * kinds + kind] ?? 0;
        return count === 0 ? [] : [{ textId, part, count }];
      }),
    ),
  );
}
