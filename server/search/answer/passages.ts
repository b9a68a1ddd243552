import type { LanguageCode } from '#core/contract/languages.ts';
import { type Category, categories } from '#core/contract/main/categories.ts';
import type { MatchReason } from '#core/contract/main/match-reason.ts';
import type { Validity } from '#core/contract/main/search.ts';
import type { NamingFamily } from '#core/law/display-name.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import { nameInLanguage } from './catalogue.ts';
import { displayedUnits } from './displayed-units.ts';
import type { SearchEngine } from './engine.ts';
import { findListing } from './find-listing.ts';
import { findLadder } from './ladder.ts';
import type { Listing } from './listing.ts';
import type { SearchQuery } from './plan.ts';
import { readInLanguage } from './query-language.ts';
import { readOnly, timeLimit } from './read-only.ts';
import { runPlan } from './run.ts';
import type { DatedQuery, Situation } from './situation.ts';
import { piecesOfUnit } from './unit-pieces.ts';

/*
 * What the search knows of a question, for those who answer it in sentences: the articles that match it best, with
 * the words of each of their places and the words by which they match.
 */

/** A question as words to search for, in the language in which it is expected to be. */
export type PassageQuery = {
  query: string;
  language: LanguageCode;
  versionDate?: string | undefined;
  /** Number of articles. */
  rows: number;
};

/** A word of a text that answers a word of the question; several words, with blanks between them, answer together. */
export type WordAnswer = Pick<MatchReason, 'asked' | 'found' | 'kind' | 'field'>;

export type PassageArticle = {
  regTextId: string;
  sourceNumber: string;
  shortName: string;
  title: string;
  category: Category;
  sample: boolean;
  naming: NamingFamily;
  language: LanguageCode;
  versionDate: string;
  validity: Validity;
  /** Whether the text is older than the version in force on the day. */
  behind: boolean;
  /** The organisation that its document is internal to; null if everybody may read it. */
  owner: string | null;
  repealed: boolean;
  /** Path of the article, and of the place in it that matches best. */
  unit: string;
  path: string;
  heading: string;
  containers: string[];
  score: number;
  /** Whether the question cites the article. */
  cited: boolean;
  answers: WordAnswer[];
  /** Its words by places, in the order of the text; those of a row of a table are one piece. */
  pieces: { path: string; text: string; row: boolean }[];
};

export type PassagesReply = {
  /** The question as it was searched. */
  question: string;
  /** The language in which the question was searched. */
  language: LanguageCode;
  /** The day whose law was searched. */
  asOf: string;
  articles: PassageArticle[];
  /** The words that were looked for, folded, with what each weighs. */
  weighed: { word: string; rarity: number }[];
  /** The rarity of a word that no text has, by which scores are compared. */
  rarest: number;
};

/** Finds the articles that may answer a question, in all categories, the best first. */
export async function findPassages(
  engine: SearchEngine,
  { query: { query, language, versionDate, rows }, ...dated }: DatedQuery<PassageQuery>,
): Promise<PassagesReply> {
  const request: SearchQuery = {
    query,
    searchLanguage: language,
    displayLanguage: language,
    recogniseLanguage: 'true',
    ...(versionDate === undefined ? {} : { versionDate }),
    start: 0,
    rows,
    order: 'relevance',
    categories: [...categories],
  };
  const { situation } = await readInLanguage(engine, { ...dated, query: request });
  const own = await findListing(situation, runPlan);
  const listing = own.total > 0 ? own : ((await inOtherLanguage(situation, own)) ?? own);
  return {
    question: query,
    language: situation.request.searchLanguage,
    asOf: situation.plan.day,
    articles: await articlesOf(situation, listing),
    weighed: [...listing.weighed],
    rarest: listing.rarest,
  };
}

/** Where no text in the language of the question has its words, those of other languages may: its words are translated. */
async function inOtherLanguage(situation: Situation, listing: Listing): Promise<Listing | undefined> {
  // Categories were given to search in all of them, not to narrow the list.
  const request = { ...situation.request, categories: [] };
  const { steps, taken } = await findLadder({ ...situation, request }, listing);
  return steps.some(({ kind, used }) => used && kind === 'otherLanguage') ? taken : undefined;
}

async function articlesOf(situation: Situation, { articles }: Listing): Promise<PassageArticle[]> {
  const { engine, documents } = situation;
  const places = articles.map(({ text, unit }) => ({ textId: text.id, siblingId: undefined, unit }));
  const units = await readOnly(engine.db, timeLimit, (trx) =>
    displayedUnits(trx, places, engine.containerTitles),
  );
  return articles.flatMap(({ text, unit: path, reasons, ...one }, at) => {
    const unit = units[at];
    const document = documents.byKey.get(text.regTextId);
    if (unit === undefined || document === undefined) return [];
    const { body, language, naming, containers } = unit;
    return {
      regTextId: text.regTextId,
      sourceNumber: document.sourceNumber,
      ...nameInLanguage({ ...document, ...unit }, language),
      category: text.category,
      sample: document.sample,
      naming,
      language,
      versionDate: text.versionDate,
      validity: text.validity,
      behind: text.behind !== undefined,
      owner: text.owner,
      repealed: body.repealed === true,
      unit: path,
      path: one.path,
      heading: plainInline(body.heading),
      containers,
      score: one.score,
      cited: reasons.some(({ kind }) => kind === 'citation'),
      answers: reasons.map(({ asked, found: answer, kind, field }) => ({
        asked,
        found: answer,
        kind,
        field,
      })),
      pieces: piecesOfUnit(body).map((piece) => ({
        path: piece.path,
        text: piece.text,
        row: piece.row !== undefined,
      })),
    };
  });
}
