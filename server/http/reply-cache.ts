import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CachedWith, Endpoint } from '#core/contract/endpoint.ts';
import type { JsonReply } from './json-reply.ts';

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
};
/** `isFinal`: whether the same request gets the same reply until something changes. */
type MadeReply = JsonReply & { isFinal: boolean };

/** What an entry takes besides its bytes. */
const bytesOfEntry = 500;

/**
 * Caches replies up to a total size, the least recently used dropped first. `basisOf` says what a reply follows from
 * besides its request: who sees what, the day, the state of the data; undefined while that is not sure. A reply is
 * cached only if that did not change while it was made. Keys are hashes, since words of a search are private.
 */
export function createReplyCache<Caller>(
  maxBytes: number,
  basisOf: (caller: Caller, cachedWith: CachedWith) => Promise<string | undefined>,
): ReplyCache<Caller> {
  const replies = new LRUCache<string, JsonReply>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + bytesOfEntry,
  });
  return async ({ name, cachedWith, caller, params, query }, make) => {
    const basis = await basisOf(caller, cachedWith);
    const key = createHash('sha256')
      .update(JSON.stringify([name, params, query, basis]))
      .digest('base64url');
    const known = basis === undefined ? undefined : replies.get(key);
    if (known) return known;
    const { isFinal, ...reply } = await make();
    if (basis !== undefined && isFinal && (await basisOf(caller, cachedWith)) === basis)
      replies.set(key, reply);
    return reply;
  };
}

/** Whether replies of an endpoint may be cached: all that they follow from is in the key of the cache. */
export function isCacheable({ method, access, body, statuses }: Endpoint): boolean {
  const isSignedIn = access !== 'public' && access !== 'optional';
  return method === 'GET' && isSignedIn && body === undefined && statuses[202] === undefined;
}
