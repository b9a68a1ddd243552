import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, resolve, sep } from 'node:path';
import { isMissing } from '../lib/is-missing.ts';
import { type ContentEncoding, contentEncoding } from './content-encoding.ts';
import { packContent } from './packed-content.ts';

type Content = {
  path: string;
  bytes: Uint8Array;
  hash: string;
  packed: Map<ContentEncoding, Promise<Uint8Array>>;
};
export type StaticOptions = {
  folder: string;
  /** File for addresses that name no file: the page of the portal. */
  fallback?: string;
  /** Whether no file ever changes under its name. */
  isFixed?: boolean;
  headers: () => Record<string, string>;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};
const packable = /^(text\/|application\/(json|manifest)|image\/svg|application\/wasm|font\/ttf)/;

/** Serves the files of a built folder; files named by their content may be cached for ever. */
export function serveFiles({
  folder,
  fallback,
  isFixed = false,
  headers,
}: StaticOptions): (request: Request) => Promise<Response> {
  const home = resolve(folder);
  const cache = new Map<string, Promise<Content>>();
  const load = (path: string) => {
    const cached = cache.get(path) ?? readContent(path);
    cache.set(path, cached);
    // A missing file is not cached, since the build may write it later; it counts as undefined, as a folder does.
    cached.catch(() => cache.delete(path));
    return cached.catch((error: unknown) => {
      if (isMissing(error) || isFolder(error)) return undefined;
      throw error;
    });
  };
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'METHOD_NOT_ALLOWED', headers());
    const requestedPath = safePath(home, new URL(request.url).pathname);
    if (requestedPath === undefined) return refuse(404, 'NOT_FOUND', headers());
    // A missing script must not get the page as its reply. Other addresses may contain a dot too, in an article number.
    const isFile = extname(requestedPath) in types;
    const path = isFile || fallback === undefined ? requestedPath : join(home, fallback);
    const content = await load(path);
    if (content === undefined) return refuse(404, 'NOT_FOUND', headers());
    const name = relative(home, path);
    return answer(request, { name, content, isForEver: isFixed || isNamedByContent(name) }, headers());
  };
}

const isFolder = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EISDIR';

/** `name` is the path within the served folder, since the path of the folder itself may look like anything. */
const isNamedByContent = (name: string) => /(^|[\\/])(assets|parts)[\\/]/.test(name);

type Sent = { name: string; content: Content; isForEver: boolean };

async function answer(
  request: Request,
  { name, content, isForEver }: Sent,
  extra: Record<string, string>,
): Promise<Response> {
  const type = types[extname(name)] ?? 'application/octet-stream';
  const encoding = packable.test(type) ? contentEncoding(request.headers.get('accept-encoding')) : undefined;
  // Each encoding is a representation of its own: caches must not answer with another one's tag.
  const etag = `"${content.hash}${encoding === undefined ? '' : `-${encoding}`}"`;
  const reply = new Headers({
    ...extra,
    'content-type': type,
    'cache-control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'Accept-Encoding',
  });
  if (names(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: reply });
  const bytes = encoding === undefined ? content.bytes : await packed(content, encoding);
  if (encoding !== undefined) reply.set('content-encoding', encoding);
  reply.set('content-length', String(bytes.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers: reply });
}

/** The path of a file within the folder; undefined if the address leads out of it. */
function safePath(home: string, pathname: string): string | undefined {
  try {
    const path = resolve(home, `.${decodeURIComponent(pathname)}`);
    // No name of a file has a NUL.
    if (path.includes('\0')) return undefined;
    return path === home || path.startsWith(home + sep) ? path : undefined;
  } catch {
    // A malformed percent escape names no file.
    return undefined;
  }
}

async function readContent(path: string): Promise<Content> {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { path, bytes, hash, packed: new Map() };
}

/** Whether a list of tags names this one; a proxy may have marked it as weak. */
function names(tags: string | null, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Packs a file once for each encoding and caches the result. */
function packed(content: Content, encoding: ContentEncoding): Promise<Uint8Array> {
  const cached = content.packed.get(encoding) ?? packContent(content.path, content.bytes, encoding);
  content.packed.set(encoding, cached);
  return cached;
}

function refuse(status: number, code: string, headers: Record<string, string>): Response {
  const message = status === 404 ? 'there is no such file' : 'files are read with GET';
  return Response.json({ code, message }, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
