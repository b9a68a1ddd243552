import * as v from 'valibot';
import { call } from '../endpoint.ts';

/** The visits of the caller to the dashboard, which nobody else can read. */
export const visitCalls = {
  /** Records that the caller is here. Replies with the start of the visit before; without it in the first visit. */
  recordVisit: call('PUT', '/Visits', { reply: v.object({ since: v.optional(v.string()) }) }),
};
