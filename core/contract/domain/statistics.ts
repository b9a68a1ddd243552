import * as v from 'valibot';
import { call } from '../endpoint.ts';

/** The counts of the dashboard, for the caller only. */
export const statistics = v.object({
  noOfToDoComments: v.number(),
  noOfInProgressComments: v.number(),
  noOfOnGoingChangeElements: v.number(),
  noOfTotalTaggedComments: v.number(),
  /** Changes whose requested end waits for approval; for editors alone, who decide. */
  noOfChangesToApprove: v.optional(v.number()),
});
export type Statistics = v.InferOutput<typeof statistics>;

export const statisticsCalls = {
  statistics: call('GET', '/statistics', { reply: statistics }),
};
