import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createOwnList } from '../async/own-list.ts';
import { type CalendarFeed, calendarFeedCalls } from '../contract/domain/calendar-feeds.ts';
import type { NewCalendarFeed } from '../contract/domain/calendar-feeds-endpoints.ts';

export type CalendarFeeds = {
  /** The user's own feeds, the newest first. */
  $feeds: ReadableAtom<Loadable<readonly CalendarFeed[]>>;
  load: () => Promise<void>;
  /** Makes a feed, and resolves to its address, which nobody knows afterwards. Throws the error of the call. */
  create: (feed: NewCalendarFeed) => Promise<string>;
  /** Throws the error of the call. */
  rename: (id: string, name: string) => Promise<void>;
  /** Throws the error of the call; one that is revoked already is gone as well. */
  revoke: (id: string) => Promise<void>;
};

type CalendarFeedsDependencies = Pick<PartContext, 'domain' | 'notices' | 'session'>;

function createCalendarFeeds({
  domain,
  notices,
  session: { $session },
}: CalendarFeedsDependencies): CalendarFeeds {
  const { $list, load, add, replace, remove } = createOwnList<CalendarFeed>({
    notices,
    $session,
    doing: 'load the calendar feeds',
    list: () => domain.calendarFeeds({}),
    remove: (id) => domain.revokeCalendarFeed({ id }),
  });
  return {
    $feeds: $list,
    load,
    async create(body) {
      const { feed, address } = await domain.createCalendarFeed({ body });
      add(feed);
      return address;
    },
    async rename(id, name) {
      replace(await domain.renameCalendarFeed({ id, body: { name } }));
    },
    revoke: remove,
  };
}

/** Feeds of deadlines for calendar programs; loads with the dialog that shows them. */
export const calendarFeeds: AppPart<CalendarFeeds> = {
  create: createCalendarFeeds,
  domainCalls: calendarFeedCalls,
};
