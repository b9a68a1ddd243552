import type { MainDb } from '../data/open-main.ts';
import { shippedTopics } from '../topics/shipped-topics.ts';
import { replaceEntries } from './entries.ts';
import { markdownWords } from './markdown-words.ts';

/** Indexes topic pages as they are read: those that were written win over those that ship, each in its language. */
export function indexTopics(
  trx: MainDb,
  { folder, ...options }: { anew?: boolean; folder?: string | undefined } = {},
): Promise<number> {
  return replaceEntries(
    trx,
    'topics',
    async () => {
      const loaded = await trx
        .selectFrom('topic_page')
        .select(['name', 'language', 'title', 'text'])
        .execute();
      const pages = new Map(
        [...(await shippedTopics(folder)), ...loaded].map((page) => [`${page.name} ${page.language}`, page]),
      );
      return [...pages.values()].map(({ name, language, title, text }) => ({
        name,
        language,
        title,
        text: markdownWords(text),
      }));
    },
    options,
  );
}
