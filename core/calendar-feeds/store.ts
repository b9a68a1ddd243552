import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
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

function createCalendarFeeds({ domain, notices, session }: CalendarFeedsDependencies): CalendarFeeds {
  const $feeds = createResource<readonly CalendarFeed[]>(notices);
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) $feeds.reset();
  });
  const change = (to: (feeds: readonly CalendarFeed[]) => readonly CalendarFeed[]) => {
    const feeds = $feeds.get();
    if (feeds.state === 'ready') $feeds.set({ state: 'ready', value: to(feeds.value) });
  };
  return {
    $feeds,
    async load() {
      await $feeds.load('load the calendar feeds', () => domain.calendarFeeds({}), { keep: true });
    },
    async create(body) {
      const { feed, address } = await domain.createCalendarFeed({ body });
      change((feeds) => [feed, ...feeds]);
      return address;
    },
    async rename(id, name) {
      const feed = await domain.renameCalendarFeed({ id, body: { name } });
      change((feeds) => feeds.map((one) => (one.id === id ? feed : one)));
    },
    async revoke(id) {
      await domain.revokeCalendarFeed({ id }).catch((error: { status?: number }) => {
        if (error.status !== 404) throw error;
      });
      change((feeds) => feeds.filter((one) => one.id !== id));
    },
  };
}

/** Feeds of deadlines for calendar programs; loads with the dialog that shows them. */
export const calendarFeeds: AppPart<CalendarFeeds> = {
  create: createCalendarFeeds,
  domainCalls: calendarFeedCalls,
};
