import { namings } from '#core/law/display-name.ts';
import type { ArticleAnywhere } from './cited.ts';
import type { MatchedArticle } from './hits.ts';
import { citationHits, type Listing, listBoth, listCited, listRun } from './listing.ts';
import { passes } from './narrow.ts';
import type { SearchPlan } from './plan.ts';
import { type PlanResult, runPlanOn, runPlanWithCounts } from './run.ts';
import type { Situation } from './situation.ts';
import type { SearchText } from './which-texts.ts';

/**
 * Finds the hits of a query: first the provisions that it cites, then the articles that have its words.
 * Callers that need no counts for the filters pass `run` as `rankWith`.
 */
export async function findListing(
  situation: Situation,
  rankWith: typeof runPlanWithCounts = runPlanWithCounts,
): Promise<Listing> {
  const { request, cited, plan, planWithoutCitations } = situation;
  const { searchLanguage: language } = request;
  if (cited?.anywhere) {
    const { paths, otherwise } = cited.anywhere;
    const rest = planWithoutCitations ?? { ...plan, need: undefined };
    const numbered = withTextsNumberedSo(situation, cited.anywhere);
    for (const articles of [paths, ...(otherwise ? [otherwise] : [])]) {
      const listing = await articlesAnywhere(numbered, rest, articles, rankWith);
      if (listing.total > 0) return listing;
    }
    return listRun(await rankWith(situation, plan, language, request));
  }
  const named = citationHits(cited?.provisions ?? []).filter((one) => passesFilters(one, situation));
  if (planWithoutCitations === undefined) return listCited(named, request);
  if (named.length === 0) return listRun(await rankWith(situation, planWithoutCitations, language, request));
  // Cited provisions precede the other hits and are listed once, so a page is cut after both were joined.
  const page = { start: 0, rows: request.start + request.rows, order: request.order };
  const rest = await rankWith(situation, planWithoutCitations, language, page);
  return listBoth(named, await repeatsOf(named, situation, planWithoutCitations), rest, request);
}

/** The same with the texts of documents that are numbered as the citation says. */
function withTextsNumberedSo(situation: Situation, { numberedBy }: ArticleAnywhere): Situation {
  if (numberedBy === undefined) return situation;
  const isNumberedSo = ({ regTextId }: SearchText) => {
    const naming = situation.documents.byKey.get(regTextId)?.naming;
    return naming !== undefined && namings[naming][0] === numberedBy;
  };
  return { ...situation, texts: situation.texts.filter(isNumberedSo) };
}

/** Hits of "Art. 5 deposits", which names no document: article 5 of every document, as far as it has the other words. */
async function articlesAnywhere(
  situation: Situation,
  plan: SearchPlan,
  paths: ReadonlySet<string>,
  rankWith: typeof runPlanWithCounts,
): Promise<Listing> {
  const { request, cited } = situation;
  const options = { paths, soft: false };
  const listing = listRun(await rankWith(situation, plan, request.searchLanguage, request, options));
  const typed = cited?.anywhere?.cited;
  // Beside the name of an unknown act, no article of another act is the cited one.
  if (typed === undefined) return listing;
  const reason = { kind: 'citation', field: 'number', asked: typed } as const;
  return {
    ...listing,
    articles: listing.articles.map((one) => ({
      ...one,
      reasons: [{ ...reason, found: one.path }, ...one.reasons],
    })),
  };
}

/** Whether a cited provision passes the filters beside the list. The scope of the query does not restrict it. */
function passesFilters({ text, part }: MatchedArticle, { request, plan }: Situation): boolean {
  const validities = request.validities ?? [];
  const { category, document, validity } = passes({ ...plan.filters, validities }, text);
  const { parts } = plan.filters;
  return category && document && validity && (parts.length === 0 || parts.includes(part));
}

/** The cited provisions that have the other words too: ranking finds them a second time. */
function repeatsOf(
  named: readonly MatchedArticle[],
  situation: Situation,
  plan: SearchPlan,
): Promise<PlanResult> {
  const { request } = situation;
  const texts = named.map(({ text }) => text);
  const inRun = texts.filter(
    (text) =>
      text.language === request.searchLanguage &&
      plan.scope.includes(text.category) &&
      plan.restrictions.letsText(text) &&
      passes(plan.filters, text).validity,
  );
  const page = { start: 0, rows: named.length, order: 'relevance' } as const;
  const paths = new Set(named.map(({ unit }) => unit));
  return runPlanOn(situation, plan, request.searchLanguage, inRun, page, { paths });
}
