import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { facetNames, type SearchReply } from '#core/contract/main/search.ts';
import { dayOf } from '../../main/versions.ts';
import { type Documents, shownName } from './catalogue.ts';
import type { SearchEngine } from './engine.ts';
import { type Answering, hitsOf } from './hits.ts';
import { findLadder } from './ladder.ts';
import { countsFor } from './narrow.ts';
import { type AskedSearch, type Plan, planOf, readQuery } from './plan.ts';
import { readOnly } from './read-only.ts';
import { type Run, runWithCounts, timeLimit } from './run.ts';
import { type SearchText, searchableTexts } from './which-texts.ts';

/** After so many milliseconds nothing more is looked for than what was asked. */
const timeBudget = 400;

/** Answers a search. Nothing of the query is kept or logged: it is private. */
export async function mainSearch(engine: SearchEngine, asked: AskedSearch): Promise<SearchReply> {
  const started = performance.now();
  const isLate = () => performance.now() - started > timeBudget;
  const query = readQuery(asked.query);
  const { documents, plan, texts } = await readOnly(engine.db, timeLimit, async (trx) => {
    const known = await engine.catalogue.read(trx);
    const own = planOf(query, asked, known, dayOf(engine.now()));
    const { before, after } = own.restrictions;
    const there = await searchableTexts(trx, { languages: languageCodes, day: own.day, before, after });
    return { documents: known, plan: own, texts: there };
  });
  const { searchLanguage: language } = asked;
  const run = await runWithCounts(engine, documents, plan, language, texts, asked);
  const ladder = await findLadder({ engine, documents, texts, asked, plan, total: run.total, isLate });
  const shown = ladder.taken ?? run;
  const hits = await readOnly(engine.db, timeLimit, (trx) =>
    hitsOf(trx, answering(shown), { query: asked.query, display: asked.displayLanguage }),
  );
  return {
    status: run.total > 0 ? 2 : 3,
    facetFields: { ...Object.fromEntries(facetNames.map((name) => [name, 0])), regulations: shown.total },
    hits,
    total: shown.total,
    ladder: ladder.steps,
    narrow: narrowOf(shown, plan, documents, asked.displayLanguage, ladder.byLanguage),
    asOf: plan.day,
    ignored: [...run.ignored],
  };
}

function answering({ hits, texts }: Run): Answering[] {
  return hits.flatMap(({ textId, evidence, ...hit }) => {
    const text: SearchText | undefined = texts.get(textId);
    return text === undefined ? [] : [{ ...hit, text, reasons: evidence }];
  });
}

function narrowOf(
  { counted }: Run,
  { filters }: Plan,
  documents: Documents,
  display: LanguageCode,
  byLanguage: ReadonlyMap<LanguageCode, number>,
): SearchReply['narrow'] {
  const counts = countsFor(counted, filters);
  return {
    ...counts,
    documents: counts.documents.map(({ value, count }) => {
      const document = documents.byKey.get(value);
      return { value, name: document ? nameIn(document, display) : value, count };
    }),
    languages: languageCodes.map((value) => ({ value, count: byLanguage.get(value) ?? 0 })),
  };
}

/** "Bankengesetz, BankG": how people know it and how they write it. */
function nameIn(document: Parameters<typeof shownName>[0], display: LanguageCode): string {
  const { shortName, title } = shownName(document, display);
  return shortName === title ? title : `${title}, ${shortName}`;
}
