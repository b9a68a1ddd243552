import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { filledLine, typedText } from '../text.ts';
import { calendarFeedCalls, feedKinds, longestFeedName } from './calendar-feeds.ts';
import { planUnknown } from './service-plan.ts';

const params = v.object({ id: uuid('must be the id of a feed') });
const name = filledLine(longestFeedName);

const newFeed = v.object({
  kind: v.picklist(feedKinds),
  name,
  /** Of the kind `owner`. */
  ownerId: v.optional(uuid('must be the id of a user')),
  /** Of the kind `view`: filters and switches as the address of the table has them. */
  filter: v.optional(typedText(4000)),
});
export type NewCalendarFeed = v.InferOutput<typeof newFeed>;

export const calendarFeedEndpoints = endpoints(calendarFeedCalls, {
  calendarFeeds: { cache: 'no-store', statuses: planUnknown },
  createCalendarFeed: { body: newFeed, cache: 'no-store', statuses: planUnknown },
  renameCalendarFeed: { params, body: v.object({ name }), cache: 'no-store', statuses: planUnknown },
  revokeCalendarFeed: { params, cache: 'no-store', statuses: planUnknown },
  calendar: {
    // Whatever its form is, an address that is none is told from nothing.
    params: v.object({ file: typedText(200) }),
    cache: 'no-store',
    hasSecretAddress: true,
    statuses: {
      ...planUnknown,
      429: { description: 'Asked for too often, by this address or from this network' },
    },
  },
});
