import { setImmediate as pause } from 'node:timers/promises';
import type { LanguageCode } from '#core/contract/languages.ts';
import { type DocumentPart, type Validity, validities } from '#core/contract/main/search.ts';
import type { Completion } from '../rank/complete-word.ts';
import type { Ranked, RankedText } from '../rank/rank-types.ts';
import type { Documents } from './catalogue.ts';
import { type Counted, passes } from './narrow.ts';
import { partsOf, type SearchPlan } from './plan.ts';
import type { Situation } from './situation.ts';
import { inIndex, type SearchText } from './which-texts.ts';

export type PageRequest = { start: number; rows: number; order: 'relevance' | 'article' };
export const countOnly: PageRequest = { start: 0, rows: 0, order: 'relevance' };

/** The result of a plan in one language. */
export type PlanResult = Ranked & { texts: ReadonlyMap<number, SearchText>; counted: readonly Counted[] };

type Options = {
  parts?: ReadonlySet<DocumentPart>;
  soft?: boolean;
  /** Only these articles. */
  paths?: ReadonlySet<string> | undefined;
};
type RunContext = Pick<Situation, 'engine' | 'documents' | 'texts' | 'budget' | 'signal'>;

/** Texts of one language that the query and its scope let through, before the filters beside the list. */
function textsInScope(
  { texts }: Pick<RunContext, 'texts'>,
  plan: SearchPlan,
  language: LanguageCode,
): SearchText[] {
  const { scope, restrictions } = plan;
  return texts.filter(
    (text) => text.language === language && scope.includes(text.category) && restrictions.letsText(text),
  );
}

function isChosen(plan: SearchPlan, text: SearchText): boolean {
  const { category, document, validity } = passes(plan.filters, text);
  return category && document && validity;
}

/** Texts of one language that the query, its scope and the filters beside the list let through. */
function chosenTexts(
  context: Pick<RunContext, 'texts'>,
  plan: SearchPlan,
  language: LanguageCode,
): SearchText[] {
  return textsInScope(context, plan, language).filter((text) => isChosen(plan, text));
}

/** Runs a plan in one language, with the filters beside the list. */
export function runPlan(
  context: RunContext,
  plan: SearchPlan,
  language: LanguageCode,
  page: PageRequest,
  options: Options = {},
): Promise<PlanResult> {
  return runPlanOn(context, plan, language, chosenTexts(context, plan, language), page, options);
}

/** Words that begin so in the texts that a plan searches. */
export async function completionsIn(
  { engine, documents, texts }: Pick<RunContext, 'engine' | 'documents' | 'texts'>,
  plan: SearchPlan,
  language: LanguageCode,
  { start, max }: { start: string; max: number },
): Promise<(Omit<Completion, 'textId'> & { text: SearchText })[]> {
  const chosen = chosenTexts({ texts }, plan, language);
  const byId = new Map(chosen.map((text) => [text.id, text]));
  const completions = await engine.ranker.complete(language, {
    start,
    max,
    texts: new Map(chosen.map((text) => [text.id, rankedText(text, documents)])),
    own: inIndex(documents.viewer, chosen).own,
  });
  return completions.flatMap(({ textId, ...one }) => {
    const text = byId.get(textId);
    return text === undefined ? [] : [{ ...one, text }];
  });
}

/** The same, with the counts for other choices of the filters. */
export async function runPlanWithCounts(
  context: RunContext,
  plan: SearchPlan,
  language: LanguageCode,
  page: PageRequest,
  options: Options = {},
): Promise<PlanResult> {
  const inScope = textsInScope(context, plan, language);
  const chosen = inScope.filter((text) => isChosen(plan, text));
  const result = await runPlanOn(context, plan, language, chosen, page, options);
  // The result has the counts of the chosen texts, unless a chosen part excludes other parts of these texts.
  const hasAllParts = plan.filters.parts.length === 0;
  const others = hasAllParts ? inScope.filter((text) => !isChosen(plan, text)) : inScope;
  const parts = new Set(plan.restrictions.parts);
  const beside = await runPlanOn(context, plan, language, others, countOnly, {
    ...options,
    parts,
    soft: result.soft,
  });
  return { ...result, counted: hasAllParts ? [...result.counted, ...beside.counted] : beside.counted };
}

/** Ranks these texts; a query that no article can match is not run. */
export async function runPlanOn(
  { engine, documents, budget, signal }: Pick<RunContext, 'engine' | 'documents' | 'budget' | 'signal'>,
  plan: SearchPlan,
  language: LanguageCode,
  texts: readonly SearchText[],
  { start, rows, order }: PageRequest,
  { parts = partsOf(plan), soft, paths }: Options = {},
): Promise<PlanResult> {
  const byId = new Map(texts.map((text) => [text.id, text]));
  if (texts.length === 0 || parts.size === 0 || plan.restrictions.isForeign)
    return { ...nothing, texts: byId, counted: [] };
  const { letsArticle } = plan.restrictions;
  // Lets the search thread handle its messages between two rankings: this query may be aborted, others go on.
  await pause();
  signal?.throwIfAborted();
  const ranked = await engine.ranker.rank(language, {
    need: plan.need,
    texts: new Map(texts.map((text) => [text.id, rankedText(text, documents)])),
    own: inIndex(documents.viewer, texts).own,
    parts,
    start,
    rows,
    order,
    budget,
    ...(paths === undefined ? { letsArticle } : { paths }),
    ...(soft === undefined ? {} : { soft }),
  });
  const counted = ranked.counts.flatMap(({ textId, part, count }) => {
    const text = byId.get(textId);
    return text === undefined ? [] : [{ text, part, count }];
  });
  return { ...ranked, texts: byId, counted };
}

const nothing: Ranked = {
  total: 0,
  hits: [],
  counts: [],
  ignored: [],
  atLeast: false,
  soft: false,
  absent: [],
  weighed: [],
  rarest: 0,
};

/** Texts that are not in force rank below those that are. */
const weights: Record<Validity, number> = {
  current: 1,
  past: 0.5,
  future: 0.7,
  published: 0.6,
  repealed: 0.5,
  unknown: 0.6,
};

/** Of several past versions of an article the last one is a hit, of several future ones the first. */
function rankedText(text: SearchText, documents: Documents): RankedText {
  const { id, regulationId, regTextId, validity, versionDate } = text;
  return {
    id,
    group: regulationId * validities.length + validities.indexOf(validity),
    version: validity === 'future' ? mirrored(versionDate) : versionDate,
    order: documents.order.get(regTextId) ?? documents.order.size,
    weight: weights[validity],
  };
}

function mirrored(day: string): string {
  return day.replaceAll(/\d/g, (digit) => String(9 - Number(digit)));
}
