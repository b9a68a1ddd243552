import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { countUpTo, listPosition } from '../values.ts';
import { atDate } from './reading-endpoints.ts';
import { maxIncoming, referenceCalls, referenceTarget } from './references.ts';

const byTarget = v.object({ target: referenceTarget });

export const referenceEndpoints = endpoints(referenceCalls, {
  referencePreview: { params: byTarget, query: v.object(atDate), cachedWith: 'collection' },
  incomingReferences: {
    params: byTarget,
    cachedWith: 'collection',
    query: v.object({
      ...atDate,
      from: v.optional(listPosition, 0),
      count: v.optional(countUpTo(maxIncoming), 50),
    }),
  },
});
