import { documentPartOf, type Part } from '../index/part.ts';
import { type Candidates, everyArticle, findCandidates, isRepealed, partsFor } from './candidates.ts';
import { createEvidence } from './evidence.ts';
import { type Leaves, leavesOf } from './leaves.ts';
import { newestOfGroups } from './newest-of-groups.ts';
import type { Ranked, RankedHit, RankedText, RankIndex, RankRequest } from './ranking.ts';
import { createTop } from './top.ts';
import { leavesIn } from './verdict.ts';
import { usualWeights, type Weights } from './weights.ts';
import { createWorkBudget } from './work-budget.ts';

/** A query of so many words is a question: no article need have them all. */
const wordsOfQuestion = 5;
const stopWordsOfQuestion = 3;
/** So many of the best by words alone are looked at closely. */
const looked = 200;
/** About a tenth of a second. */
const mostPostings = 12_000_000;
const noLeaves: Leaves = { leaves: [], clauses: [], ignored: [], cut: false };
/** Units of a text have their places below this. */
const unitsOfText = 2 ** 24;

/** Finds the articles that answer and puts them in order. */
export function rank({ language, parts, expander }: RankIndex, request: RankRequest): Ranked {
  const { need, texts, weights = usualWeights } = request;
  const leaves = need === undefined ? noLeaves : leavesOf(need, expander, language);
  const budget = createWorkBudget(mostPostings);
  const allowed = partsFor(parts, texts);
  const soft = request.soft ?? (isQuestion(leaves) || 'if nothing');
  const all =
    leaves.clauses.length === 0
      ? everyArticle(allowed, request)
      : findCandidates(allowed, leaves, request, { weights, budget, soft });
  const found = newestOfGroups(all, texts);
  weigh(found, texts, weights);
  const page = pageOf(found, leaves, request, weights);
  return {
    total: found.unit.length,
    hits: page.map((one) => hitOf(found, leaves, one)),
    counts: countsOf(found),
    ignored: leaves.ignored,
    cut: leaves.cut || budget.isSpent(),
    soft: found.mask.some((mask) => !found.verdictOf(mask).full),
  };
}

/** Many words, or a few among such as sentences are made of. */
function isQuestion({ clauses, ignored }: Leaves): boolean {
  const words = clauses.filter(({ relaxable }) => relaxable).length;
  return words >= wordsOfQuestion || (words > 1 && ignored.length >= stopWordsOfQuestion);
}

function textIdOf(part: Part, unit: number): number {
  return part.textIds[part.unitText[unit] ?? 0] ?? 0;
}

/** What is repealed or of another time stands below. */
function weigh(found: Candidates, texts: ReadonlyMap<number, RankedText>, { repealed }: Weights): void {
  for (const [at, unit] of found.unit.entries()) {
    const part = found.parts[found.part[at] ?? 0]?.part;
    if (part === undefined) continue;
    const weight = texts.get(textIdOf(part, unit))?.weight ?? 1;
    found.score[at] = (found.score[at] ?? 0) * weight * (isRepealed(part, unit) ? repealed : 1);
  }
}

type Placed = {
  candidate: number;
  score: number;
  evidence: ReturnType<ReturnType<typeof createEvidence>['of']>;
};

/** Candidates of the page asked for, in order. */
function pageOf(found: Candidates, leaves: Leaves, request: RankRequest, weights: Weights): Placed[] {
  const { start, rows, order = 'relevance', texts } = request;
  const byArticle = order === 'article' || leaves.clauses.length === 0;
  const end = start + rows;
  const top = createTop(Math.min(found.unit.length, byArticle ? end : Math.max(looked, end)));
  for (const [at, unit] of found.unit.entries()) {
    const part = found.parts[found.part[at] ?? 0]?.part;
    if (part === undefined) continue;
    const text = part.unitText[unit] ?? 0;
    const place = (texts.get(part.textIds[text] ?? 0)?.order ?? 0) * unitsOfText;
    const within = unit - (part.textFirstUnit[text] ?? 0);
    top.offer(at, byArticle ? 0 : (found.score[at] ?? 0), place + within);
  }
  const best = top.items();
  if (byArticle) {
    const shown = best.slice(start, end);
    const evidence = createEvidence(found, leaves.leaves, shown, weights);
    return shown.map((candidate) => placed(found, candidate, evidence.of(candidate)));
  }
  const close = best.slice(0, looked);
  const rest = best.slice(looked);
  const shownRest = rest.slice(Math.max(0, start - looked), Math.max(0, end - looked));
  const evidence = createEvidence(found, leaves.leaves, [...close, ...shownRest], weights);
  const sorted = close
    .map((candidate) => placed(found, candidate, evidence.of(candidate)))
    // The sort is stable: equals stay in the order of the articles.
    .sort((a, b) => b.score - a.score);
  return [
    ...sorted.slice(start, end),
    ...shownRest.map((candidate) => placed(found, candidate, evidence.of(candidate))),
  ];
}

function placed(found: Candidates, candidate: number, evidence: Placed['evidence']): Placed {
  return { candidate, score: (found.score[candidate] ?? 0) * evidence.factor, evidence };
}

function hitOf(
  found: Candidates,
  { leaves, clauses }: Leaves,
  { candidate, score, evidence }: Placed,
): RankedHit {
  const part = found.parts[found.part[candidate] ?? 0]?.part;
  if (part === undefined) throw new Error('A candidate without its part');
  const unit = found.unit[candidate] ?? 0;
  const unitPath = part.paths[part.unitPath[unit] ?? 0] ?? '';
  const { missing } = found.verdictOf(found.mask[candidate] ?? 0);
  return {
    textId: textIdOf(part, unit),
    unit: unitPath,
    path: evidence.bestPath ?? unitPath,
    part: documentPartOf(part.unitFlags[unit] ?? 0),
    repealed: isRepealed(part, unit),
    score,
    evidence: evidence.terms,
    missing: missing.flatMap((clause) => {
      const condition = clauses[clause]?.condition;
      return condition ? leavesIn(condition).flatMap((leaf) => leaves[leaf]?.asked ?? []) : [];
    }),
  };
}

function countsOf(found: Candidates): Ranked['counts'] {
  const counts = new Map<number, Map<string, { textId: number; part: RankedHit['part']; count: number }>>();
  for (const [at, unit] of found.unit.entries()) {
    const part = found.parts[found.part[at] ?? 0]?.part;
    if (part === undefined) continue;
    const textId = textIdOf(part, unit);
    const documentPart = documentPartOf(part.unitFlags[unit] ?? 0);
    const ofText = counts.get(textId) ?? new Map();
    counts.set(textId, ofText);
    const own = ofText.get(documentPart) ?? { textId, part: documentPart, count: 0 };
    ofText.set(documentPart, own);
    own.count++;
  }
  return [...counts.values()].flatMap((ofText) => [...ofText.values()]);
}
