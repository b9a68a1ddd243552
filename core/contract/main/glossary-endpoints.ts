import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { count, isoDate, languageParam, regTextIdParam } from '../values.ts';
import { glossaryCalls } from './glossary.ts';

export const glossaryEndpoints = endpoints(glossaryCalls, {
  glossary: {
    query: v.object({
      language: languageParam,
      versionDate: v.optional(isoDate),
      /** Beginning or part of a term; case and accents are ignored. */
      term: v.optional(v.pipe(v.string(), v.maxLength(200))),
      regTextId: v.optional(regTextIdParam),
      from: v.optional(count, 0),
      count: v.optional(count, 100),
    }),
  },
});
