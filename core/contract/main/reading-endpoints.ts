import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { count, isoDate, languageParam, regTextIdParam } from '../values.ts';
import { readingCalls } from './reading.ts';

/** Language and day, the parameters of most requests. */
export const atDate = { language: languageParam, versionDate: v.optional(isoDate) };

export const byRegText = v.object({ regTextId: regTextIdParam });

export const readingEndpoints = endpoints(readingCalls, {
  regulation: { params: byRegText, query: v.object(atDate) },
  tableOfContent: { params: byRegText, query: v.object(atDate) },
  regText: {
    params: byRegText,
    query: v.object({
      ...atDate,
      from: v.optional(count),
      count: v.optional(count, 40),
      around: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
  },
});
