import type * as v from 'valibot';
import type { Suggestion } from '#core/contract/main/search.ts';
import type { searchEndpoints } from '#core/contract/main/search-endpoints.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import type { Need } from '../rank/need.ts';
import { tokenise } from '../words/tokenise.ts';
import { shownName } from './catalogue.ts';
import type { SearchEngine } from './engine.ts';
import { findListing } from './find-listing.ts';
import { type Answering, hitsOf, placeName } from './hits.ts';
import { citedAnswers, listRun } from './listing.ts';
import type { AskedSearch } from './plan.ts';
import { queryProblem } from './query-problem.ts';
import { run } from './run.ts';
import { type QueryOfDay, readSituation, type Situation } from './situation.ts';
import type { SearchText } from './which-texts.ts';

export type SuggestQuery = v.InferOutput<typeof searchEndpoints.suggest.query>;
export type Suggestions = { direct: Suggestion[]; total: number };

const mostProvisions = 3;
const mostDocuments = 3;
const mostHeadings = 4;

/** Where what is being typed may lead: what it cites, documents by their names, articles by their headings. */
export async function suggest(
  engine: SearchEngine,
  { query: asked, ...request }: QueryOfDay<SuggestQuery>,
): Promise<Suggestions> {
  // Half a query is no mistake: it only leads nowhere yet.
  if (queryProblem(parseQuery(asked.query).problems) !== undefined) return { direct: [], total: 0 };
  const whole: AskedSearch = { ...asked, start: 0, rows: 0, order: 'relevance' };
  const situation = await readSituation(engine, { ...request, query: whole }, [
    ...new Set([asked.searchLanguage, asked.displayLanguage]),
  ]);
  const { total } = await findListing(situation, run);
  const provisions = citedAnswers(situation.cited?.provisions ?? []).slice(0, mostProvisions);
  const headings = await headingsFor(situation);
  const hits = await hitsOf(situation, [...provisions, ...headings]);
  const lines = hits.map((hit): Suggestion => {
    const heading = hit.heading.map(({ text }) => text).join('');
    const isCited = hit.reasons.some(({ kind }) => kind === 'citation');
    const path = hit.completeParagraphID.slice(hit.regTextId.length + 1);
    const naming = situation.documents.byKey.get(hit.regTextId)?.naming ?? 'act';
    const place = `${placeName(path, hit.language, naming, hit.number)} ${hit.shortName}`;
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

/** What is not in force on the searched day is opened in its own version. */
function openedOn(
  { validity, versionDate }: Pick<SearchText, 'validity' | 'versionDate'>,
  { plan, today }: Situation,
): Pick<Suggestion, 'openOn'> {
  const day = validity === 'current' ? plan.day : versionDate;
  return day === today ? {} : { openOn: day };
}

/** Documents of which a name begins with what is typed, those that can be read now. */
function documentsFor(situation: Situation): Suggestion[] {
  const { asked, documents, texts } = situation;
  const current = new Map(
    texts.filter(({ validity }) => validity === 'current').map((text) => [text.regTextId, text]),
  );
  return documents
    .beginningWith(asked.query)
    .flatMap((document): Suggestion[] => {
      const text = current.get(document.regTextId);
      if (text === undefined) return [];
      const { shortName, title } = shownName(document, asked.displayLanguage);
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
    .slice(0, mostDocuments);
}

/** Articles whose heading has all words that are typed, the last of them perhaps not to its end. */
async function headingsFor(situation: Situation): Promise<Answering[]> {
  const { asked, plan } = situation;
  const need = headingNeed(asked.query);
  if (need === undefined || situation.cited?.provisions.length) return [];
  const page = { start: 0, rows: mostHeadings, order: 'relevance' } as const;
  const found = await run(situation, { ...plan, need }, asked.searchLanguage, page, { soft: false });
  return listRun(found).answering.map((one) => ({ ...one, path: one.unit, reasons: [] }));
}

function headingNeed(query: string): Need | undefined {
  const fields = ['heading', 'marginal'] as const;
  const needs = tokenise(query).map(({ word, end }): Need => {
    const isBeingTyped = end === query.length;
    return { kind: isBeingTyped ? 'prefix' : 'word', word, fields };
  });
  return needs.length > 1 ? { kind: 'and', needs } : needs[0];
}
