import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Loadable } from '../async/loadable.ts';
import type { DomainSearchReply, domainSearchEndpoints } from '../contract/domain/search.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { readingEndpoints } from '../contract/main/reading.ts';
import type { Unit } from '../contract/main/regulation-text.ts';
import type { regulationEndpoints } from '../contract/main/regulations.ts';
import type {
  FacetName,
  SearchHit,
  SearchReply,
  Suggestion,
  searchEndpoints,
} from '../contract/main/search.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import type { Session } from '../session/session.ts';
import type { ProductStorage } from '../session/storage.ts';
import type { Asked } from './asked.ts';
import type { QueryProblem } from './query-language.ts';
import type { RecentSearches } from './recent.ts';

export type SearchTools = {
  main: Pick<Client<typeof searchEndpoints>, 'mainSearch' | 'suggest'> &
    Pick<Client<typeof readingEndpoints>, 'regulation' | 'regText' | 'tableOfContent'> &
    Pick<Client<typeof regulationEndpoints>, 'listOfRegulation'>;
  domain: Client<typeof domainSearchEndpoints>;
  session: Pick<Session, '$session' | 'domainUrl'>;
  notices: Pick<Notices, 'report'>;
  storage: Pick<ProductStorage, 'read' | 'write'>;
  now: () => number;
};

/** Where a search leads; the core never goes there itself. */
export type Destination =
  /** A place in the document that is being read. */
  | { to: 'jump'; path: string }
  | { to: 'results'; asked: Asked }
  | {
      to: 'read';
      regTextId: string;
      article?: string | undefined;
      path?: string | undefined;
      /** A day on which the place is as it was found, where it is not so today. */
      versionDate?: string | undefined;
      language: LanguageCode;
    };

export type SearchContext = {
  searchLanguage: LanguageCode;
  displayLanguage: LanguageCode;
  /** Law of this day, as the results on screen show it; today's where absent. */
  versionDate?: string | undefined;
  /** Set on the read page: an article number is a place in this document. */
  reading?: { regTextId: string; versionDate?: string | undefined } | undefined;
};

export type Suggested = {
  term: string;
  direct: readonly Suggestion[];
  /** Hits that the whole term would give. */
  total?: number | undefined;
  /** The place in the open document that the term names. */
  here?: Suggestion | undefined;
};

/** A query that shows what can be asked; `text` names what it is an example of. */
export type Example = { term: string; text: 'examplePhrase' | 'exampleArticle' | 'exampleField' };

/** One box with its results. */
export type Searching = {
  /** What stands in the box. */
  $term: WritableAtom<string>;
  $asked: ReadableAtom<Asked | undefined>;
  $results: ReadableAtom<Loadable<SearchReply>>;
  $domain: ReadableAtom<Loadable<DomainSearchReply>>;
  /** What is wrong with the term; then nothing was asked. */
  $problem: ReadableAtom<QueryProblem | undefined>;
  /** A search that somebody started is under way; another one is ignored until it ends. */
  $running: ReadableAtom<boolean>;
  $suggested: ReadableAtom<Suggested | undefined>;
  /** Starts a search and answers where it leads; undefined where it was ignored or refused. */
  run: (term: string, context: SearchContext) => Promise<Destination | undefined>;
  /** Shows what an address asks for; what is on screen already is not fetched again. */
  show: (asked: Asked) => Promise<void>;
  /** Asks again what failed. */
  retry: () => Promise<void>;
  /** Fetches suggestions for what is being typed; a newer call aborts the older. */
  suggest: (term: string, context: SearchContext) => Promise<void>;
  /** Takes a complaint about the term away: it is being mended. */
  forgive: () => void;
  close: () => void;
};

export type Preview = {
  /** The article of the hit; absent in an answer that does not have it. */
  $unit: ReadableAtom<Loadable<Unit | undefined>>;
  show: (hit: SearchHit) => Promise<void>;
  close: () => void;
};

export type Search = {
  recent: RecentSearches;
  /** By the language that is searched: names of acts differ. */
  examples: (language: LanguageCode) => Promise<readonly Example[]>;
  /** The search of the whole application: its box and its results are in different places of the page. */
  shared: Searching;
  /** A search of its own, for an element. */
  createSearching: () => Searching;
  /** Whole articles of hits, for a view beside them. */
  createPreview: () => Preview;
};

/** What was found where, from both servers; a server that has not answered counts nothing. */
export type FacetCounts = Partial<Record<FacetName, number>>;
