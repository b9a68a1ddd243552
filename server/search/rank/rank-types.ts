import type { LanguageCode } from '#core/contract/languages.ts';
import type { MatchReason } from '#core/contract/main/match-reason.ts';
import type { DocumentPart } from '#core/contract/main/search.ts';
import type { OwnTexts } from '../index/index-cache.ts';
import type { IndexPart } from '../index/index-part.ts';
import type { Expander } from './expander.ts';
import type { ExpansionKind } from './expansion.ts';
import type { Need } from './need.ts';
import type { Weights } from './weights.ts';
import type { WorkBudget } from './work-budget.ts';

/** A text that the search may look at. */
export type RankedText = {
  id: number;
  /** The same for all versions of a document. Of an article in several versions the newest is a hit. */
  group: number;
  /** The version date; compared as a string. */
  version: string;
  /** Position of its document in the order "by article". */
  order: number;
  /** 1, or less for what is not in force. */
  weight?: number;
};

export type RankFilter = {
  /** Only units with these paths. */
  paths?: ReadonlySet<string>;
  parts?: ReadonlySet<DocumentPart>;
  /** Filter by path; its result is cached per path and index part. */
  letsArticle?: ((path: string) => boolean) | undefined;
};

export type RankIndex = { language: LanguageCode; parts: readonly IndexPart[]; expander: Expander };

export type VotesFor = (textId: number, path: string) => number;

export type RankRequest = RankFilter & {
  /** Absent: every article. */
  need?: Need | undefined;
  texts: ReadonlyMap<number, RankedText>;
  /** Which of them are internal to the organisation of the viewer. */
  own?: OwnTexts | undefined;
  order?: 'relevance' | 'article';
  start: number;
  rows: number;
  /**
   * Whether articles may lack words of the query; with 'if nothing', only if no article has all of them.
   * By default 'if nothing', and true for a question.
   */
  soft?: boolean | 'if nothing';
  /** How many articles cite an article. */
  votesFor?: VotesFor | undefined;
  weights?: Weights;
  /** The budget of the whole reply, where that ranks several times; by default each ranking has its own. */
  budget?: WorkBudget | undefined;
};

/** Which word of the text matches a word of the query, and in which field. */
export type Evidence = {
  asked: string;
  found: string;
  kind: ExpansionKind;
  field: Exclude<MatchReason['field'], 'number'>;
};

export type RankedHit = {
  textId: number;
  /** Path of the article. */
  unit: string;
  /** Path of the best matching paragraph, or of the article. */
  path: string;
  part: DocumentPart;
  repealed: boolean;
  score: number;
  evidence: readonly Evidence[];
  missing: readonly string[];
};

export type Ranked = {
  total: number;
  hits: readonly RankedHit[];
  counts: readonly { textId: number; part: DocumentPart; count: number }[];
  ignored: readonly string[];
  /** The work budget was spent before everything was inspected: there may be more. */
  atLeast: boolean;
  /** Some hits lack words of the query. */
  soft: boolean;
  /** Words that no text has, where no hit of the first page is on the subject of the query; else empty. */
  absent: readonly string[];
  /** The words that were looked for, each with its rarity among the articles: what it weighs. */
  weighed: readonly { word: string; rarity: number }[];
  /** The rarity of a word that no article has: the measure of all scores, which grow with the number of articles. */
  rarest: number;
};
