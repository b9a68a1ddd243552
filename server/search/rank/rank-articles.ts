import { documentParts } from '#core/contract/main/search.ts';
import { documentPartNumber, documentPartOf } from '../index/index-part.ts';
import { allowedParts, type Candidates, isRepealed, textIdOf, unitOfCandidate } from './candidates.ts';
import { everyArticle, findCandidates } from './find-candidates.ts';
import { pageOf, type ScoredCandidate } from './page.ts';
import { isQuestion, type QueryTerms, termsOfQuery } from './query-terms.ts';
import type { Ranked, RankedHit, RankedText, RankIndex, RankRequest } from './rank-types.ts';
import { absentSubject, rarestOf } from './subject.ts';
import { termsIn } from './verdict.ts';
import { usualWeights } from './weights.ts';
import { budgetOfDetails, createWorkBudget } from './work-budget.ts';

const noTerms: QueryTerms = { terms: [], clauses: [], ignored: [] };

/**
 * Finds the articles that match a query and orders them: takes the query apart (query-terms.ts),
 * collects and judges what matches (find-candidates.ts), and scores the best in detail (page.ts).
 */
export function rankArticles({ language, parts, expander }: RankIndex, request: RankRequest): Ranked {
  const { need, texts, weights = usualWeights, budget = createWorkBudget() } = request;
  const terms = need === undefined ? noTerms : termsOfQuery(need, expander, language);
  const allowed = allowedParts(parts, texts);
  const soft = request.soft ?? (isQuestion(terms, language) || 'if nothing');
  const all =
    terms.clauses.length === 0
      ? everyArticle(allowed, request)
      : findCandidates(allowed, terms, request, { weights, budget, soft });
  const atLeast = budget.isSpent();
  budget.spend(all.size);
  const candidates = newestOfGroups(all, texts);
  const context = { weights, budget: budgetOfDetails(budget) };
  const hits = pageOf(candidates, terms, request, context).map((one) => hitOf(candidates, terms, one));
  return {
    total: candidates.size,
    hits,
    counts: countsOf(candidates),
    ignored: terms.ignored,
    atLeast,
    soft: hasPartial(candidates),
    absent: request.start === 0 && request.order !== 'article' ? absentSubject(candidates, terms, hits) : [],
    weighed: terms.terms.flatMap(({ text, negative }, term) =>
      negative ? [] : { word: text, rarity: candidates.rarity[term] ?? 0 },
    ),
    rarest: rarestOf(candidates),
  };
}

function hasPartial({ size, mask, verdictOf }: Candidates): boolean {
  for (let at = 0; at < size; at++) if (!verdictOf(mask[at] ?? 0).full) return true;
  return false;
}

function hitOf(
  candidates: Candidates,
  { terms, clauses }: QueryTerms,
  { candidate, score, detail }: ScoredCandidate,
): RankedHit {
  const { allowed, unit } = unitOfCandidate(candidates, candidate);
  const { part } = allowed;
  const unitPath = part.paths[part.unitPath[unit] ?? 0] ?? '';
  const { missing } = candidates.verdictOf(candidates.mask[candidate] ?? 0);
  return {
    textId: textIdOf(part, unit),
    unit: unitPath,
    path: detail.bestPath ?? unitPath,
    part: documentPartOf(part.unitFlags[unit] ?? 0),
    repealed: isRepealed(part, unit),
    score,
    evidence: detail.evidence(),
    missing: missing.flatMap((clause) => {
      const condition = clauses[clause]?.condition;
      return condition ? termsIn(condition).flatMap((term) => terms[term]?.text ?? []) : [];
    }),
  };
}

/** Where several versions of a document have an article, only the newest matching one remains. */
function newestOfGroups(candidates: Candidates, texts: ReadonlyMap<number, RankedText>): Candidates {
  const shared = groupsOfSeveral(texts);
  if (shared.size === 0) return candidates;
  const newest = new Map<string, { at: number; version: string }>();
  const remaining: number[] = [];
  for (let at = 0; at < candidates.size; at++) {
    const { allowed, unit } = unitOfCandidate(candidates, at);
    const text = texts.get(textIdOf(allowed.part, unit));
    if (text === undefined || !shared.has(text.group)) {
      remaining.push(at);
      continue;
    }
    const key = `${text.group} ${allowed.part.paths[allowed.part.unitPath[unit] ?? 0]}`;
    const before = newest.get(key);
    if (before === undefined || before.version < text.version) newest.set(key, { at, version: text.version });
  }
  for (const { at } of newest.values()) remaining.push(at);
  return {
    ...candidates,
    size: remaining.length,
    part: Uint16Array.from(remaining, (at) => candidates.part[at] ?? 0),
    unit: Uint32Array.from(remaining, (at) => candidates.unit[at] ?? 0),
    mask: Int32Array.from(remaining, (at) => candidates.mask[at] ?? 0),
    score: Float32Array.from(remaining, (at) => candidates.score[at] ?? 0),
  };
}

function groupsOfSeveral(texts: ReadonlyMap<number, RankedText>): ReadonlySet<number> {
  const once = new Set<number>();
  const several = new Set<number>();
  for (const { group } of texts.values()) (once.has(group) ? several : once).add(group);
  return several;
}

/** The number of matching articles by text and document part. */
function countsOf(candidates: Candidates): Ranked['counts'] {
  const kinds = documentParts.length;
  const counts = candidates.parts.map(({ part }) => new Uint32Array(part.textIds.length * kinds));
  for (let at = 0; at < candidates.size; at++) {
    const number = candidates.part[at] ?? 0;
    const part = candidates.parts[number]?.part;
    const own = counts[number];
    if (part === undefined || own === undefined) continue;
    const unit = candidates.unit[at] ?? 0;
    const key = (part.unitText[unit] ?? 0) * kinds + documentPartNumber(part.unitFlags[unit] ?? 0);
    own[key] = (own[key] ?? 0) + 1;
  }
  return counts.flatMap((own, number) =>
    [...(candidates.parts[number]?.part.textIds ?? [])].flatMap((textId, text) =>
      documentParts.flatMap((part, kind) => {
        const count = own[text * kinds + kind] ?? 0;
        return count === 0 ? [] : [{ textId, part, count }];
      }),
    ),
  );
}
