import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { countUpTo, languageParam, sequenceNumber } from '../params.ts';
import { isoDate } from '../values.ts';
import { feedCalls } from './feed.ts';
import { byRegText } from './reading-endpoints.ts';

export const feedEndpoints = endpoints(feedCalls, {
  feed: {
    query: v.object({
      since: v.optional(sequenceNumber, 0),
      /** The mark that came with this number. */
      mark: v.optional(uuid('must be the mark of a line')),
      limit: v.optional(countUpTo(1000), 100),
      /** Without hashes a line is short, and a long absence is caught up in few calls. */
      hashes: v.optional(v.picklist(['true', 'false']), 'true'),
    }),
    costs: 'computations',
  },
  feedText: {
    params: byRegText,
    query: v.object({ language: languageParam, versionDate: isoDate }),
    costs: 'computations',
  },
  feedChanges: {
    params: byRegText,
    query: v.object({ language: languageParam, versionDate: isoDate }),
    costs: 'computations',
  },
});
