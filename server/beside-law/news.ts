import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { MainDb } from '../data/open-main.ts';
import { replaceEntries } from './entries.ts';
import { markdownWords } from './markdown-words.ts';

/** Indexes the news of the provider, in each language in which they are written; how many news there are. */
export async function indexNews(trx: MainDb, options: { anew?: boolean } = {}): Promise<number> {
  let count = 0;
  await replaceEntries(
    trx,
    'news',
    async () => {
      const news = await trx.selectFrom('news').select(['slug', 'words']).execute();
      count = news.length;
      return news.flatMap(({ slug: name, words }) =>
        interfaceLanguageCodes.flatMap((language) => {
          const said = words[language];
          return said ? [{ name, language, title: said.title, text: markdownWords(said.text) }] : [];
        }),
      );
    },
    options,
  );
  return count;
}
