import type { LanguageCode } from '#core/contract/languages.ts';
import { categories } from '#core/contract/main/categories.ts';
import {
  documentParts,
  type FacetName,
  facetNames,
  searchOrders,
  validities,
} from '#core/contract/main/search.ts';
import { isDay } from '#core/lib/day.ts';
import { toLanguageCode } from '#core/lib/locales.ts';
import { newSearch, pageFrom, type SearchRequest } from '#core/search/search-request.ts';

type Search = Pick<SearchRequest, 'term'> & Partial<SearchRequest>;

/** The address of results: languages and term in the path, filters and order in the query. */
export function searchAddress(request?: Search): string {
  if (!request) return '/search';
  const { searchLanguage = 'DE', displayLanguage = searchLanguage, term } = request;
  const path = ['/search', searchLanguage, displayLanguage, ...(term ? [encodeURIComponent(term)] : [])];
  const query = new URLSearchParams();
  const write = (name: string, value: string | undefined) => {
    if (value) query.set(name, value);
  };
  write('in', request.facet === 'regulations' ? undefined : request.facet);
  write('order', request.order === 'relevance' ? undefined : request.order);
  write('page', request.page && request.page > 1 ? String(request.page) : undefined);
  write('language', request.languageChosen ? 'chosen' : undefined);
  write('versionDate', request.versionDate);
  write('category', request.categories?.join(','));
  write('document', request.documents?.join(','));
  write('part', request.parts?.join(','));
  write('validity', request.validities?.join(','));
  const search = query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : '';
  return `${path.join('/')}${search}`;
}

/** Parses an address made by `searchAddress`; invalid parts are dropped, missing languages are filled in. */
export function parseSearchAddress(address: string, language: LanguageCode): SearchRequest | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const match = /^\/search(?:\/([^/]+))?(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(pathname);
  if (!match) return undefined;
  const searchLanguage = toLanguageCode(match[1] ?? '') ?? language;
  const displayLanguage = toLanguageCode(match[2] ?? '') ?? searchLanguage;
  const listed = <T extends string>(name: string, known: readonly T[]): T[] => {
    const given = (searchParams.get(name) ?? '').split(',');
    return known.filter((each) => given.includes(each));
  };
  const facet: FacetName = facetNames.find((each) => each === searchParams.get('in')) ?? 'regulations';
  const versionDate = searchParams.get('versionDate') ?? '';
  return {
    ...newSearch(decoded(match[3]), searchLanguage, displayLanguage),
    ...(searchParams.get('language') === 'chosen' ? { languageChosen: true } : {}),
    facet,
    order: searchOrders.find((each) => each === searchParams.get('order')) ?? 'relevance',
    page: pageFrom(Number(searchParams.get('page') ?? 1)),
    versionDate: isDay(versionDate) ? versionDate : undefined,
    categories: listed('category', categories),
    documents: (searchParams.get('document') ?? '').split(',').filter((key) => /^[\w.-]{1,80}$/.test(key)),
    parts: listed('part', documentParts),
    validities: listed('validity', validities),
  };
}

function decoded(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return ''; // a stray percent sign: no address of ours
  }
}
