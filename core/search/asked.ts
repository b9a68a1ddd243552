import type { LanguageCode } from '../contract/languages.ts';
import type { Category } from '../contract/main/reading.ts';
import {
  type DocumentPart,
  type FacetName,
  type searchOrders,
  searchPageSize,
  type Validity,
} from '../contract/main/search.ts';

export type SearchOrder = (typeof searchOrders)[number];

/** Everything that says which results are on screen; a page keeps all of it in its address. */
export type Asked = {
  term: string;
  searchLanguage: LanguageCode;
  displayLanguage: LanguageCode;
  facet: FacetName;
  order: SearchOrder;
  /** Counted from 1. */
  page: number;
  /** Law of this day; today's where absent. */
  versionDate?: string | undefined;
  categories: readonly Category[];
  documents: readonly string[];
  parts: readonly DocumentPart[];
  validities: readonly Validity[];
};

/** A fresh search: first page, by relevance, nothing narrowed. */
export function askFor(term: string, searchLanguage: LanguageCode, displayLanguage: LanguageCode): Asked {
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

/** Another view of the same search; whatever changes what is found begins at its first page. */
export function askOther(asked: Asked, change: Partial<Asked>): Asked {
  return { ...asked, page: 1, ...change };
}

/** Whether anything narrows the search besides its term. */
export function isNarrowed({ categories, documents, parts, validities, versionDate }: Asked): boolean {
  const chosen = categories.length + documents.length + parts.length + validities.length;
  return chosen > 0 || versionDate !== undefined;
}

const listed = (values: readonly string[]) => (values.length > 0 ? values.join(',') : undefined);

/** What the main server is asked; facets of others leave its first page as it is. */
export function mainQuery(asked: Asked) {
  const page = asked.facet === 'regulations' ? asked.page : 1;
  const given = {
    versionDate: asked.versionDate,
    categories: listed(asked.categories),
    documents: listed(asked.documents),
    parts: listed(asked.parts),
    validities: listed(asked.validities),
  };
  const named = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    query: asked.term,
    searchLanguage: asked.searchLanguage,
    displayLanguage: asked.displayLanguage,
    start: (page - 1) * searchPageSize,
    rows: searchPageSize,
    order: asked.order,
    ...(Object.fromEntries(named) as { [name in keyof typeof given]?: string }),
  };
}

/** Servers go no further down than this page. */
const lastPage = 501;

/** How many pages there are to turn. */
export function pagesOf(total: number): number {
  return Math.min(lastPage, Math.max(1, Math.ceil(total / searchPageSize)));
}

/** A page that can be asked for: the first where it is none. */
export function pageFrom(page: number): number {
  return Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}
