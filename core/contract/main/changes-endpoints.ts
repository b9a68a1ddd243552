import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { countUpTo, sequenceNumber } from '../params.ts';
import { mainChangeCalls } from './changes.ts';

export const mainChangeEndpoints = endpoints(mainChangeCalls, {
  changeFeed: {
    query: v.object({
      since: v.optional(sequenceNumber, 0),
      /** The mark that came with this number. */
      mark: v.optional(uuid('must be the mark of a line')),
      limit: v.optional(countUpTo(1000), 200),
    }),
  },
  providerChangeFiles: { params: v.object({ id: uuid('must be the id of a change') }) },
  providerChangeFile: { params: v.object({ id: uuid('must be the id of a file') }) },
});
