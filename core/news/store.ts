import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import { type NewsItem, type NewsPage, newsCalls } from '../contract/main/news.ts';

export type News = {
  /** The page of the feed that is on screen. */
  $page: ReadableAtom<Loadable<NewsPage>>;
  /** The item that is on screen. */
  $item: ReadableAtom<Loadable<NewsItem>>;
  /** Loads a page in a language of the interface; what is on screen of the same page stays until then. */
  openPage: (page: number, language: InterfaceLanguage) => Promise<void>;
  openItem: (newsId: string, language: InterfaceLanguage) => Promise<void>;
};

type NewsDependencies = Pick<PartContext, 'main' | 'notices' | 'session'>;

function createNews({ main, notices, session }: NewsDependencies): News {
  const $page = createResource<NewsPage>(notices);
  const $item = createResource<NewsItem>(notices);
  session.$session.listen(({ signedIn }) => {
    if (signedIn) return;
    $page.reset();
    $item.reset();
  });
  let pageKey = '';
  let itemKey = '';
  return {
    $page,
    $item,
    async openPage(page, language) {
      const key = `${page} ${language}`;
      const keep = key === pageKey;
      pageKey = key;
      await $page.load('load the news', () => main.news({ page, language }), { keep });
    },
    async openItem(newsId, language) {
      const key = `${newsId} ${language}`;
      const keep = key === itemKey;
      itemKey = key;
      await $item.load('load a news item', () => main.newsItem({ newsId, language }), { keep });
    },
  };
}

/** News of the provider; loads with their page. */
export const news: AppPart<News> = { create: createNews, calls: newsCalls };
