import * as v from 'valibot';
import type { LanguageCode } from '#core/contract/languages.ts';
import { type FeedItem, feedCalls } from '#core/contract/main/feed.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { unit as unitSchema } from '#core/contract/main/regulation-text.ts';
import { isoDate } from '#core/contract/values.ts';
import { type PlaceWords, placeWords } from '#core/law/carrying/place-words.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { MainLinkOptions } from './main-link.ts';
import type { Organisation } from './organisation.ts';
import { organisationToken } from './organisation-token.ts';

export type FeedPage = { items: FeedItem[]; next: number; more: boolean; last: number };
export type TextKey = { regTextId: string; language: LanguageCode; versionDate: string };
/** Words that somebody reads, and the version in which they stand. */
export type ReadWords = PlaceWords & { versionDate: string };

/** What an organisation asks the main server about its law. Undefined where it is not reached, or says nothing. */
export type LawLink = {
  feed: (organisation: Organisation, since: number) => Promise<FeedPage | undefined>;
  /** The whole text of one version; `missing` if there is none any more. */
  text: (
    organisation: Organisation,
    key: TextKey,
  ) => Promise<{ sequence: number; units: Unit[] } | 'missing' | undefined>;
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

export function createLawLink({ mainUrl, now, fetch: send = fetch }: MainLinkOptions): LawLink {
  /** What a call answers; undefined for a refusal and where nobody answers. */
  const get = async (organisation: Organisation, path: string, milliseconds: number) => {
    try {
      const token = await organisationToken(organisation, ['READER'], now);
      const reply = await send(`${mainUrl}/api/v1${path}`, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      });
      return { status: reply.status, body: (await reply.json()) as unknown };
    } catch {
      // Whatever is wrong with the other server, what is known here stays, and is asked for again.
      return undefined;
    }
  };
  const parsed = <Schema extends v.GenericSchema>(schema: Schema, body: unknown) => {
    const result = v.safeParse(schema, body);
    return result.success ? result.output : undefined;
  };
  return {
    feed: async (organisation, since) => {
      const query = `since=${since}&limit=${linesInPage}&hashes=false`;
      const reply = await get(organisation, `/ListOfRegulation/Feed?${query}`, patience.feed);
      return reply?.status === 200 ? parsed(feedCalls.feed.reply, reply.body) : undefined;
    },
    text: async (organisation, { regTextId, language, versionDate }) => {
      const path = `/ListOfRegulation/Feed/${encodeURIComponent(regTextId)}`;
      const query = `language=${language}&versionDate=${versionDate}`;
      const reply = await get(organisation, `${path}?${query}`, patience.feed);
      if (reply?.status === 404) return 'missing';
      return reply?.status === 200 ? parsed(feedCalls.feedText.reply, reply.body) : undefined;
    },
    words: async (organisation, { regArt, language, versionDate }) => {
      const day = versionDate === undefined ? '' : `&versionDate=${versionDate}`;
      const path = `/RegText/RegArt/${encodeURIComponent(regArt)}?language=${language}${day}`;
      const reply = await get(organisation, path, patience.words);
      const article = reply?.status === 200 ? parsed(articleReply, reply.body) : undefined;
      const words = article && placeWords([article.unit], splitParagraphId(regArt).path);
      return words && { ...words, versionDate: article.versionDate };
    },
  };
}
