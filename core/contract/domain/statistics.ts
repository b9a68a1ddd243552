import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** What the dashboard counts, of the caller alone. */
export const statistics = v.object({
  noOfToDoComments: v.number(),
  noOfInProgressComments: v.number(),
  noOfOnGoingChangeElements: v.number(),
  noOfTotalTaggedComments: v.number(),
});
export type Statistics = v.InferOutput<typeof statistics>;

export const statisticsEndpoints = {
  statistics: endpoint('GET', '/statistics', { reply: statistics, unkept: true }),
};
