import type { LanguageCode } from '#core/contract/languages.ts';
import { categories } from '#core/contract/main/reading.ts';
import {
  documentParts,
  type FacetName,
  facetNames,
  searchOrders,
  validities,
} from '#core/contract/main/search.ts';
import { isDay } from '#core/lib/dates.ts';
import { toLanguageCode } from '#core/lib/locales.ts';
import { newSearch, pageFrom, type SearchRequest } from '#core/search/search-request.ts';

type Search = Pick<SearchRequest, 'term'> & Partial<SearchRequest>;

/** The address of results: languages and term in the path, all that narrows or orders them in the query. */
export function searchAddress(asked?: Search): string {
  if (!asked) return '/search';
  const { searchLanguage = 'DE', displayLanguage = searchLanguage, term } = asked;
  const path = ['/search', searchLanguage, displayLanguage, ...(term ? [encodeURIComponent(term)] : [])];
  const query = new URLSearchParams();
  const write = (name: string, value: string | undefined) => {
    if (value) query.set(name, value);
  };
  write('in', asked.facet === 'regulations' ? undefined : asked.facet);
  write('order', asked.order === 'relevance' ? undefined : asked.order);
  write('page', asked.page && asked.page > 1 ? String(asked.page) : undefined);
  write('versionDate', asked.versionDate);
  write('category', asked.categories?.join(','));
  write('document', asked.documents?.join(','));
  write('part', asked.parts?.join(','));
  write('validity', asked.validities?.join(','));
  const search = query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : '';
  return `${path.join('/')}${search}`;
}

/** Reads an address made by `searchAddress`; what is unusable is left out, languages that are missing are given. */
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
