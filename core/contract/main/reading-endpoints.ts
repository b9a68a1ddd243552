import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { countUpTo, languageParam, listPosition, regTextIdParam } from '../params.ts';
import { typedText } from '../text.ts';
import { isoDate } from '../values.ts';
import { category } from './document-marks.ts';
import { readingCalls } from './reading.ts';

/** Maximum number of units in a window. */
export const maxWindow = 500;

/** Language and day, the parameters of most requests. */
export const atDate = { language: languageParam, versionDate: v.optional(isoDate) };

export const byRegText = v.object({ regTextId: regTextIdParam });

export const readingEndpoints = endpoints(readingCalls, {
  regulation: { params: byRegText, query: v.object(atDate), cachedWith: 'collection' },
  tableOfContent: { params: byRegText, query: v.object(atDate), cachedWith: 'collection' },
  regText: {
    params: byRegText,
    cachedWith: 'collection',
    query: v.object({
      ...atDate,
      from: v.optional(listPosition),
      count: v.optional(countUpTo(maxWindow), 40),
      around: v.optional(typedText(200)),
    }),
  },
  listOfRegulation: {
    body: v.object({
      ...atDate,
      category: v.optional(category),
    }),
  },
});
