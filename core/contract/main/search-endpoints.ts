import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { searchedText, typedText } from '../text.ts';
import { countUpTo, isoDate, languageParam, regTextIdParam } from '../values.ts';
import { category } from './document-marks.ts';
import {
  documentPart,
  searchCalls,
  searchFirstRow,
  searchOrders,
  searchPageSize,
  validity,
} from './search.ts';

const list = <S extends v.GenericSchema<string, string>>(item: S) =>
  v.pipe(
    typedText(20_000),
    v.transform((text) => text.split(',').filter((part) => part !== '')),
    v.array(item),
    v.maxLength(200, 'must name at most 200'),
  );

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

export const searchEndpoints = endpoints(searchCalls, {
  mainSearch: {
    query: v.object({
      ...searched,
      start: v.optional(searchFirstRow, 0),
      rows: v.optional(countUpTo(100), searchPageSize),
      order: v.optional(v.picklist(searchOrders), 'relevance'),
      categories: v.optional(list(category)),
      documents: v.optional(list(regTextIdParam)),
      parts: v.optional(list(documentPart)),
      validities: v.optional(list(validity)),
    }),
    cache: 'no-store',
    costs: 'searches',
  },
  suggest: { query: v.object(searched), cache: 'no-store', costs: 'searches' },
  index: {
    body: v.object({ entityType: v.picklist(['regulations']), language: languageParam }),
    costs: 'computations',
  },
});
