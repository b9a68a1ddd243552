import type * as v from 'valibot';
import type { Suggestion } from '#core/contract/main/search.ts';
import type { searchEndpoints } from '#core/contract/main/search-endpoints.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { placeName } from '../../lib/place-name.ts';
import type { Need } from '../rank/need.ts';
import { tokenise } from '../words/tokenise.ts';
import { nameInLanguage } from './catalogue.ts';
import type { SearchEngine } from './engine.ts';
import { findListing } from './find-listing.ts';
import { hitsOf, type MatchedArticle } from './hits.ts';
import { citationHits, listRun } from './listing.ts';
import type { SearchQuery } from './plan.ts';
import { queryProblem } from './query-problem.ts';
import { runPlan } from './run.ts';
import { type DatedQuery, readSituation, type Situation } from './situation.ts';
import type { SearchText } from './which-texts.ts';

export type SuggestQuery = v.InferOutput<typeof searchEndpoints.suggest.query>;
export type SuggestReply = { direct: Suggestion[]; total: number };

const maxProvisions = 3;
const maxDocuments = 3;
const maxHeadings = 4;

/** Suggestions for a query that is being typed: provisions that it cites, documents by name, articles by heading. */
export async function suggest(
  engine: SearchEngine,
  { query, ...dated }: DatedQuery<SuggestQuery>,
): Promise<SuggestReply> {
  // A query that is still being typed may be incomplete, so a problem in it gives no error but no suggestions.
  if (queryProblem(parseQuery(query.query).problems) !== undefined) return { direct: [], total: 0 };
  const request: SearchQuery = { ...query, start: 0, rows: 0, order: 'relevance' };
  const situation = await readSituation(engine, { ...dated, query: request }, [
    ...new Set([query.searchLanguage, query.displayLanguage]),
  ]);
  const { total } = await findListing(situation, runPlan);
  const provisions = citationHits(situation.cited?.provisions ?? []).slice(0, maxProvisions);
  const headings = await headingsFor(situation);
  const hits = await hitsOf(situation, [...provisions, ...headings]);
  const lines = hits.map((hit): Suggestion => {
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
      ...openedOn(hit, situation),
    };
  });
  const isProvision = ({ kind }: Suggestion) => kind === 'provision';
  return {
    direct: [
      ...lines.filter(isProvision),
      ...documentsFor(situation),
      ...lines.filter((line) => !isProvision(line)),
    ],
    total,
  };
}

/** The day on which to open a suggestion: a version that is not in force on the searched day opens on its own date. */
function openedOn(
  { validity, versionDate }: Pick<SearchText, 'validity' | 'versionDate'>,
  { plan, today }: Situation,
): Pick<Suggestion, 'openOn'> {
  const day = validity === 'current' ? plan.day : versionDate;
  return day === today ? {} : { openOn: day };
}

/** Documents in force of which a name begins with the typed text. */
function documentsFor(situation: Situation): Suggestion[] {
  const { request, documents, texts } = situation;
  const current = new Map(
    texts.filter(({ validity }) => validity === 'current').map((text) => [text.regTextId, text]),
  );
  return documents
    .beginningWith(request.query)
    .flatMap((document): Suggestion[] => {
      const text = current.get(document.regTextId);
      if (text === undefined) return [];
      const { shortName, title } = nameInLanguage(document, request.displayLanguage);
      const { regTextId, sourceNumber } = document;
      const detail = shortName === title ? '' : title;
      return [
        {
          kind: 'document',
          regTextId,
          label: shortName,
          detail,
          sourceNumber,
          versionDate: text.versionDate,
          ...openedOn(text, situation),
        },
      ];
    })
    .slice(0, maxDocuments);
}

/** Articles whose heading has all typed words; the last word may be incomplete. */
async function headingsFor(situation: Situation): Promise<MatchedArticle[]> {
  const { request, plan } = situation;
  const need = headingNeed(request.query);
  if (need === undefined || situation.cited?.provisions.length) return [];
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
