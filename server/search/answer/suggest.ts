import type * as v from 'valibot';
import type { Suggestion, searchEndpoints } from '#core/contract/main/search.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { dayOf } from '../../main/versions.ts';
import type { Need } from '../rank/need.ts';
import { tokenise } from '../words/tokenise.ts';
import { type Documents, shownName } from './catalogue.ts';
import type { SearchEngine } from './engine.ts';
import { hitsOf } from './hits.ts';
import { passes } from './narrow.ts';
import { type AskedSearch, type Plan, planOf } from './plan.ts';
import { queryProblem } from './query-problem.ts';
import { readOnly } from './read-only.ts';
import { countOnly, runOn, textsInScope, timeLimit } from './run.ts';
import { type SearchText, searchableTexts } from './which-texts.ts';

type Asked = v.InferOutput<typeof searchEndpoints.suggest.query>;
type Suggestions = { direct: Suggestion[]; total: number };

const mostDocuments = 3;
const mostHeadings = 4;

/** Where what is being typed may lead: documents by their names, articles by their headings, and all hits. */
export async function suggest(engine: SearchEngine, asked: Asked): Promise<Suggestions> {
  const { query, problems } = parseQuery(asked.query);
  // Half a query is no mistake: it only leads nowhere yet.
  if (queryProblem(problems) !== undefined) return { direct: [], total: 0 };
  const whole: AskedSearch = { ...asked, start: 0, rows: 0, order: 'relevance' };
  const { documents, plan, texts } = await readOnly(engine.db, timeLimit, async (trx) => {
    const known = await engine.catalogue.read(trx);
    const own = planOf(query, whole, known, dayOf(engine.now()));
    const { before, after } = own.restrictions;
    const languages = [asked.searchLanguage];
    return {
      documents: known,
      plan: own,
      texts: await searchableTexts(trx, { languages, day: own.day, before, after }),
    };
  });
  const current = textsInScope(texts, plan, asked.searchLanguage).filter(
    (text) => passes(plan.filters, text).validity,
  );
  const { total } = await runOn(engine, documents, plan, asked.searchLanguage, current, countOnly);
  return {
    direct: [
      ...documentsFor(asked, documents, texts),
      ...(await headingsFor(engine, asked, documents, plan, current)),
    ],
    total,
  };
}

/** Documents of which a name begins with what is typed, those that can be read now. */
function documentsFor(asked: Asked, documents: Documents, texts: readonly SearchText[]): Suggestion[] {
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
      return [
        {
          kind: 'document',
          regTextId,
          label: shortName,
          detail: shortName === title ? '' : title,
          sourceNumber,
          versionDate: text.versionDate,
        },
      ];
    })
    .slice(0, mostDocuments);
}

/** Articles whose heading has all words that are typed, the last of them perhaps not to its end. */
async function headingsFor(
  engine: SearchEngine,
  asked: Asked,
  documents: Documents,
  plan: Plan,
  texts: readonly SearchText[],
): Promise<Suggestion[]> {
  const need = headingNeed(asked.query);
  if (need === undefined) return [];
  const page = { start: 0, rows: mostHeadings, order: 'relevance' } as const;
  const run = await runOn(engine, documents, { ...plan, need }, asked.searchLanguage, texts, page, {
    soft: false,
  });
  const found = run.hits.flatMap((hit) => {
    const text = run.texts.get(hit.textId);
    return text === undefined ? [] : [{ ...hit, path: hit.unit, text, reasons: [] }];
  });
  const hits = await readOnly(engine.db, timeLimit, (trx) =>
    hitsOf(trx, found, { query: asked.query, display: asked.displayLanguage }),
  );
  return hits.map((hit) => ({
    kind: 'heading',
    regTextId: hit.regTextId,
    path: hit.completeParagraphID.slice(hit.regTextId.length + 1),
    label: hit.heading.map(({ text }) => text).join(''),
    detail: `${hit.number} ${hit.shortName}`,
    sourceNumber: hit.sourceNumber,
    versionDate: hit.versionDate,
  }));
}

function headingNeed(query: string): Need | undefined {
  const words = tokenise(query);
  const fields = ['heading', 'marginal'] as const;
  const needs = words.map(({ word, end }): Need => {
    const isBeingTyped = end === query.length;
    return { kind: isBeingTyped ? 'prefix' : 'word', word, fields };
  });
  return needs.length > 1 ? { kind: 'and', needs } : needs[0];
}
