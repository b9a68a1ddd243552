import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { categories } from '#core/contract/main/reading.ts';
import type { LadderStep } from '#core/contract/main/search.ts';
import { formatCitation, namings } from '#core/law/display-name.ts';
import { withScope } from '#core/law/search/query-text.ts';
import { shownName } from './catalogue.ts';
import { inLanguage } from './in-language.ts';
import { citedAnswers, type Listing, listCited, listRun } from './listing.ts';
import type { AskedSearch, Plan } from './plan.ts';
import { countOnly, run, runWithCounts } from './run.ts';
import type { Situation } from './situation.ts';

export type Ladder = {
  steps: LadderStep[];
  /** What the first step with hits gives, where the query itself gives nothing. */
  taken?: Listing;
  /** Hits in each language that was looked at, of the query or of its translation. */
  byLanguage: ReadonlyMap<LanguageCode, number>;
};

type Step = Omit<LadderStep, 'used'> & { take: () => Promise<Listing> };

/** The ways to find more, each with what it would find; the first is taken where there is nothing else. */
export async function findLadder(situation: Situation, listing: Listing): Promise<Ladder> {
  const { asked } = situation;
  const steps = [
    ...placeBefore(situation),
    ...(await fullDataSet(situation, listing)),
    ...(await otherLanguages(situation, listing)),
  ];
  const byLanguage = new Map<LanguageCode, number>([[asked.searchLanguage, listing.total]]);
  for (const { kind, searchLanguage, total } of steps)
    if (kind === 'otherLanguage') byLanguage.set(searchLanguage, total);
  const offered = steps.filter(({ total }) => total > 0);
  const [first] = listing.total > 0 || isNarrowed(asked) ? [] : offered;
  return {
    steps: offered.map((step) => {
      const { take: _, ...shown } = step;
      return { ...shown, used: step === first };
    }),
    ...(first === undefined ? {} : { taken: await first.take() }),
    byLanguage,
  };
}

/** Who chose beside the list is told that nothing is left, not shown something else. */
function isNarrowed({ categories: chosen, documents, parts, validities }: AskedSearch): boolean {
  return [chosen, documents, parts, validities].some((list) => list !== undefined && list.length > 0);
}

/** What stands just before a place that is cited and not there. */
function placeBefore({ cited, documents, asked }: Situation): Step[] {
  const before = cited?.before;
  const document = before && documents.byKey.get(before.text.regTextId);
  if (before === undefined || document === undefined) return [];
  const { shortName } = shownName(document, asked.searchLanguage);
  const query = formatCitation(before.path, asked.searchLanguage, namings[document.naming], shortName);
  const take = async () => listCited(citedAnswers([before]), asked);
  return [{ kind: before.kind, query, searchLanguage: asked.searchLanguage, total: 1, take }];
}

/** Steps are skipped when time is over, but never where the query itself has no hits. */
function isTooLate({ isLate }: Situation, { total }: Listing): boolean {
  return total > 0 && isLate();
}

async function fullDataSet(situation: Situation, listing: Listing): Promise<Step[]> {
  const { asked, words } = situation;
  if (words === undefined || words.scope.length === categories.length) return [];
  if (isTooLate(situation, listing)) return [];
  const { searchLanguage } = asked;
  const named = situation.cited?.provisions.length ?? 0;
  const filters = { ...words.filters, categories: [] };
  const wide: Plan = { ...words, scope: categories, filters };
  const outside: Plan = { ...wide, scope: categories.filter((one) => !words.scope.includes(one)) };
  // What has all words is counted apart; articles that lack some are measured against all others.
  const [plan, before] = listing.soft ? [wide, named] : [outside, listing.total];
  const isStrict = listing.total > 0 && !listing.soft;
  const found = await run(situation, plan, searchLanguage, countOnly, isStrict ? { soft: false } : {});
  const total = before + found.total;
  if (total <= listing.total) return [];
  const take = async () => listRun(await runWithCounts(situation, wide, searchLanguage, asked));
  return [{ kind: 'fullDataSet', query: withScope(asked.query, '#all'), searchLanguage, total, take }];
}

async function otherLanguages(situation: Situation, listing: Listing): Promise<Step[]> {
  const { asked, words } = situation;
  const steps: Step[] = [];
  if (words === undefined) return steps;
  for (const searchLanguage of languageCodes) {
    if (searchLanguage === asked.searchLanguage || isTooLate(situation, listing)) continue;
    const there = await inLanguage(situation, words, searchLanguage);
    if (there === undefined) continue;
    const { query, plan } = there;
    const { total } = await run(situation, plan, searchLanguage, countOnly);
    const take = async () => listRun(await runWithCounts(situation, plan, searchLanguage, asked));
    steps.push({ kind: 'otherLanguage', query, searchLanguage, total, take });
  }
  return steps;
}
