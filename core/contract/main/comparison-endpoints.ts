import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { languageParam } from '../params.ts';
import { typedText } from '../text.ts';
import { isoDate } from '../values.ts';
import { comparisonCalls } from './comparison.ts';

const compared = {
  language: languageParam,
  beforeDate: v.optional(isoDate),
  afterDate: v.optional(isoDate),
};

/** A document or a provision of it: `bankg` or `bankg~5a^2`. */
const comparable = v.pipe(
  typedText(200),
  v.regex(/^[0-9A-Za-z][0-9A-Za-z._-]{0,79}(?:~.+)?$/u, 'must be a regulation or a paragraph identifier'),
);

export const comparisonEndpoints = endpoints(comparisonCalls, {
  compare: {
    params: v.object({ before: comparable, after: comparable }),
    query: v.object(compared),
    costs: 'computations',
  },
  comparisonPdf: {
    params: v.object({ before: comparable, after: comparable }),
    query: v.object({
      ...compared,
      displayLanguage: v.optional(languageParam),
      only: v.optional(v.literal('changes')),
    }),
    costs: 'computations',
  },
});
