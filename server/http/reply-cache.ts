import { LRUCache } from 'lru-cache';
import type { CachedWith } from '#core/contract/endpoint.ts';
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

/**
 * Caches replies up to a total size, the least recently used dropped first. `basisOf` says what a reply follows from
 * besides its request: who sees what, the day, the state of the data. A reply is cached only if that did not change
 * while it was made.
 */
export function createReplyCache<Caller>(
  maxBytes: number,
  basisOf: (caller: Caller, cachedWith: CachedWith) => Promise<string>,
): ReplyCache<Caller> {
  const replies = new LRUCache<string, JsonReply>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes, etag }, key) => bytes.byteLength + 2 * (etag.length + key.length),
  });
  return async ({ name, cachedWith, caller, params, query }, make) => {
    const basis = await basisOf(caller, cachedWith);
    const key = JSON.stringify([name, params, query, basis]);
    const known = replies.get(key);
    if (known) return known;
    const { isFinal, ...reply } = await make();
    if (isFinal && (await basisOf(caller, cachedWith)) === basis) replies.set(key, reply);
    return reply;
  };
}
