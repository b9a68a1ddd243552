import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { countUpTo, languageParam, listPosition, regTextIdParam } from '../params.ts';
import { searchedText } from '../text.ts';
import { isoDate } from '../values.ts';
import { glossaryCalls } from './glossary.ts';

export const glossaryEndpoints = endpoints(glossaryCalls, {
  glossary: {
    query: v.object({
      language: languageParam,
      versionDate: v.optional(isoDate),
      /** Beginning or part of a term; case and accents are ignored. */
      term: v.optional(searchedText(200)),
      regTextId: v.optional(regTextIdParam),
      from: v.optional(listPosition, 0),
      count: v.optional(countUpTo(500), 100),
    }),
    // What somebody looks for is theirs, as in a search.
    cache: 'no-store',
  },
});
