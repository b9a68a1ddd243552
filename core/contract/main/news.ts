import * as v from 'valibot';
import { call, type Rights } from '../endpoint.ts';
import { interfaceLanguage, isoDate } from '../values.ts';
import { sampleMark } from './document-marks.ts';

/** The page of the feed that is shown where none is asked for (specification, section 9). */
export const firstNewsPage = 1;

/** How many news a page of the feed has. */
export const newsPerPage = 10;

/** Who reads news: everybody whose organisation has a plan with them. */
export const forNewsReaders = { capability: 'CAN_SEE_NEWS' } as const satisfies Rights;

const head = {
  /** Names the item in addresses, for ever. */
  newsId: v.string(),
  date: isoDate,
  /** Who published it. */
  source: v.string(),
  /** The language of the words: the one asked for, or where they are not written in it the one in which they were written. */
  language: interfaceLanguage,
  title: v.string(),
  ...sampleMark,
};

/** An item as the feed lists it. */
export const newsEntry = v.object({
  ...head,
  /** The beginning of the text, without its marks. */
  summary: v.string(),
});
export type NewsEntry = v.InferOutput<typeof newsEntry>;

/** Leads to the item before or after another one. */
const neighbour = v.object({ newsId: v.string(), title: v.string(), language: interfaceLanguage });

export const newsItem = v.object({
  ...head,
  /** Markdown without HTML. */
  text: v.string(),
  /** Where the links of its text into texts of law lead that are there, by their addresses; the others lead nowhere. */
  places: v.optional(v.record(v.string(), v.string())),
  /** The page of the source. */
  link: v.optional(v.string()),
  /** The changes that it is about; none for those who see no changes. */
  changes: v.array(v.object({ slug: v.string(), topic: v.string(), language: interfaceLanguage })),
  /** The documents and paragraphs that it is about; none for those who read no law. */
  texts: v.array(
    v.object({
      regTextId: v.string(),
      /** Of a paragraph: its identifier, and its name within the document. */
      completeParagraphID: v.optional(v.string()),
      name: v.optional(v.string()),
      documentName: v.string(),
      ...sampleMark,
    }),
  ),
  /** The item that is more recent, and the one before it. */
  newer: v.optional(neighbour),
  older: v.optional(neighbour),
});
export type NewsItem = v.InferOutput<typeof newsItem>;

export const newsPage = v.object({
  page: v.number(),
  /** How many pages there are; 0 without any news. */
  pages: v.number(),
  total: v.number(),
  /** The newest first; none on a page beyond the last. */
  items: v.array(newsEntry),
});
export type NewsPage = v.InferOutput<typeof newsPage>;

const announced = v.object({ title: v.string(), summary: v.string() });

/** An item as servers of organisations keep it, for mails and feeds. */
export const latestNewsItem = v.object({
  newsId: v.string(),
  date: isoDate,
  source: v.string(),
  /** The language in which it was written. */
  language: interfaceLanguage,
  words: v.object({
    DE: v.optional(announced),
    FR: v.optional(announced),
    IT: v.optional(announced),
    EN: v.optional(announced),
  }),
  ...sampleMark,
});
export type LatestNewsItem = v.InferOutput<typeof latestNewsItem>;

export const newsCalls = {
  /** A page of the feed, the newest first. */
  news: call('GET', '/News', { access: forNewsReaders, reply: newsPage }),
  newsItem: call('GET', '/News/:newsId', { access: forNewsReaders, reply: newsItem }),
  /**
   * The newest items in all their languages, for servers of organisations; no items where they are still those of the
   * mark that is known.
   */
  latestNews: call('GET', '/LatestNews', {
    access: forNewsReaders,
    reply: v.object({ mark: v.string(), items: v.optional(v.array(latestNewsItem)) }),
  }),
};
