import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CachedWith, Endpoint } from '#core/contract/endpoint.ts';
import { type JsonReply, packReply } from './json-reply.ts';

/** Answers from the cache, or makes the reply. */
export type ReplyCache<Caller> = (
  request: CachedRequest<Caller>,
  make: () => Promise<MadeReply>,
) => Promise<JsonReply>;

type CachedRequest<Caller> = {
  name: string;
  cachedWith: CachedWith;
  caller: Caller;
  params: unknown;
  query: unknown;
  /** Whether the caller takes it compressed: then it is cached so. */
  takesPacked: boolean;
};
/** `isFinal`: whether the same request gets the same reply until something changes. */
type MadeReply = JsonReply & { isFinal: boolean };

/** What an entry takes besides its bytes. */
const bytesOfEntry = 500;

/**
 * Milliseconds for which a search is cached that could not say all in its time, or before everything was learnt. When
 * many search at once most take too long; made anew each time, they would take the time of each other for good.
 */
const unfinishedSearchAge = 10_000;

/**
 * Caches replies up to a total size, the least recently used dropped first. `basisOf` says what a reply follows from
 * besides its request: who sees what, the day, the state of the data; undefined while that is not sure. A reply is
 * cached only if that did not change while it was made. Simultaneous callers with the same basis share one reply that is
 * being made; their rights were checked before. Keys are hashes, since words of a search are private.
 */
export function createReplyCache<Caller>(
  maxBytes: number,
  basisOf: (caller: Caller, cachedWith: CachedWith) => Promise<string | undefined>,
  clock: { now: () => number } = performance,
): ReplyCache<Caller> {
  const replies = new LRUCache<string, JsonReply>({
    maxSize: maxBytes,
    perf: clock,
    ttlResolution: 0,
    sizeCalculation: ({ bytes }) => bytes.byteLength + bytesOfEntry,
  });
  const beingMade = new Map<string, Promise<JsonReply>>();
  const share = async (key: string, make: () => Promise<JsonReply>): Promise<JsonReply> => {
    const running = beingMade.get(key);
    // Its failure may be that of its caller alone, who hung up; so nobody else gets it.
    if (running !== undefined) return running.catch(make);
    const own = make().finally(() => beingMade.delete(key));
    beingMade.set(key, own);
    return own;
  };
  return async ({ name, cachedWith, caller, params, query, takesPacked }, make) => {
    const represent = async (reply: JsonReply) => (takesPacked ? packReply(reply) : reply);
    const basis = await basisOf(caller, cachedWith);
    if (basis === undefined) return represent(await make());
    const key = createHash('sha256')
      .update(JSON.stringify([name, params, query, basis]))
      .digest('base64url');
    const cached = replies.get(key);
    const makeAndCache = async () => {
      const { isFinal, ...made } = await make();
      const reply = await represent(made);
      const isCached = isFinal || cachedWith === 'search';
      if (isCached && (await basisOf(caller, cachedWith)) === basis)
        replies.set(key, reply, isFinal ? {} : { ttl: unfinishedSearchAge });
      return reply;
    };
    const reply = cached ?? (await share(key, makeAndCache));
    const represented = await represent(reply);
    // Made for somebody who takes it as it is; once compressed is enough.
    if (represented !== reply && replies.peek(key) === reply)
      replies.set(key, represented, { ttl: Math.max(1, replies.getRemainingTTL(key)) });
    return represented;
  };
}

/** Whether replies of an endpoint may be cached: all that they follow from is in the key of the cache. */
export function isCacheable({ method, access, body, statuses }: Endpoint): boolean {
  const isSignedIn = access !== 'public' && access !== 'optional';
  return method === 'GET' && isSignedIn && body === undefined && statuses[202] === undefined;
}
