import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { isoMoment, languageParam } from '../params.ts';
import { changedTextCalls } from './changed-texts.ts';

export const changedTextEndpoints = endpoints(changedTextCalls, {
  changedTexts: {
    query: v.object({
      language: languageParam,
      since: isoMoment,
    }),
    // The moment says when somebody was here.
    cache: 'no-store',
  },
});
