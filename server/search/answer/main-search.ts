import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { facetNames, type SearchReply } from '#core/contract/main/search.ts';
import { sampleMarkOf } from '../../lib/sample-mark.ts';
import { absentOf } from './absent.ts';
import { nameInLanguage } from './catalogue.ts';
import { didYouMean, respeltWords } from './did-you-mean.ts';
import type { SearchEngine } from './engine.ts';
import { findListing } from './find-listing.ts';
import { hitsOf } from './hits.ts';
import { findLadder } from './ladder.ts';
import { citationHits, type Listing } from './listing.ts';
import { typedWords } from './marks.ts';
import { countsFor } from './narrow.ts';
import type { SearchQuery } from './plan.ts';
import { readInLanguage } from './query-language.ts';
import type { DatedQuery, Situation } from './situation.ts';
import { versionsOf } from './versions-of.ts';

/** Answers a search. The query is private, so nothing of it is stored or logged. */
export async function mainSearch(
  engine: SearchEngine,
  request: DatedQuery<SearchQuery>,
): Promise<SearchReply> {
  // Read before ranking: what is learnt during this search may not be in its reply.
  const isLearning = engine.isLearning();
  const { situation, queryLanguage } = await readInLanguage(engine, request);
  const listing = await findListing(situation);
  const ladder = await findLadder(situation, listing);
  const displayed = ladder.taken ?? listing;
  const hits = await hitsOf(situation, displayed.articles, ladder.taken && ladder.query);
  const correction = await didYouMean(situation, hits, listing.total);
  const respelt = ladder.taken === undefined ? await respeltWords(situation, hits) : undefined;
  return {
    ...leadingTo(situation, listing),
    facetFields: { ...Object.fromEntries(facetNames.map((name) => [name, 0])), regulations: displayed.total },
    hits,
    total: displayed.total,
    ...(displayed.atLeast ? { atLeast: true } : {}),
    ...(isLearning || situation.wasOverTime() ? { complete: false } : {}),
    ladder: ladder.steps,
    ...absentOf(situation, displayed),
    ...(situation.cited?.more === undefined ? {} : { moreCited: situation.cited.more }),
    ...(queryLanguage === undefined ? {} : { queryLanguage }),
    ...(correction === undefined ? {} : { didYouMean: correction }),
    ...(respelt === undefined ? {} : { respelt }),
    narrow: narrowOf(situation, displayed, ladder.byLanguage),
    asOf: situation.plan.day,
    ignored: listing.ignored.map(typedWords(situation.request.query)),
    ...(isLearning ? { learning: true } : {}),
  };
}

/** Status of the reply; a query that is the name of a document or cites one provision leads straight there. */
function leadingTo(
  { cited, plan, today, texts, request }: Situation,
  { total, articles }: Listing,
): Pick<SearchReply, 'status' | 'target'> {
  const on = plan.day === today ? {} : { versionDate: plan.day };
  if (cited?.document) return { status: 0, target: { ...on, ...cited.document } };
  if (total === 0) return { status: 3 };
  const [only, ...more] = citationHits(cited?.provisions ?? []);
  const onlyCitations = articles.every(({ reasons }) => reasons[0]?.kind === 'citation');
  // The reader opens the text that answers on the day, so an article of another one is an ordinary hit.
  const [opened] = versionsOf(texts, only?.text.regTextId ?? '', request.searchLanguage);
  const isOpened = only?.text.validity === 'current' && only.text.id === opened?.id;
  if (!isOpened || more.length > 0 || total > 1 || !onlyCitations) return { status: 2 };
  const { path, unit, text } = only;
  return { status: 1, target: { regTextId: text.regTextId, article: unit, path, ...on } };
}

function narrowOf(
  { plan, documents, request }: Situation,
  { counted }: Listing,
  byLanguage: ReadonlyMap<LanguageCode, number>,
): SearchReply['narrow'] {
  const counts = countsFor(counted, plan.filters);
  return {
    ...counts,
    documents: counts.documents.map(({ value, count }) => {
      const document = documents.byKey.get(value);
      const name = document
        ? nameInLanguage(document, request.displayLanguage)
        : { shortName: value, title: value };
      return {
        value,
        shortName: name.shortName,
        title: name.title,
        count,
        ...sampleMarkOf(document?.sample === true),
      };
    }),
    languages: languageCodes.flatMap((value) => {
      const count = byLanguage.get(value);
      return count === undefined ? [] : [{ value, count }];
    }),
  };
}
