import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { categories } from '#core/contract/main/reading.ts';
import type { LadderStep } from '#core/contract/main/search.ts';
import { withScope } from '#core/law/search/query-text.ts';
import type { Documents } from './catalogue.ts';
import type { SearchEngine } from './engine.ts';
import type { AskedSearch, Plan } from './plan.ts';
import { type Run, runWithCounts, totalOf } from './run.ts';
import type { SearchText } from './which-texts.ts';

type Situation = {
  engine: SearchEngine;
  documents: Documents;
  texts: readonly SearchText[];
  asked: AskedSearch;
  plan: Plan;
  /** Hits of the query itself. */
  total: number;
  /** The time for what nobody asked for is over: what is not counted by then is not offered. */
  isLate: () => boolean;
};

export type Ladder = {
  steps: LadderStep[];
  /** What the first step with hits gives, where the query itself gives nothing. */
  taken?: Run;
  /** Hits in each language, of the query or of its translation. */
  byLanguage: ReadonlyMap<LanguageCode, number>;
};

type Step = Pick<LadderStep, 'kind' | 'query' | 'searchLanguage'> & { plan: Plan; total: number };

/** The ways to find more, each with what it would find; the first is taken where there is nothing else. */
export async function findLadder(situation: Situation): Promise<Ladder> {
  const { asked, total } = situation;
  const steps = [...(await fullDataSet(situation)), ...(await otherLanguages(situation))];
  const byLanguage = new Map<LanguageCode, number>([[asked.searchLanguage, total]]);
  for (const { kind, searchLanguage, total: found } of steps)
    if (kind === 'otherLanguage') byLanguage.set(searchLanguage, found);
  const offered = steps.filter((step) => step.total > 0);
  const [first] = total > 0 || isNarrowed(asked) ? [] : offered;
  return {
    steps: offered.map((step) => {
      const { kind, query, searchLanguage, total: found } = step;
      return { kind, query, searchLanguage, total: found, used: step === first };
    }),
    ...(first === undefined ? {} : { taken: await take(situation, first) }),
    byLanguage,
  };
}

/** Who chose beside the list is told that nothing is left, not shown something else. */
function isNarrowed({ categories: chosen, documents, parts, validities }: AskedSearch): boolean {
  return [chosen, documents, parts, validities].some((list) => list !== undefined && list.length > 0);
}

async function fullDataSet(situation: Situation): Promise<Step[]> {
  const { engine, documents, texts, asked, plan, total, isLate } = situation;
  if (plan.scope.length === categories.length || isLate()) return [];
  const { searchLanguage } = asked;
  const wide = { ...plan, scope: categories, filters: { ...plan.filters, categories: [] } };
  const found = await totalOf(engine, documents, wide, searchLanguage, texts);
  if (found <= total) return [];
  return [
    { kind: 'fullDataSet', query: withScope(asked.query, '#all'), searchLanguage, plan: wide, total: found },
  ];
}

async function otherLanguages(situation: Situation): Promise<Step[]> {
  const { engine, documents, texts, asked, plan, isLate } = situation;
  const steps: Step[] = [];
  for (const searchLanguage of languageCodes) {
    if (searchLanguage === asked.searchLanguage || isLate()) continue;
    const found = await totalOf(engine, documents, plan, searchLanguage, texts);
    steps.push({ kind: 'otherLanguage', query: asked.query, searchLanguage, plan, total: found });
  }
  return steps;
}

function take({ engine, documents, texts, asked }: Situation, { plan, searchLanguage }: Step): Promise<Run> {
  return runWithCounts(engine, documents, plan, searchLanguage, texts, asked);
}
