import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createOwnList } from '../async/own-list.ts';
import { type NewsFeed, type NewsFeedAddresses, newsFeedCalls } from '../contract/domain/news-feeds.ts';

export type NewsFeeds = {
  /** The user's own feeds, the newest first. */
  $feeds: ReadableAtom<Loadable<readonly NewsFeed[]>>;
  load: () => Promise<void>;
  /** Makes a feed, and resolves to its addresses, which nobody knows afterwards. Throws the error of the call. */
  create: (name: string) => Promise<NewsFeedAddresses>;
  /** Throws the error of the call; one that is revoked already is gone as well. */
  revoke: (id: string) => Promise<void>;
};

type NewsFeedsDependencies = Pick<PartContext, 'domain' | 'notices' | 'session'>;

function createNewsFeeds({ domain, notices, session: { $session } }: NewsFeedsDependencies): NewsFeeds {
  const { $list, load, add, remove } = createOwnList<NewsFeed>({
    notices,
    $session,
    doing: 'load the news feeds',
    list: () => domain.newsFeeds({}),
    remove: (id) => domain.revokeNewsFeed({ id }),
  });
  return {
    $feeds: $list,
    load,
    async create(name) {
      const { feed, addresses } = await domain.createNewsFeed({ body: { name } });
      add(feed);
      return addresses;
    },
    revoke: remove,
  };
}

/** Feeds of news for other programs; loads with the dialog that shows them. */
export const newsFeeds: AppPart<NewsFeeds> = {
  create: createNewsFeeds,
  domainCalls: newsFeedCalls,
};
