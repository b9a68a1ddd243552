import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { facetNames, type SearchReply } from '#core/contract/main/search.ts';
import { shownName } from './catalogue.ts';
import { didYouMean } from './did-you-mean.ts';
import type { SearchEngine } from './engine.ts';
import { findListing } from './find-listing.ts';
import { hitsOf } from './hits.ts';
import { findLadder } from './ladder.ts';
import { citedAnswers, type Listing } from './listing.ts';
import { countsFor } from './narrow.ts';
import type { AskedSearch } from './plan.ts';
import { type QueryOfDay, readSituation, type Situation } from './situation.ts';

/** Answers a search. Nothing of the query is kept or logged: it is private. */
export async function mainSearch(
  engine: SearchEngine,
  request: QueryOfDay<AskedSearch>,
): Promise<SearchReply> {
  // What is learnt while this answer is made may not be in it.
  const isLearning = engine.isLearning();
  const situation = await readSituation(engine, request);
  const listing = await findListing(situation);
  const ladder = await findLadder(situation, listing);
  const shown = ladder.taken ?? listing;
  const hits = await hitsOf(situation, shown.answering);
  const meant = await didYouMean(situation, hits, listing.total);
  return {
    ...leadingTo(situation, listing),
    facetFields: { ...Object.fromEntries(facetNames.map((name) => [name, 0])), regulations: shown.total },
    hits,
    total: shown.total,
    ...(shown.atLeast ? { atLeast: true } : {}),
    ladder: ladder.steps,
    ...(meant === undefined ? {} : { didYouMean: meant }),
    narrow: narrowOf(situation, shown, ladder.byLanguage),
    asOf: situation.plan.day,
    ignored: [...listing.ignored],
    ...(isLearning ? { learning: true } : {}),
  };
}

/** Whether the query leads straight to a place: a document by its name, or the one provision that it names. */
function leadingTo(
  { cited, plan, today }: Situation,
  { total, answering }: Listing,
): Pick<SearchReply, 'status' | 'target'> {
  const on = plan.day === today ? {} : { versionDate: plan.day };
  if (cited?.document) return { status: 0, target: { ...cited.document, ...on } };
  if (total === 0) return { status: 3 };
  const [only, ...more] = citedAnswers(cited?.provisions ?? []);
  const onlyCitations = answering.every(({ reasons }) => reasons[0]?.kind === 'citation');
  // The reader opens what is in force on the day; an article of another version is a hit among the results.
  if (only?.text.validity !== 'current' || more.length > 0 || total > 1 || !onlyCitations)
    return { status: 2 };
  const { path, unit, text } = only;
  return { status: 1, target: { regTextId: text.regTextId, article: unit, path, ...on } };
}

function narrowOf(
  { plan, documents, asked }: Situation,
  { counted }: Listing,
  byLanguage: ReadonlyMap<LanguageCode, number>,
): SearchReply['narrow'] {
  const counts = countsFor(counted, plan.filters);
  return {
    ...counts,
    documents: counts.documents.map(({ value, count }) => {
      const document = documents.byKey.get(value);
      const name = document ? shownName(document, asked.displayLanguage) : { shortName: value, title: value };
      return { value, shortName: name.shortName, title: name.title, count };
    }),
    languages: languageCodes.flatMap((value) => {
      const count = byLanguage.get(value);
      return count === undefined ? [] : [{ value, count }];
    }),
  };
}
