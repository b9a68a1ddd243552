import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { countUpTo, listPosition } from '../params.ts';
import { oneLine } from '../text.ts';
import { errorLevels, technicalCalls } from './technical.ts';

export const technicalEndpoints = endpoints(technicalCalls, {
  technicalData: { cache: 'no-store' },
  errorLog: {
    query: v.object({
      level: v.optional(v.picklist(errorLevels)),
      /** Part of place, message or request id. */
      text: v.optional(oneLine(100)),
      start: v.optional(listPosition, 0),
      rows: v.optional(countUpTo(100), 50),
    }),
    cache: 'no-store',
  },
});
