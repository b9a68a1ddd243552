import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { languageParam } from '../params.ts';
import { searchedText } from '../text.ts';
import { isoDate } from '../values.ts';
import { chatCalls } from './chat.ts';

export const chatEndpoints = endpoints(chatCalls, {
  getTextFromMainSearch: {
    body: v.object({
      /** Refused if it is empty (QUESTION_EMPTY) or has more letters than `longestQuestion` (QUESTION_TOO_LONG). */
      question: searchedText(20_000),
      /** The language in which it is expected; one in another language is recognised. */
      language: languageParam,
      /** The day whose law answers; today if absent. */
      versionDate: v.optional(isoDate),
    }),
    statuses: { 429: { description: 'Too many answers at once' } },
    costs: 'computations',
  },
});
