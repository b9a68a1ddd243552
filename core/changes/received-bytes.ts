import type { ReplyHead } from '../http/client.ts';

/** Of bytes that came: whether all of them, what their strong ETag is, and how many there are in all, if it was said. */
export type ReceivedBytes = { isWhole: boolean; etag?: string; total?: number };

/** What the head of a reply says of its bytes. */
export function receivedBytes({ status, headers }: ReplyHead): ReceivedBytes {
  const etag = headers.get('etag');
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return {
    isWhole: status !== 206,
    // A weak one says nothing of the bytes (RFC 9110, 13.1.5).
    ...(etag?.startsWith('"') && { etag }),
    ...(total !== undefined && { total: Number(total) }),
  };
}
