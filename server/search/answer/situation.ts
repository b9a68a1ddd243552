import type { LanguageCode } from '#core/contract/languages.ts';
import { languageCodes } from '#core/contract/languages.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { createWorkBudget, type WorkBudget } from '../rank/work-budget.ts';
import type { Documents } from './catalogue.ts';
import { type Cited, readCited } from './cited.ts';
import type { SearchEngine } from './engine.ts';
import { type AskedSearch, type Plan, planOf, readQuery } from './plan.ts';
import { readOnly, timeLimit } from './read-only.ts';
import type { SearchText } from './which-texts.ts';

/** A query and today's date in Switzerland; aborted when nobody waits for the reply any more. */
export type QueryOfDay<Query> = { query: Query; today: string; signal?: AbortSignal | undefined };

/** All that one search knows before it ranks. */
export type Situation = {
  engine: SearchEngine;
  asked: AskedSearch;
  today: string;
  documents: Documents;
  /** Of the languages that are looked at, whatever the scope. */
  texts: readonly SearchText[];
  /** The whole query. */
  plan: Plan;
  cited: Cited | undefined;
  /** The query without what it cites; undefined where nothing is left to look for. */
  words: Plan | undefined;
  /** What all rankings of the answer may cost together. */
  budget: WorkBudget;
  /** Aborted when nobody waits for the reply any more. */
  signal: AbortSignal | undefined;
  /** The time for what nobody asked for is over: beside hits, what is not counted by then is not offered. */
  isLate: () => boolean;
};

/** Milliseconds after the index is loaded; later, ladder steps and corrections are skipped if there are hits. */
const timeBudget = 400;
/** A quarter of a second of one thread, in postings: shown, counted and offered. */
const workOfAnswer = 30_000_000;

/** Reads a query and, from one state of the database, what it may look at. */
export async function readSituation(
  engine: SearchEngine,
  { query: asked, today, signal }: QueryOfDay<AskedSearch>,
  languages: readonly LanguageCode[] = languageCodes,
): Promise<Situation> {
  const query = readQuery(asked.query);
  const read = await readOnly(engine.db, timeLimit, async (trx) => {
    const documents = await engine.catalogue.read(trx);
    const plan = planOf(query, asked, documents, today);
    const { before, after } = plan.restrictions;
    const texts = await documents.texts(trx, { languages, day: plan.day, before, after });
    const reading = { names: documents.nameIndex, documents, texts, language: asked.searchLanguage };
    const cited = await readCited(trx, asked.query, reading);
    const words =
      cited === undefined || cited.document
        ? plan
        : planOf(parseQuery(cited.rest).query, asked, documents, today);
    return {
      engine,
      asked,
      today,
      signal,
      documents,
      texts,
      plan,
      cited,
      words: words.need === undefined && words !== plan ? undefined : words,
    };
  });
  if (read.words !== undefined) await load(read);
  const started = performance.now();
  return {
    ...read,
    budget: createWorkBudget(workOfAnswer),
    isLate: () => performance.now() - started > timeBudget,
  };
}

/** The first search after a start waits for the index: that is no reason to answer it less. */
async function load({ engine, texts, asked }: Pick<Situation, 'engine' | 'texts' | 'asked'>): Promise<void> {
  const own = texts.filter(({ language }) => language === asked.searchLanguage);
  await engine.ranker.words(
    asked.searchLanguage,
    own.map(({ id }) => id),
  );
}
