import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { contentEncoding } from './content-encoding.ts';

/** A reply as JSON, compressed or not; the tag is empty of one that nobody stores. */
export type JsonReply = { bytes: Uint8Array<ArrayBuffer>; isPacked: boolean; etag: string };

/** Shorter replies fit into a packet anyway. */
const minPacked = 1024;
const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * It is not compressed yet: whoever takes it as it is must not wait for that. One that nobody stores needs no tag, which
 * takes its time for long ones.
 */
export function jsonReply(value: unknown, { isStored = true } = {}): JsonReply {
  const plain = Buffer.from(JSON.stringify(value));
  // Weak, because the same content is sent compressed and plain.
  const etag = isStored ? `W/"${createHash('sha256').update(plain).digest('base64url')}"` : '';
  return { bytes: new Uint8Array(plain.buffer, plain.byteOffset, plain.length), isPacked: false, etag };
}

/** The reply compressed, where that saves something. */
export async function packReply(reply: JsonReply): Promise<JsonReply> {
  if (reply.isPacked || reply.bytes.byteLength < minPacked) return reply;
  return { ...reply, bytes: new Uint8Array(await pack(reply.bytes)), isPacked: true };
}

/** Whether a caller takes replies compressed. */
export function takesPacked(request: Request): boolean {
  return contentEncoding(request.headers.get('accept-encoding'), ['gzip']) === 'gzip';
}

export type JsonHeaders = { status: 200 | 202; cacheControl: 'private, no-cache' | 'no-store' };

/** The response with a reply, or 304 where the caller has it already. */
export async function jsonResponse(
  reply: JsonReply,
  { status, cacheControl }: JsonHeaders,
  request: Request,
): Promise<Response> {
  const { etag } = reply;
  const headers = new Headers({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
  if (cacheControl !== 'no-store') {
    headers.set('ETag', etag);
    if (isKnown(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
  }
  const sent = takesPacked(request) ? await packReply(reply) : await unpackReply(reply);
  headers.set('Content-Type', 'application/json');
  if (sent.isPacked) headers.set('Content-Encoding', 'gzip');
  headers.set('Content-Length', String(sent.bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : sent.bytes, { status, headers });
}

async function unpackReply(reply: JsonReply): Promise<JsonReply> {
  if (!reply.isPacked) return reply;
  return { ...reply, bytes: new Uint8Array(await unpack(reply.bytes)), isPacked: false };
}

/** Whether one of the tags of If-None-Match is this one, by weak comparison (RFC 9110, 13.1.2). */
function isKnown(header: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
