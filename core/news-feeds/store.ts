import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
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

function createNewsFeeds({ domain, notices, session }: NewsFeedsDependencies): NewsFeeds {
  const $feeds = createResource<readonly NewsFeed[]>(notices);
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) $feeds.reset();
  });
  const change = (to: (feeds: readonly NewsFeed[]) => readonly NewsFeed[]) => {
    const feeds = $feeds.get();
    if (feeds.state === 'ready') $feeds.set({ state: 'ready', value: to(feeds.value) });
  };
  return {
    $feeds,
    async load() {
      await $feeds.load('load the news feeds', () => domain.newsFeeds({}), { keep: true });
    },
    async create(name) {
      const { feed, addresses } = await domain.createNewsFeed({ body: { name } });
      change((feeds) => [feed, ...feeds]);
      return addresses;
    },
    async revoke(id) {
      await domain.revokeNewsFeed({ id }).catch((error: { status?: number }) => {
        if (error.status !== 404) throw error;
      });
      change((feeds) => feeds.filter((one) => one.id !== id));
    },
  };
}

/** Feeds of news for other programs; loads with the dialog that shows them. */
export const newsFeeds: AppPart<NewsFeeds> = {
  create: createNewsFeeds,
  domainCalls: newsFeedCalls,
};
