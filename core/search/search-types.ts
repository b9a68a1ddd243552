import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Loadable } from '../async/loadable.ts';
import type { DomainSearchReply } from '../contract/domain/search.ts';
import type { domainSearchEndpoints } from '../contract/domain/search-endpoints.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { AbsentCitation } from '../contract/main/absent-citation.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import type { readingEndpoints } from '../contract/main/reading-endpoints.ts';
import type { Unit } from '../contract/main/regulation-text.ts';
import type {
  BesideLawReply,
  BoxOffers,
  ProviderCommentReply,
  QueryLanguage,
  SearchHit,
  SearchReply,
  Suggestion,
} from '../contract/main/search.ts';
import type { searchEndpoints } from '../contract/main/search-endpoints.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import type { OfSamples } from '../samples.ts';
import type { Session } from '../session/session.ts';
import type { ProductStorage } from '../session/storage.ts';
import type { QueryProblem } from './query-language.ts';
import type { RecentSearches } from './recent.ts';
import type { SearchRequest } from './search-request.ts';

export type SearchDependencies = {
  main: Pick<
    Client<typeof searchEndpoints>,
    'mainSearch' | 'searchRegArtComments' | 'searchTopics' | 'searchChangeFiles' | 'suggest' | 'boxOffers'
  > &
    Pick<Client<typeof readingEndpoints>, 'regulation' | 'regText' | 'tableOfContent' | 'listOfRegulation'>;
  domain: Client<typeof domainSearchEndpoints>;
  session: Pick<Session, '$session' | 'domainUrl'>;
  notices: Pick<Notices, 'report'>;
  storage: Pick<ProductStorage, 'read' | 'write'>;
  now: () => number;
} & OfSamples;

/** Where a search leads. The caller navigates; the core never does. */
export type Destination =
  /** A place in the document that is being read. */
  | { to: 'jump'; path: string }
  | { to: 'results'; request: SearchRequest }
  | {
      to: 'read';
      regTextId: string;
      article?: string | undefined;
      path?: string | undefined;
      /** Set where the place reads differently today: a day on which it reads as in the hit. */
      versionDate?: string | undefined;
      language: LanguageCode;
    };

/** A page of what the main server finds beside law. */
export type ProviderReply = ProviderCommentReply | BesideLawReply;

export type SearchContext = {
  searchLanguage: LanguageCode;
  displayLanguage: LanguageCode;
  /** Whether somebody chose the search language. */
  languageChosen?: true | undefined;
  /** Day of the results or the text on screen; today where absent. */
  versionDate?: string | undefined;
  /** Set on the read page: a term that is an article number opens that article of this document. */
  reading?: { regTextId: string; versionDate?: string | undefined } | undefined;
};

export type Suggested = {
  term: string;
  direct: readonly Suggestion[];
  /** Words of the texts that complete the last word, each with the whole query. */
  completions?: readonly { query: string; word: string }[] | undefined;
  /** Number of hits of the whole term. */
  total?: number | undefined;
  /** The language of the term, if it is not the search language. */
  queryLanguage?: QueryLanguage | undefined;
  /** What the term cites and the collection does not have. */
  absent?: readonly AbsentCitation[] | undefined;
  /** The place in the open document that the term names. */
  inDocument?: Suggestion | undefined;
};

/** A search box with its results. */
export type BoxSearch = {
  /** The text in the box. */
  $term: WritableAtom<string>;
  $request: ReadableAtom<SearchRequest | undefined>;
  $results: ReadableAtom<Loadable<SearchReply>>;
  $domain: ReadableAtom<Loadable<DomainSearchReply>>;
  /** The comments of the provider, once their facet is chosen; until then `$results` has their number. */
  $provider: ReadableAtom<Loadable<ProviderReply>>;
  /** Why the term was not searched. */
  $problem: ReadableAtom<QueryProblem | undefined>;
  /** Whether a search is running; another one is ignored until it ends. */
  $running: ReadableAtom<boolean>;
  $suggested: ReadableAtom<Suggested | undefined>;
  /** Starts a search and resolves to where it leads; undefined where it was ignored, refused or superseded. */
  run: (term: string, context: SearchContext) => Promise<Destination | undefined>;
  /** Puts the term of an address into the box; what was typed while its search ran stays. */
  adopt: (term: string) => void;
  /** Shows the results of an address; those on screen already are not fetched again. */
  show: (request: SearchRequest) => Promise<void>;
  /** Repeats the calls that failed. */
  retry: () => Promise<void>;
  /** Fetches suggestions for a term that is being typed; a newer call aborts the older. */
  suggest: (term: string, context: SearchContext) => Promise<void>;
  /** Clears `$problem` while the term is being corrected. */
  dismissProblem: () => void;
  close: () => void;
};

export type Preview = {
  /** The article of the hit; undefined where the reply does not contain it. */
  $unit: ReadableAtom<Loadable<Unit | undefined>>;
  show: (hit: SearchHit) => Promise<void>;
  close: () => void;
};

export type Search = {
  recent: RecentSearches;
  /** Sample queries by search language, since names of acts differ, and sources; undefined while they are unknown. */
  offers: (language: LanguageCode) => Promise<BoxOffers | undefined>;
  /** The documents, to name places in them; none while they are unknown. */
  documents: (language: LanguageCode) => Promise<readonly RegulationDocument[]>;
  /** One for the whole portal, where box and results are in different places of the page. */
  shared: BoxSearch;
  /** A separate one, for an element. */
  createBoxSearch: () => BoxSearch;
  /** Whole articles of hits, for a preview beside the list. */
  createPreview: () => Preview;
};
