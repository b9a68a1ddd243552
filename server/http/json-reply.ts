import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { contentEncoding } from './content-encoding.ts';

/** A reply as it is sent: JSON, compressed where that saves something. */
export type JsonReply = { bytes: Uint8Array<ArrayBuffer>; isPacked: boolean; etag: string };

/** Shorter replies fit into a packet anyway. */
const minPacked = 1024;
const pack = promisify(gzip);
const unpack = promisify(gunzip);

export async function jsonReply(value: unknown): Promise<JsonReply> {
  const plain = Buffer.from(JSON.stringify(value));
  // Weak, because the same content is sent compressed and plain.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const isPacked = plain.byteLength >= minPacked;
  return { bytes: new Uint8Array(isPacked ? await pack(plain) : plain), isPacked, etag };
}

export type JsonHeaders = { status: 200 | 202; cacheControl: 'private, no-cache' | 'no-store' };

/** The response with a reply, or 304 where the caller has it already. */
export async function jsonResponse(
  { bytes, isPacked, etag }: JsonReply,
  { status, cacheControl }: JsonHeaders,
  request: Request,
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
  if (cacheControl !== 'no-store') {
    headers.set('ETag', etag);
    if (isKnown(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Type', 'application/json');
  const isSentPacked =
    isPacked && contentEncoding(request.headers.get('accept-encoding'), ['gzip']) === 'gzip';
  if (isSentPacked) headers.set('Content-Encoding', 'gzip');
  const body = isPacked && !isSentPacked ? new Uint8Array(await unpack(bytes)) : bytes;
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** Whether one of the tags of If-None-Match is this one, by weak comparison (RFC 9110, 13.1.2). */
function isKnown(header: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
