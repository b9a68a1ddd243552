import { languageCodes } from '#core/contract/languages.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import type { Viewer } from '../../data/visible-texts.ts';
import type { LanguageWords } from '../rank/language-ranker.ts';
import { createWorkBudget, type WorkBudget } from '../rank/work-budget.ts';
import { tokenise } from '../words/tokenise.ts';
import type { Documents } from './catalogue.ts';
import { type Cited, readCited } from './cited.ts';
import type { SearchEngine } from './engine.ts';
import { readQuery, type SearchPlan, type SearchQuery, searchPlanOf } from './plan.ts';
import { readOnly, timeLimit } from './read-only.ts';
import { inIndex, type SearchText } from './which-texts.ts';

/** A query, who asks and today's date in Switzerland; aborted when nobody waits for the reply any more. */
export type DatedQuery<Query> = {
  query: Query;
  viewer: Viewer;
  today: string;
  signal?: AbortSignal | undefined;
};

/** Everything that is known about one search before it ranks. */
export type Situation = {
  engine: SearchEngine;
  request: SearchQuery;
  today: string;
  documents: Documents;
  /** The texts of all languages, whatever the scope. */
  texts: readonly SearchText[];
  /** The whole query. */
  plan: SearchPlan;
  cited: Cited | undefined;
  /** The query without what it cites; undefined where nothing is left to look for. */
  planWithoutCitations: SearchPlan | undefined;
  /** The work that all rankings of this reply may do together. */
  budget: WorkBudget;
  /** Aborted when nobody waits for the reply any more. */
  signal: AbortSignal | undefined;
} & SearchTime;

/** The time that a reply may take. */
type SearchTime = {
  /** Whether the time for extras (ladder steps, corrections) is over. */
  isOverTime: () => boolean;
  /** Whether it was over when somebody asked, so that extras were left out. */
  wasOverTime: () => boolean;
};

/** Milliseconds after the index is loaded; later, ladder steps and corrections are skipped if there are hits. */
const timeBudget = 400;
/** In postings: about a quarter of a second of one thread, for the hits, the counts and the ladder together. */
const workOfReply = 30_000_000;

/** Reads a query and, from one state of the database, what it may look at. */
export async function readSituation(
  engine: SearchEngine,
  { query: request, viewer, today, signal }: DatedQuery<SearchQuery>,
): Promise<Situation> {
  const query = readQuery(request.query);
  const { citations, ...read } = await readOnly(engine.db, timeLimit, async (trx) => {
    const documents = await engine.catalogue.read(trx, viewer);
    const plan = searchPlanOf(query, request, documents, today);
    const { before, after } = plan.restrictions;
    const texts = await documents.texts(trx, { languages: languageCodes, day: plan.day, before, after });
    const scope = { names: documents.nameIndex, documents, texts, language: request.searchLanguage };
    const citations = await readCited(trx, request.query, scope);
    return { engine, request, today, signal, documents, texts, plan, citations };
  });
  const isWord = citations.doubtful !== undefined && (await isInTexts(read, citations.doubtful.name));
  const cited = isWord ? citations.doubtful?.asWord : citations.cited;
  const planWithoutCitations = planOfRest(read, cited);
  if (planWithoutCitations !== undefined) await wordsOf(read);
  return {
    ...read,
    cited,
    planWithoutCitations,
    budget: createWorkBudget(workOfReply),
    ...startTime(),
  };
}

/** The time for extras, which begins now. */
export function startTime(): SearchTime {
  const started = performance.now();
  let wasOver = false;
  return {
    isOverTime: () => {
      wasOver ||= performance.now() - started > timeBudget;
      return wasOver;
    },
    wasOverTime: () => wasOver,
  };
}

type Read = Pick<Situation, 'engine' | 'documents' | 'texts' | 'request' | 'plan' | 'today'>;

/** The plan of the words that are no citation; undefined where nothing is left to look for. */
function planOfRest(
  { plan, request, documents, today }: Read,
  cited: Cited | undefined,
): SearchPlan | undefined {
  if (cited === undefined || cited.document) return plan;
  const rest = searchPlanOf(parseQuery(cited.rest).query, request, documents, today);
  return rest.need === undefined ? undefined : rest;
}

/** Whether the searched texts have each word of a name. */
async function isInTexts(read: Read, name: string): Promise<boolean> {
  const { expander } = await wordsOf(read);
  return tokenise(name).every(({ word }) => expander.inflections(word).length > 0);
}

/**
 * The words of the searched texts. This loads the index before the time is measured: the first search after a start
 * must not get a poorer reply.
 */
function wordsOf({ engine, documents, texts, request }: Read): Promise<LanguageWords> {
  const inLanguage = texts.filter(({ language }) => language === request.searchLanguage);
  const { shared, own } = inIndex(documents.viewer, inLanguage);
  return engine.ranker.words(request.searchLanguage, shared, own);
}
