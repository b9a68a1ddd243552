import * as v from 'valibot';
import { forChangeReaders } from '#core/contract/change-rights.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { mainChangeCalls } from '#core/contract/main/changes.ts';
import { feedCalls } from '#core/contract/main/feed.ts';
import { newsCalls } from '#core/contract/main/news.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { unit as unitSchema } from '#core/contract/main/regulation-text.ts';
import { isoDate } from '#core/contract/values.ts';
import { type PlaceWords, placeWords } from '#core/law/carrying/place-words.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import {
  createAskLaw,
  createReadLaw,
  createTell,
  type LawLinkOptions,
  type LawRequest,
  type NoReply,
  parsed,
} from './law-calls.ts';
import type { Organisation } from './organisation.ts';

export type FeedPage = v.InferOutput<typeof feedCalls.feed.reply>;
export type ChangePage = v.InferOutput<typeof mainChangeCalls.changeFeed.reply>;
export type LatestNews = v.InferOutput<typeof newsCalls.latestNews.reply>;
export type TextKey = { regTextId: string; language: LanguageCode; versionDate: string };
/** Words that somebody reads, and the version in which they stand. */
export type ReadWords = PlaceWords & { versionDate: string };

/**
 * What an organisation asks the main server about its law. Undefined where it is not reached; `unreadable` where it
 * answers with something else. Of a text there may be no reply in time while it answers others; a feed that does not come
 * in time is that of a server that is not reached.
 */
export type LawLink = {
  feed: (
    organisation: Organisation,
    since: number,
    more?: { mark?: string | null; signal?: AbortSignal | undefined },
  ) => Promise<FeedPage | 'unreadable' | 'refused' | undefined>;
  /** The feed of the provider's changes; `refused` to organisations whose plan has none. */
  changes: (
    organisation: Organisation,
    since: number,
    more?: { mark?: string | null; signal?: AbortSignal | undefined },
  ) => Promise<ChangePage | 'refused' | 'unreadable' | undefined>;
  /** The newest news of the provider, without items where the mark is theirs still; `refused` to organisations whose plan has none. */
  news: (
    organisation: Organisation,
    mark: string | undefined,
    more?: { signal?: AbortSignal | undefined },
  ) => Promise<LatestNews | 'refused' | 'unreadable' | undefined>;
  /** The whole text of one version; `missing` if there is none any more. */
  text: (
    organisation: Organisation,
    key: TextKey,
    signal?: AbortSignal,
  ) => Promise<{ sequence: number; units: Unit[] } | 'missing' | 'unreadable' | NoReply | undefined>;
  /** The words of a paragraph in a version, or in the one in force. */
  words: (
    organisation: Organisation,
    of: { regArt: string; language: LanguageCode; versionDate: string | undefined },
  ) => Promise<ReadWords | undefined>;
};

/** In milliseconds: somebody waits for words with a comment that is written, and nobody for the feed. */
const patience = { words: 2000, feed: 30_000 };
/** Texts in a page of the feed. */
const linesInPage = 1000;

const articleReply = v.object({ versionDate: isoDate, unit: unitSchema });

export function createLawLink({ log = () => {}, ...options }: LawLinkOptions): LawLink {
  const tell = createTell(log);
  const ask = createAskLaw(options, tell);
  const read = createReadLaw(ask, tell);
  /** Of calls that need a plan: that it lacks is nothing to tell the log. */
  const readAllowed = async <Schema extends v.GenericSchema>(
    organisation: Organisation,
    request: LawRequest,
    schema: Schema,
  ) => {
    const reply = await ask(organisation, request);
    if (typeof reply === 'object' && reply.status === 403) return 'refused';
    const readReply = createReadLaw(async () => reply, tell);
    const page = await readReply(organisation, request, schema);
    if (page === 'late') return undefined;
    return page === 'missing' ? 'unreadable' : page;
  };
  return {
    feed: async (organisation, since, { mark, signal } = {}) => {
      const query = `since=${since}&limit=${linesInPage}&hashes=false${mark ? `&mark=${mark}` : ''}`;
      const request = { path: `/ListOfRegulation/Feed?${query}`, milliseconds: patience.feed, signal };
      const page = await read(organisation, request, feedCalls.feed.reply);
      if (page === 'late') return undefined;
      return page === 'missing' ? 'unreadable' : page;
    },
    changes: async (organisation, since, { mark, signal } = {}) => {
      const query = `since=${since}&limit=${linesInPage}${mark ? `&mark=${mark}` : ''}`;
      const path = `/ChangeElements/Feed?${query}`;
      const request: LawRequest = {
        path,
        milliseconds: patience.feed,
        signal,
        role: forChangeReaders.roles[0],
      };
      return readAllowed(organisation, request, mainChangeCalls.changeFeed.reply);
    },
    news: (organisation, mark, { signal } = {}) => {
      const path = `/LatestNews${mark === undefined ? '' : `?mark=${mark}`}`;
      const request: LawRequest = { path, milliseconds: patience.feed, signal };
      return readAllowed(organisation, request, newsCalls.latestNews.reply);
    },
    text: (organisation, { regTextId, language, versionDate }, signal) => {
      const query = `language=${language}&versionDate=${versionDate}`;
      const path = `/ListOfRegulation/Feed/${encodeURIComponent(regTextId)}?${query}`;
      return read(organisation, { path, milliseconds: patience.feed, signal }, feedCalls.feedText.reply);
    },
    words: async (organisation, { regArt, language, versionDate }) => {
      const day = versionDate === undefined ? '' : `&versionDate=${versionDate}`;
      const path = `/RegText/RegArt/${encodeURIComponent(regArt)}?language=${language}${day}`;
      const reply = await ask(organisation, {
        path,
        milliseconds: patience.words,
        isUntold: true,
      });
      const article =
        typeof reply === 'object' && reply.status === 200 ? parsed(articleReply, reply.body) : undefined;
      const words = article && placeWords([article.unit], splitParagraphId(regArt).path);
      return words && { ...words, versionDate: article.versionDate };
    },
  };
}
