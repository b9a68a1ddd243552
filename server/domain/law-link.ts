import * as v from 'valibot';
import type { LanguageCode } from '#core/contract/languages.ts';
import { type FeedItem, feedCalls } from '#core/contract/main/feed.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { unit as unitSchema } from '#core/contract/main/regulation-text.ts';
import { isoDate } from '#core/contract/values.ts';
import { type PlaceWords, placeWords } from '#core/law/carrying/place-words.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { type MainLinkOptions, statusesOfProxies } from './main-link.ts';
import type { Organisation } from './organisation.ts';
import { organisationToken } from './organisation-token.ts';

export type FeedPage = v.InferOutput<typeof feedCalls.feed.reply>;
export type TextKey = { regTextId: string; language: LanguageCode; versionDate: string };
/** Words that somebody reads, and the version in which they stand. */
export type ReadWords = PlaceWords & { versionDate: string };

/**
 * What an organisation asks the main server about its law. Undefined where it is not reached, or says nothing;
 * `unreadable` where it answers with something else.
 */
export type LawLink = {
  feed: (
    organisation: Organisation,
    since: number,
    more?: { mark?: string | null; signal?: AbortSignal | undefined },
  ) => Promise<FeedPage | 'unreadable' | undefined>;
  /** The whole text of one version; `missing` if there is none any more. */
  text: (
    organisation: Organisation,
    key: TextKey,
    signal?: AbortSignal,
  ) => Promise<{ sequence: number; units: Unit[] } | 'missing' | 'unreadable' | undefined>;
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

/** Statuses of a server that nobody reaches now, or that is asked too often. */
const isAway = (status: number) => [429, ...statusesOfProxies].includes(status);

const articleReply = v.object({ versionDate: isoDate, unit: unitSchema });

type Asked = { path: string; milliseconds: number; signal?: AbortSignal | undefined };

export function createLawLink({
  mainUrl,
  now,
  fetch: send = fetch,
  log = () => {},
}: MainLinkOptions & { log?: (message: string) => void }): LawLink {
  /** What was logged last of a call that does not answer as it should: the same is not said again. */
  const said = new Map<string, string>();
  const tell = ({ slug }: Organisation, path: string, reason: string | undefined) => {
    const call = `${slug} ${path.replace(/\?since=.*/, '')}`;
    if (reason === undefined) said.delete(call);
    else if (said.get(call) !== reason) {
      said.set(call, reason);
      log(`law of ${slug}: the main server does not answer ${path}: ${reason}`);
    }
  };
  /** What a call answers; undefined where nobody answers, or only a proxy, or with the request to come later. */
  const get = async (organisation: Organisation, { path, milliseconds, signal }: Asked) => {
    const limit = AbortSignal.timeout(milliseconds);
    try {
      const token = await organisationToken(organisation, ['READER'], now);
      const reply = await send(`${mainUrl}/api/v1${path}`, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      });
      if (isAway(reply.status)) throw new Error(`status ${reply.status}`);
      return { status: reply.status, body: (await reply.json().catch(() => undefined)) as unknown };
    } catch (error) {
      // Whatever is wrong with the other server, what is known here stays, and is asked for again.
      if (!signal?.aborted) tell(organisation, path, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const parsed = <Schema extends v.GenericSchema>(schema: Schema, body: unknown) => {
    const result = v.safeParse(schema, body);
    return result.success ? result.output : undefined;
  };
  /** The same with what is no such reply told. */
  const readable = async <Schema extends v.GenericSchema>(
    organisation: Organisation,
    asked: Asked,
    schema: Schema,
  ) => {
    const reply = await get(organisation, asked);
    if (reply === undefined) return undefined;
    const read = reply.status === 200 ? parsed(schema, reply.body) : undefined;
    const isMissing = reply.status === 404;
    const reason = reply.status === 200 ? 'its reply is not of this call' : `status ${reply.status}`;
    tell(organisation, asked.path, read !== undefined || isMissing ? undefined : reason);
    return isMissing ? 'missing' : (read ?? 'unreadable');
  };
  return {
    feed: async (organisation, since, { mark, signal } = {}) => {
      const query = `since=${since}&limit=${linesInPage}&hashes=false${mark ? `&mark=${mark}` : ''}`;
      const asked = { path: `/ListOfRegulation/Feed?${query}`, milliseconds: patience.feed, signal };
      const page = await readable(organisation, asked, feedCalls.feed.reply);
      return page === 'missing' ? 'unreadable' : page;
    },
    text: (organisation, { regTextId, language, versionDate }, signal) => {
      const query = `language=${language}&versionDate=${versionDate}`;
      const path = `/ListOfRegulation/Feed/${encodeURIComponent(regTextId)}?${query}`;
      return readable(
        organisation,
        { path, milliseconds: patience.feed, signal },
        feedCalls.feedText.reply,
      );
    },
    words: async (organisation, { regArt, language, versionDate }) => {
      const day = versionDate === undefined ? '' : `&versionDate=${versionDate}`;
      const path = `/RegText/RegArt/${encodeURIComponent(regArt)}?language=${language}${day}`;
      const reply = await get(organisation, { path, milliseconds: patience.words });
      const article = reply?.status === 200 ? parsed(articleReply, reply.body) : undefined;
      const words = article && placeWords([article.unit], splitParagraphId(regArt).path);
      return words && { ...words, versionDate: article.versionDate };
    },
  };
}
