import { interfaceLanguageCodes, type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { categories } from '#core/contract/main/categories.ts';
import type { LadderStep } from '#core/contract/main/search.ts';
import { withShortName } from '#core/law/display-name.ts';
import { withoutQuotes, withScope } from '#core/law/search/query-text.ts';
import { placeName } from '../../lib/place-name.ts';
import { nameInLanguage } from './catalogue.ts';
import { inLanguage } from './in-language.ts';
import { citationHits, type Listing, listCited, listRun } from './listing.ts';
import { readQuery, type SearchPlan, type SearchQuery, searchPlanOf } from './plan.ts';
import { countOnly, type PageRequest, runPlan, runPlanWithCounts } from './run.ts';
import type { Situation } from './situation.ts';

export type Ladder = {
  steps: LadderStep[];
  /** The hits of the first step that has any, where the query itself has none. */
  taken?: Listing;
  /** The query of that step. */
  query?: string;
  /** Hits in each language that was looked at, of the query or of its translation. */
  byLanguage: ReadonlyMap<LanguageCode, number>;
};

/** Hits of a step that are looked at, where that is needed. */
const countedHits = 5;

type Step = Omit<LadderStep, 'used'> & { take: () => Promise<Listing> };

/** The steps that find more than the query, each with its number of hits. The first is used if the query has no hits. */
export async function findLadder(situation: Situation, listing: Listing): Promise<Ladder> {
  const { request } = situation;
  const steps = [
    ...placeBefore(situation),
    ...(await fullDataSet(situation, listing)),
    ...(await asWords(situation, listing)),
    ...(await otherWords(situation, listing)),
    ...(await otherLanguages(situation, listing)),
  ];
  const byLanguage = new Map<LanguageCode, number>([[request.searchLanguage, listing.total]]);
  for (const { kind, searchLanguage, total } of steps)
    if (kind === 'otherLanguage') byLanguage.set(searchLanguage, total);
  const offered = steps.filter(({ total }) => total > 0);
  const [first] = listing.total > 0 || isNarrowed(request) ? [] : offered;
  return {
    steps: offered.map((step) => {
      const { take: _, ...offer } = step;
      return { ...offer, used: step === first };
    }),
    ...(first === undefined ? {} : { taken: await first.take(), query: first.query }),
    byLanguage,
  };
}

/** Whether the user has set filters beside the list: then an empty result is displayed as such, without another step's hits. */
function isNarrowed({ categories: chosen, documents, parts, validities }: SearchQuery): boolean {
  return [chosen, documents, parts, validities].some((list) => list !== undefined && list.length > 0);
}

/** The step to the provision just before a cited one that does not exist. */
function placeBefore({ cited, documents, request }: Situation): Step[] {
  const before = cited?.before;
  const document = before && documents.byKey.get(before.text.regTextId);
  if (before === undefined || document === undefined) return [];
  const { shortName } = nameInLanguage(document, request.searchLanguage);
  const name = placeName(before.path, request.searchLanguage, document.naming);
  const query = withShortName(name, request.searchLanguage, shortName);
  const take = async () => listCited(citationHits([before], 'before'), request);
  return [{ kind: before.kind, query, searchLanguage: request.searchLanguage, total: 1, take }];
}

/** Whether further steps are skipped: when the time is over, unless the query itself has no hits. */
function isOutOfTime({ isOverTime }: Situation, { total }: Listing): boolean {
  return total > 0 && isOverTime();
}

async function fullDataSet(situation: Situation, listing: Listing): Promise<Step[]> {
  const { request, planWithoutCitations } = situation;
  if (planWithoutCitations === undefined || planWithoutCitations.scope.length === categories.length)
    return [];
  if (isOutOfTime(situation, listing)) return [];
  const { searchLanguage } = request;
  const named = situation.cited?.provisions.length ?? 0;
  const { scope } = planWithoutCitations;
  const filters = { ...planWithoutCitations.filters, categories: [] };
  const wide: SearchPlan = { ...planWithoutCitations, scope: categories, filters };
  const outside: SearchPlan = { ...wide, scope: categories.filter((one) => !scope.includes(one)) };
  // Articles with all words are counted outside the scope only. Articles that lack some are judged against all others, so they are counted anew in the whole.
  const [plan, before] = listing.soft ? [wide, named] : [outside, listing.total];
  const isStrict = listing.total > 0 && !listing.soft;
  const more = await runPlan(
    situation,
    plan,
    searchLanguage,
    pageFor(listing),
    isStrict ? { soft: false } : {},
  );
  // Where nothing is on the subject here, the whole data set is offered only if something is there.
  if (more.absent.length > 0) return [];
  const total = before + more.total;
  if (total <= listing.total) return [];
  const take = async () => listRun(await runPlanWithCounts(situation, wide, searchLanguage, request));
  return [{ kind: 'fullDataSet', query: withScope(request.query, '#all'), searchLanguage, total, take }];
}

/** The step to the words of a passage that no text has to the letter. */
async function asWords(situation: Situation, listing: Listing): Promise<Step[]> {
  const { request, planWithoutCitations } = situation;
  if (listing.total > 0 || planWithoutCitations === undefined) return [];
  const query = withoutQuotes(request.query);
  return query === undefined ? [] : [await stepTo('asWords', query, situation)];
}

/** The step to the words beside the name of an act that is not there and that no text mentions with them. */
async function otherWords(situation: Situation, listing: Listing): Promise<Step[]> {
  const query = situation.cited?.otherWords;
  return query === undefined || listing.total > 0 ? [] : [await stepTo('otherWords', query, situation)];
}

async function stepTo(kind: LadderStep['kind'], query: string, situation: Situation): Promise<Step> {
  const { request, documents, today } = situation;
  const { searchLanguage } = request;
  const plan = searchPlanOf(readQuery(query), request, documents, today);
  const { total, absent } = await runPlan(situation, plan, searchLanguage, {
    ...countOnly,
    rows: countedHits,
  });
  const take = async () => listRun(await runPlanWithCounts(situation, plan, searchLanguage, request));
  // Beside what is not there, hits that are only the nearest to the other words are not worth a step.
  const isUseless = kind === 'otherWords' && absent.length > 0;
  return { kind, query, searchLanguage, total: isUseless ? 0 : total, take };
}

async function otherLanguages(situation: Situation, listing: Listing): Promise<Step[]> {
  const { request, planWithoutCitations } = situation;
  const steps: Step[] = [];
  if (planWithoutCitations === undefined) return steps;
  const isLearning = situation.engine.isLearning();
  for (const searchLanguage of languagesToOffer(situation)) {
    if (searchLanguage === request.searchLanguage || isOutOfTime(situation, listing)) continue;
    const translated = await inLanguage(situation, planWithoutCitations, searchLanguage);
    if (translated === undefined) {
      // It has not all of the words: nothing to be found, unless they are yet to be learnt.
      if (!isLearning) steps.push(nothingIn(searchLanguage, request.query, listing));
      continue;
    }
    const { query, plan } = translated;
    const run = await runPlan(situation, plan, searchLanguage, pageFor(listing));
    const total = run.absent.length > 0 ? 0 : run.total;
    const take = async () => listRun(await runPlanWithCounts(situation, plan, searchLanguage, request));
    steps.push({ kind: 'otherLanguage', query, searchLanguage, total, take });
  }
  return steps;
}

/** Counting is enough, unless the query has nothing on its subject: then the best hits of a step tell whether it has. */
function pageFor({ absent }: Listing): PageRequest {
  return absent.length === 0 ? countOnly : { ...countOnly, rows: countedHits };
}

/** The languages of the interface, and those of the texts. */
function languagesToOffer({ texts }: Situation): LanguageCode[] {
  const offered = new Set<LanguageCode>([
    ...interfaceLanguageCodes,
    ...texts.map(({ language }) => language),
  ]);
  return languageCodes.filter((code) => offered.has(code));
}

/** The step to a language whose texts do not know the words: it is counted, not offered. */
function nothingIn(searchLanguage: LanguageCode, query: string, listing: Listing): Step {
  return { kind: 'otherLanguage', query, searchLanguage, total: 0, take: async () => listing };
}
