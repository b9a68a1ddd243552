import { isKnownTag } from './known-tag.ts';

/** A file as the reply of a handler. It is read in pieces, so that a range does not read the whole file. */
export type FileReply = {
  /** Hash of the content; quoted it is the ETag. */
  hash: string;
  size: number;
  /** File name for saving. The address of a file with a name does not identify its content, so it is not cached for ever. */
  name?: string;
  /** What the content is, if not all files of the call are of one type. */
  type?: string;
  /** Whether browsers may show a file with a name instead of saving it. */
  isShown?: boolean;
  /** Whether browsers ask again each time, since not everybody may have the file. */
  isRevalidated?: boolean;
  /** Whether neither browsers nor what is between may keep it. */
  isKeptByNobody?: boolean;
  read(offset: number, length: number): Promise<Uint8Array>;
};

export type ByteRange = { first: number; last: number };

/** One range of a Range header; `whole` if it is to be ignored, `none` if it cannot be satisfied (RFC 9110, 14.2). */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'none' : { first, last };
}

/** A Content-Disposition with the name in Unicode and in ASCII (RFC 6266). */
export const attachment = (name: string) => `attachment; ${fileName(name)}`;

function fileName(name: string): string {
  const plain = name.replace(/[–—]/g, '-').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const coded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${coded}`;
}

function dispositionOf({ hash, name, isShown = false }: FileReply, type: string): string {
  if (name === undefined) return `inline; filename="${hash}.${type.split('/')[1]}"`;
  return isShown ? `inline; ${fileName(name)}` : attachment(name);
}

/** Bytes of a file that are read at once; what is longer is read while it is sent, so that no file fills the memory. */
const piece = 1024 * 1024;

async function contentOf(file: FileReply, first: number, length: number) {
  const read = async (offset: number) =>
    new Uint8Array(await file.read(offset, Math.min(piece, first + length - offset)));
  const beginning = await read(first);
  if (beginning.length < Math.min(piece, length)) throw new Error('the file has ended before its size');
  if (length <= piece) return beginning;
  let next = first;
  return new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const bytes = next === first ? beginning : await read(next);
      next += bytes.length;
      if (bytes.length === 0) throw new Error('the file has ended before its size');
      stream.enqueue(bytes);
      if (next === first + length) stream.close();
    },
  });
}

function cacheControlOf({ name, isRevalidated = false, isKeptByNobody = false }: FileReply): string {
  if (isKeptByNobody) return 'no-store';
  return name === undefined && !isRevalidated ? 'private, max-age=31536000, immutable' : 'private, no-cache';
}

/** The reply with a file, whole or in part. `declared` is the type that the files of the call have. */
export async function bytesResponse(file: FileReply, declared: string, request: Request): Promise<Response> {
  const type = file.type ?? declared;
  const etag = `"${file.hash}"`;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': cacheControlOf(file),
    etag,
    // The name for opening and saving.
    'content-disposition': dispositionOf(file, type),
  });
  if (isKnownTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range');
  const requestedRange =
    ifRange === null || ifRange === etag ? (request.headers.get('range') ?? undefined) : undefined;
  const range = parseRange(requestedRange, file.size);
  if (range === 'none') {
    headers.set('content-range', `bytes */${file.size}`);
    headers.set('content-type', 'application/json');
    headers.set('cache-control', 'no-store');
    const problem = { code: 'RANGE_NOT_SATISFIABLE', message: `the file has ${file.size} bytes` };
    return new Response(JSON.stringify(problem), { status: 416, headers });
  }
  const { first, last } = range === 'whole' ? { first: 0, last: file.size - 1 } : range;
  const length = last - first + 1;
  headers.set('content-type', type);
  headers.set('content-length', String(length));
  if (range !== 'whole') headers.set('content-range', `bytes ${first}-${last}/${file.size}`);
  const content = request.method === 'HEAD' ? null : await contentOf(file, first, length);
  return new Response(content, { status: range === 'whole' ? 200 : 206, headers });
}
