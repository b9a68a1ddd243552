import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { countUpTo, listPosition, paragraphIdParam } from '../params.ts';
import { typedText } from '../text.ts';
import { languageCode } from '../values.ts';
import { atDate } from './reading-endpoints.ts';
import { maxIncoming, referenceCalls } from './references.ts';

/** A document or a provision of it, as a reference names it: `bankg` or `bankg~5a^2`. */
const referenceTarget = v.pipe(
  typedText(200),
  v.regex(/^[0-9A-Za-z][0-9A-Za-z._-]{0,79}(?:~.+)?$/u, 'must be a regulation or a paragraph identifier'),
);
const byTarget = v.object({ target: referenceTarget });

export const referenceEndpoints = endpoints(referenceCalls, {
  referencePreview: { params: byTarget, query: v.object(atDate), cachedWith: 'citations' },
  incomingReferences: {
    params: byTarget,
    cachedWith: 'citations',
    query: v.object({
      ...atDate,
      from: v.optional(listPosition, 0),
      count: v.optional(countUpTo(maxIncoming), 50),
    }),
  },
  ownCitations: {
    body: v.object({
      provisions: v.pipe(v.array(paragraphIdParam), v.maxLength(200, 'must name at most 200')),
      /** In which names are told. */
      language: languageCode,
    }),
    costs: 'searches',
  },
});
