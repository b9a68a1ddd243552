import type * as v from 'valibot';
import type { Behind } from '#core/contract/main/behind.ts';
import type { QueryLanguage, SearchHit, Suggestion } from '#core/contract/main/search.ts';
import type { searchEndpoints } from '#core/contract/main/search-endpoints.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { placeName } from '../../lib/place-name.ts';
import { sampleMarkOf } from '../../lib/sample-mark.ts';
import type { Need } from '../rank/need.ts';
import { tokenise } from '../words/tokenise.ts';
import { absentOf } from './absent.ts';
import { nameInLanguage } from './catalogue.ts';
import { articlesWithCompletions, withLastWord } from './complete.ts';
import type { SearchEngine } from './engine.ts';
import { findListing } from './find-listing.ts';
import { hitsOf, type MatchedArticle } from './hits.ts';
import { citationHits, listRun } from './listing.ts';
import type { SearchQuery } from './plan.ts';
import { readInLanguage } from './query-language.ts';
import { queryProblem } from './query-problem.ts';
import { runPlan } from './run.ts';
import type { DatedQuery, Situation } from './situation.ts';
import { versionsOf } from './versions-of.ts';
import type { SearchText } from './which-texts.ts';
import { textLanguages } from './words-in.ts';

export type SuggestQuery = v.InferOutput<typeof searchEndpoints.suggest.query>;
export type SuggestReply = v.InferOutput<typeof searchEndpoints.suggest.reply>;

const maxProvisions = 3;
const maxDocuments = 3;
const maxHeadings = 4;

/**
 * Suggestions for a query that is being typed: provisions that it cites, documents by name, articles by heading, words
 * that complete the last one.
 */
export async function suggest(
  engine: SearchEngine,
  { query, ...dated }: DatedQuery<SuggestQuery>,
): Promise<SuggestReply> {
  // A query that is still being typed may be incomplete, so a problem in it gives no error but no suggestions.
  if (queryProblem(parseQuery(query.query).problems) !== undefined)
    return { direct: [], completions: [], total: 0 };
  // Read before ranking: what is learnt during this search may not be in its reply.
  const isLearning = engine.isLearning();
  const request: SearchQuery = { ...query, start: 0, rows: 0, order: 'relevance' };
  const { situation, queryLanguage } = await readInLanguage(
    engine,
    { ...dated, query: request },
    { isWhole: false },
  );
  const { total } = await findListing(situation, runPlan);
  const provisions = citationHits(situation.cited?.provisions ?? []).slice(0, maxProvisions);
  const headings = await headingsFor(situation);
  const words = await completionsOf(situation, queryLanguage);
  // Read together, since each statement costs more than what it reads.
  const hits = await hitsOf(situation, [...provisions, ...headings, ...words]);
  const isWord = ({ reasons }: SearchHit) => reasons[0]?.kind === 'prefix';
  const lines = hits
    .filter((hit) => !isWord(hit))
    .map((hit): Suggestion => {
      const heading = hit.heading.map(({ text }) => text).join('');
      const isCited = hit.reasons.some(({ kind }) => kind === 'citation');
      const path = hit.completeParagraphID.slice(hit.regTextId.length + 1);
      const naming = situation.documents.byKey.get(hit.regTextId)?.naming ?? 'act';
      const place = `${placeName(path, hit.language, naming)} ${hit.shortName}`;
      return {
        kind: isCited ? 'provision' : 'heading',
        regTextId: hit.regTextId,
        path,
        label: isCited ? place : heading,
        detail: isCited ? heading : place,
        sourceNumber: hit.sourceNumber,
        versionDate: hit.versionDate,
        ...markOf(hit.behind),
        ...openedOn(hit, situation, hit.behind),
        ...sampleMarkOf(hit.sample === true),
      };
    });
  const isProvision = ({ kind }: Suggestion) => kind === 'provision';
  return {
    direct: [
      ...lines.filter(isProvision),
      ...documentsFor(situation),
      ...lines.filter((line) => !isProvision(line)),
    ],
    completions: hits.filter(isWord).flatMap((hit) => {
      const completed = withLastWord(situation, hit);
      return completed === undefined ? [] : { query: completed, word: hit.reasons[0]?.found ?? '' };
    }),
    total,
    ...(isLearning || situation.wasOverTime() ? { complete: false } : {}),
    ...absentOf(situation),
    ...(queryLanguage === undefined ? {} : { queryLanguage }),
  };
}

