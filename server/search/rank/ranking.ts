import type { LanguageCode } from '#core/contract/languages.ts';
import type { DocumentPart, MatchReason } from '#core/contract/main/search.ts';
import type { Part } from '../index/part.ts';
import type { Expander } from './expander.ts';
import type { ExpansionKind } from './expansion.ts';
import type { Need } from './need.ts';
import type { Weights } from './weights.ts';
import type { WorkBudget } from './work-budget.ts';

/** A text that the search may look at. */
export type RankedText = {
  id: number;
  /** The same for all versions of a document: of an article that several have, the newest answers. */
  group: number;
  /** Compared as texts: the version date. */
  version: string;
  /** Place of its document in the order "by article". */
  order: number;
  /** 1, or less for what is not in force. */
  weight?: number;
};

export type RankFilter = {
  /** Paths of the only units wanted. */
  paths?: ReadonlySet<string>;
  parts?: ReadonlySet<DocumentPart>;
  /** By the path; asked once for each path of the index that words lead to. */
  letsArticle?: ((path: string) => boolean) | undefined;
};

export type RankIndex = { language: LanguageCode; parts: readonly Part[]; expander: Expander };

export type VotesFor = (textId: number, path: string) => number;

export type RankRequest = RankFilter & {
  /** Absent: every article. */
  need?: Need | undefined;
  texts: ReadonlyMap<number, RankedText>;
  order?: 'relevance' | 'article';
  start: number;
  rows: number;
  /**
   * Whether articles may lack words: 'if nothing' has them all. By default no, unless nothing has all
   * words, or there are so many that it is a question.
   */
  soft?: boolean | 'if nothing';
  /** How many articles cite an article. */
  votesFor?: VotesFor | undefined;
  weights?: Weights;
  /** Of the whole answer, where it ranks several times; by default each ranking has its own. */
  budget?: WorkBudget | undefined;
};

/** By which word of the text an asked one is answered, and where. */
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
  /** Path of the paragraph that answers best, or of the article. */
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
  /** The work that it may cost was done before all was looked at: there may be more. */
  atLeast: boolean;
  /** The hits may lack words. */
  soft: boolean;
};
