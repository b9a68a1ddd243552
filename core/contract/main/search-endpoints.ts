import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { commaList, countUpTo, languageParam, regTextIdParam, searchFirstRow } from '../params.ts';
import { searchedText } from '../text.ts';
import { isoDate } from '../values.ts';
import { category } from './document-marks.ts';
import { entityTypes, indexCalls } from './indexing.ts';
import { documentPart, searchCalls, searchOrders, searchPageSize, validity } from './search.ts';

const searched = {
  query: searchedText(10_000),
  searchLanguage: languageParam,
  displayLanguage: languageParam,
  /**
   * A query that is in another language than `searchLanguage` is searched in that one, and displayed in it if the display
   * language is the same as `searchLanguage`. Without it, the other language is offered.
   */
  recogniseLanguage: v.optional(v.picklist(['true'])),
  /** Searches the law in force on this day; today if absent. */
  versionDate: v.optional(isoDate),
};

/** What is searched beside law: in all languages. */
const besideLaw = {
  query: searched.query,
  start: v.optional(searchFirstRow, 0),
  rows: v.optional(countUpTo(100), searchPageSize),
};
const displayed = { displayLanguage: searched.displayLanguage };
const searching = { cache: 'no-store', cachedWith: 'search', costs: 'searches' } as const;

export const searchEndpoints = endpoints(
  { ...searchCalls, ...indexCalls },
  {
    mainSearch: {
      query: v.object({
        ...searched,
        start: v.optional(searchFirstRow, 0),
        rows: v.optional(countUpTo(100), searchPageSize),
        order: v.optional(v.picklist(searchOrders), 'relevance'),
        categories: v.optional(commaList(category)),
        documents: v.optional(commaList(regTextIdParam)),
        parts: v.optional(commaList(documentPart)),
        validities: v.optional(commaList(validity)),
      }),
      cache: 'no-store',
      cachedWith: 'search',
      costs: 'searches',
    },
    searchRegArtComments: { query: v.object({ ...besideLaw, ...displayed }), ...searching },
    searchTopics: { query: v.object({ ...besideLaw, ...displayed }), ...searching },
    /** Not cached: a right decides. */
    searchChangeFiles: { query: v.object(besideLaw), cache: 'no-store', costs: 'searches' },
    boxOffers: { query: v.object({ language: languageParam }), cachedWith: 'collection' },
    suggest: { query: v.object(searched), ...searching },
    index: {
      body: v.object({
        entityType: v.picklist(entityTypes, `must be one of ${entityTypes.join(', ')}`),
        language: languageParam,
      }),
      costs: 'computations',
    },
  },
);
