import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { formedText } from '../forms.ts';
import { pageNumber } from '../params.ts';
import { typedText } from '../text.ts';
import { interfaceLanguage } from '../values.ts';
import { firstNewsPage, newsCalls } from './news.ts';

const language = v.pipe(typedText(20), v.toUpperCase(), interfaceLanguage);

export const newsEndpoints = endpoints(newsCalls, {
  news: { query: v.object({ page: v.optional(pageNumber, firstNewsPage), language }) },
  newsItem: {
    params: v.object({
      newsId: formedText(/^[a-z0-9][a-z0-9-]{0,99}$/, 'must be the name of an item'),
    }),
    query: v.object({ language }),
  },
  latestNews: {
    query: v.object({
      /** The mark that came with the items that are known. */
      mark: v.optional(formedText(/^[0-9a-f]{64}$/, 'must be the mark of a reply')),
    }),
  },
});
