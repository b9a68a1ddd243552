import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { commaList, countUpTo, languageParam, regTextIdParam, searchFirstRow } from '../params.ts';
import { searchedText } from '../text.ts';
import { isoDate } from '../values.ts';
import { category } from './document-marks.ts';
import { indexCalls } from './indexing.ts';
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
    searchRegArtComments: {
      query: v.object({
        query: searched.query,
        displayLanguage: searched.displayLanguage,
        start: v.optional(searchFirstRow, 0),
        rows: v.optional(countUpTo(100), searchPageSize),
      }),
      cache: 'no-store',
      cachedWith: 'search',
      costs: 'searches',
    },
    suggest: { query: v.object(searched), cache: 'no-store', costs: 'searches', cachedWith: 'search' },
    index: {
      body: v.object({ entityType: v.picklist(['regulations']), language: languageParam }),
      costs: 'computations',
    },
  },
);