/**
 * Articles with words that complete the last one; where the searched language has none, and the language may be recognised,
 * in the first language that has such words: whoever types that far may type on in it.
 */
async function completionsOf(
  situation: Situation,
  queryLanguage: QueryLanguage | undefined,
): Promise<MatchedArticle[]> {
  const own = await articlesWithCompletions(situation);
  const { request, cited } = situation;
  const isOpen =
    request.recogniseLanguage !== undefined && queryLanguage === undefined && cited === undefined;
  if (own.length > 0 || !isOpen) return own;
  for (const searchLanguage of textLanguages(situation)) {
    if (searchLanguage === request.searchLanguage) continue;
    const inOther = { ...situation, request: { ...request, searchLanguage } };
    const others = await articlesWithCompletions(inOther);
    if (others.length > 0) return others;
  }
  return [];
}

/** What is said of a text that is behind, without whether the place has changed: lines have room for one remark. */
function markOf(behind: Behind | undefined): Pick<Suggestion, 'behind'> {
  if (behind === undefined) return {};
  const { textDate, versionDate, languages, translation } = behind;
  return { behind: { textDate, versionDate, languages, ...(translation ? { translation } : {}) } };
}

/**
 * The day on which to open a suggestion: a version that is not in force on the searched day opens on its own date, and
 * one that is behind it on the date of that.
 */
function openedOn(
  { validity, versionDate }: Pick<SearchText, 'validity' | 'versionDate'>,
  { plan, today }: Situation,
  behind?: Behind,
): Pick<Suggestion, 'openOn'> {
  const day = validity === 'current' ? plan.day : (behind?.versionDate ?? versionDate);
  return day === today ? {} : { openOn: day };
}

/** Documents of which a name begins with the typed text: those in force first, then those that are only published or to come. */
function documentsFor(situation: Situation): Suggestion[] {
  const { request, documents, texts } = situation;
  const named = documents.beginningWith(request.query).flatMap((document) => {
    const [text] = versionsOf(texts, document.regTextId, request.searchLanguage);
    // What was in force once is found by its name in the results.
    return text === undefined || text.validity === 'past' || text.validity === 'repealed'
      ? []
      : { document, text };
  });
  const isCurrent = ({ text }: { text: SearchText }) => text.validity === 'current';
  return [...named.filter(isCurrent), ...named.filter((one) => !isCurrent(one))]
    .map(({ document, text }): Suggestion => {
      const { shortName, title } = nameInLanguage(document, request.displayLanguage);
      const { regTextId, sourceNumber, sample } = document;
      const detail = shortName === title ? '' : title;
      return {
        kind: 'document',
        regTextId,
        label: shortName,
        detail,
        sourceNumber,
        versionDate: text.versionDate,
        ...markOf(text.behind?.mark),
        ...(text.validity === 'current' ? {} : { validity: text.validity }),
        ...openedOn(text, situation),
        ...sampleMarkOf(sample),
      };
    })
    .slice(0, maxDocuments);
}

/** Articles whose heading has all typed words; the last word may be incomplete. */
async function headingsFor(situation: Situation): Promise<MatchedArticle[]> {
  const { request, plan, cited } = situation;
  const need = headingNeed(request.query);
  if (need === undefined || cited?.provisions.length || cited?.absent) return [];
  const page = { start: 0, rows: maxHeadings, order: 'relevance' } as const;
  const headings = await runPlan(situation, { ...plan, need }, request.searchLanguage, page, { soft: false });
  return listRun(headings).articles.map((one) => ({ ...one, path: one.unit, reasons: [] }));
}

function headingNeed(query: string): Need | undefined {
  const fields = ['heading', 'marginal'] as const;
  const needs = tokenise(query).map(({ word, end }): Need => {
    const isBeingTyped = end === query.length;
    return { kind: isBeingTyped ? 'prefix' : 'word', word, fields };
  });
  return needs.length > 1 ? { kind: 'and', needs } : needs[0];
}
