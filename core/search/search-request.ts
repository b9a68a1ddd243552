import { type DomainSearchReply, domainFacets } from '../contract/domain/search.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { Category } from '../contract/main/categories.ts';
import {
  type DocumentPart,
  type FacetName,
  facetNames,
  type SearchReply,
  type searchOrders,
  searchPageSize,
  type Validity,
} from '../contract/main/search.ts';
import type { QueryProblem } from './query-language.ts';

export type SearchOrder = (typeof searchOrders)[number];

/** Everything that determines which results are on screen; a page keeps all of it in its address. */
export type SearchRequest = {
  term: string;
  searchLanguage: LanguageCode;
  displayLanguage: LanguageCode;
  /** Whether somebody chose the search language: then a query in another one is not searched there by itself. */
  languageChosen?: true | undefined;
  facet: FacetName;
  order: SearchOrder;
  /** Counted from 1. */
  page: number;
  /** Search the law of this day; today's where absent. */
  versionDate?: string | undefined;
  categories: readonly Category[];
  documents: readonly string[];
  parts: readonly DocumentPart[];
  validities: readonly Validity[];
};

/** A new search: first page, by relevance, no filter. */
export function newSearch(
  term: string,
  searchLanguage: LanguageCode,
  displayLanguage: LanguageCode,
): SearchRequest {
  return {
    term: term.trim(),
    searchLanguage,
    displayLanguage,
    facet: 'regulations',
    order: 'relevance',
    page: 1,
    categories: [],
    documents: [],
    parts: [],
    validities: [],
  };
}

/** Another view of the same search; unless the change names a page, it starts at the first one. */
export function changeSearch(request: SearchRequest, change: Partial<SearchRequest>): SearchRequest {
  return { ...request, page: 1, ...change };
}

/** Whether filters narrow the search, besides its term. */
export function isNarrowed({
  categories,
  documents,
  parts,
  validities,
  versionDate,
}: SearchRequest): boolean {
  const chosen = categories.length + documents.length + parts.length + validities.length;
  return chosen > 0 || versionDate !== undefined;
}

/**
 * Whether a term has only plain words, numbers and citations. Without signs and OR, no modifier can be wrong.
 */
export const isPlain = (term: string): boolean =>
  /^[\p{L}\p{N}\s.,'’§/]*[\p{L}\p{N}][\p{L}\p{N}\s.,'’§/]*$/u.test(term) && !/\bOR\b/.test(term);

/**
 * The problem that prevents a term from being searched. The parser of the query language loads with the first
 * term that is not plain; if it cannot be loaded, only the server checks the term.
 */
export async function findFatalProblem(term: string): Promise<QueryProblem | undefined> {
  if (isPlain(term)) return undefined;
  // Without the code the term is sent as it is: the server checks it too.
  const language = await import('./query-language.ts').catch(() => undefined);
  return language?.fatalProblem(term);
}

const joined = (values: readonly string[]) => (values.length > 0 ? values.join(',') : undefined);

/** Asks for the language of the query to be searched, unless somebody chose one. */
export const recognition = ({ languageChosen }: Pick<SearchRequest, 'languageChosen'>) =>
  languageChosen ? {} : ({ recogniseLanguage: 'true' } as const);

/** The language that was searched: that of the query, where it took the place of the requested one. */
export const searchedLanguage = (
  { searchLanguage }: Pick<SearchRequest, 'searchLanguage'>,
  reply: Pick<SearchReply, 'queryLanguage'> | undefined,
): LanguageCode => (reply?.queryLanguage?.searched ? reply.queryLanguage.language : searchLanguage);

const rowsOf = (page: number) => ({ start: (page - 1) * searchPageSize, rows: searchPageSize });

/** The query for the main server. The page counts only for its own facet; other facets leave it at the first. */
export function mainQuery(request: SearchRequest) {
  const page = request.facet === 'regulations' ? request.page : 1;
  const filters = {
    versionDate: request.versionDate,
    categories: joined(request.categories),
    documents: joined(request.documents),
    parts: joined(request.parts),
    validities: joined(request.validities),
  };
  const set = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    query: request.term,
    searchLanguage: request.searchLanguage,
    displayLanguage: request.displayLanguage,
    ...recognition(request),
    ...rowsOf(page),
    order: request.order,
    ...(Object.fromEntries(set) as { [name in keyof typeof filters]?: string }),
  };
}

/** The query for the organisation's server: a page of its own facet, otherwise the first hits of each facet. */
export function domainQuery(request: SearchRequest) {
  const facet = domainFacets.find((each) => each === request.facet);
  const page = facet === undefined ? 1 : request.page;
  const query = { query: request.term, ...rowsOf(page) };
  return facet === undefined ? query : { ...query, facet };
}

/** The kinds beside law that the main server finds, each by a call of its own. */
export const providerFacets = ['topics', 'regestaComments', 'changeFiles'] as const;
type ProviderFacet = (typeof providerFacets)[number];

export const isProviderFacet = (facet: FacetName): facet is ProviderFacet =>
  providerFacets.some((each) => each === facet);

/** The query for what the main server finds beside law; undefined in facets that it knows nothing of. */
export function providerQuery({ facet, page, term, displayLanguage }: SearchRequest) {
  if (!isProviderFacet(facet)) return undefined;
  return { facet, query: { query: term, displayLanguage, ...rowsOf(page) } };
}

/** The part of a page that is left for these hits where others come first. */
export function afterOthers<Q extends NonNullable<ReturnType<typeof providerQuery>>>(
  { query, ...rest }: Q,
  others: number,
) {
  const end = Math.max(0, query.start + query.rows - others);
  const start = Math.max(0, query.start - others);
  return { ...rest, query: { ...query, start, rows: end - start } };
}

/** Numbers of hits by facet, from both servers; a facet without a reply is absent. */
export type FacetCounts = Partial<Record<FacetName, number>>;

export function facetCounts(
  main: SearchReply | undefined,
  domain: DomainSearchReply | undefined,
): FacetCounts {
  const counts: FacetCounts = {};
  for (const name of facetNames) {
    const numbers = [main?.facetFields[name], domain?.facetFields[name]].filter((each) => each !== undefined);
    if (numbers.length > 0) counts[name] = numbers.reduce((sum, each) => sum + each, 0);
  }
  return counts;
}

/** Kinds that can be found today; a kind joins them with the feature that brings it. */
const builtKinds: readonly FacetName[] = ['regulations'];

/** The kinds to choose from: those that can be found, and others where there are hits or that an address names. */
export function offeredFacets(counts: FacetCounts, chosen: FacetName): FacetName[] {
  return facetNames.filter((name) => builtKinds.includes(name) || counts[name] || name === chosen);
}

/** The last page that the servers return. */
const lastPage = 501;

/** The number of pages. */
export function pagesOf(total: number): number {
  return Math.min(lastPage, Math.max(1, Math.ceil(total / searchPageSize)));
}

/** The given page if it is valid, otherwise the first. */
export function pageFrom(page: number): number {
  return Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}
