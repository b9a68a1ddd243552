import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { count, isoDate, languageParam, regTextIdParam } from '../values.ts';
import { parallelCalls } from './parallel.ts';

export const parallelEndpoints = endpoints(parallelCalls, {
  parallelText: {
    params: v.object({ regTextId: regTextIdParam }),
    query: v.object({
      /** Two to four, as "DE,FR,IT"; the order of units is that of the first. */
      languages: v.pipe(
        v.string(),
        v.transform((text) => [...new Set(text.split(','))]),
        v.array(languageParam),
        v.minLength(2, 'must name two to four languages'),
        v.maxLength(4, 'must name two to four languages'),
      ),
      versionDate: v.optional(isoDate),
      /** The earlier version for marks of changes; the previous version if absent. */
      since: v.optional(isoDate),
      from: v.optional(count),
      count: v.optional(count, 40),
      around: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
  },
});
