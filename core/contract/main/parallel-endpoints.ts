import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { countUpTo, languageParam, listPosition, regTextIdParam } from '../params.ts';
import { typedText } from '../text.ts';
import { isoDate } from '../values.ts';
import { parallelCalls } from './parallel.ts';
import { maxWindow } from './reading-endpoints.ts';

export const parallelEndpoints = endpoints(parallelCalls, {
  parallelText: {
    params: v.object({ regTextId: regTextIdParam }),
    query: v.object({
      /** Two to four, as "DE,FR,IT"; the order of units is that of the first. */
      languages: v.pipe(
        typedText(100),
        v.transform((text) => [...new Set(text.split(','))]),
        v.array(languageParam),
        v.minLength(2, 'must name two to four languages'),
        v.maxLength(4, 'must name two to four languages'),
      ),
      versionDate: v.optional(isoDate),
      /** The earlier version for marks of changes; the previous version if absent. */
      since: v.optional(isoDate),
      from: v.optional(listPosition),
      count: v.optional(countUpTo(maxWindow), 40),
      around: v.optional(typedText(200)),
    }),
  },
});
