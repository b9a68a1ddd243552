import * as v from 'valibot';
import { forChangeReaders } from '../change-rights.ts';
import { bytes, call } from '../endpoint.ts';

/** What a feed is of: what its creator owns, with the new versions of what they watch, what somebody else owns, or what a view of the table shows. */
export const feedKinds = ['mine', 'owner', 'view'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** The most feeds of one person. */
export const maxCalendarFeeds = 20;
export const longestFeedName = 60;

export const calendarFeed = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(feedKinds),
  /** Of the kind `owner`; absent once that person is no user any more. */
  ownerId: v.optional(v.string()),
  /** Of the kind `view`: its filters and switches as the address of the table has them. */
  filter: v.optional(v.string()),
  createdAt: v.string(),
  /** When a calendar last asked for it. */
  lastUsed: v.optional(v.string()),
});
export type CalendarFeed = v.InferOutput<typeof calendarFeed>;

/** A feed outlives every session, so no page of others that has a borrowed one makes any. */
const byReaders = { ...forChangeReaders, session: 'portal' } as const;

/**
 * Calendars of deadlines that calendar programs subscribe to. Whoever has the address reads them without a sign-in, with
 * the rights that its creator has at that moment.
 */
export const calendarFeedCalls = {
  /** The caller's own feeds, the newest first; their addresses are not known any more. */
  calendarFeeds: call('GET', '/CalendarFeeds', { access: byReaders, reply: v.array(calendarFeed) }),
  /** The address is in this reply only; stored is a hash. 409 TOO_MANY_FEEDS beyond what one person may have. */
  createCalendarFeed: call('POST', '/CalendarFeeds', {
    access: byReaders,
    reply: v.object({ feed: calendarFeed, address: v.string() }),
  }),
  renameCalendarFeed: call('PUT', '/CalendarFeeds/:id', { access: byReaders, reply: calendarFeed }),
  /** From then on its address is that of nothing. */
  revokeCalendarFeed: call('DELETE', '/CalendarFeeds/:id', {
    access: byReaders,
    reply: v.object({ id: v.string() }),
  }),
  /**
   * The deadlines of a feed as iCalendar (RFC 5545), by a secret name that ends with `.ics`. 404 in the same words for what
   * there never was, what was revoked, and what its creator may not read any more.
   */
  calendar: call('GET', '/Calendar/:file', {
    access: 'public',
    reply: bytes('text/calendar; charset=utf-8'),
  }),
};
