import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Content = { bytes: Uint8Array; etag: string; packed: Map<string, Promise<Uint8Array>> };
export type StaticOptions = {
  folder: string;
  /** File for addresses that name no file: the page of the portal. */
  fallback?: string;
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
  headers,
}: StaticOptions): (request: Request) => Promise<Response> {
  const home = resolve(folder);
  const cache = new Map<string, Promise<Content>>();
  const load = (path: string) => {
    const cached = cache.get(path) ?? readContent(path);
    cache.set(path, cached);
    // A missing file is not cached, since the build may write it later; it counts as undefined.
    cached.catch(() => cache.delete(path));
    return cached.catch(() => undefined);
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
    return answer(request, relative(home, path), content, headers());
  };
}

/** `name` is the path within the served folder, since the path of the folder itself may look like anything. */
async function answer(request: Request, name: string, content: Content, extra: Record<string, string>) {
  const type = types[extname(name)] ?? 'application/octet-stream';
  const byContent = /(^|[\\/])(assets|parts)[\\/]/.test(name);
  const reply = new Headers({
    ...extra,
    'content-type': type,
    'cache-control': byContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: content.etag,
    vary: 'Accept-Encoding',
  });
  if (request.headers.get('if-none-match') === content.etag)
    return new Response(null, { status: 304, headers: reply });
  const encoding = packable.test(type)
    ? encodingFor(request.headers.get('accept-encoding') ?? '')
    : undefined;
  const bytes = encoding === undefined ? content.bytes : await packed(content, encoding);
  if (encoding !== undefined) reply.set('content-encoding', encoding);
  reply.set('content-length', String(bytes.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers: reply });
}

/** The path of a file within the folder; undefined if the address leads out of it. */
function safePath(home: string, pathname: string): string | undefined {
  try {
    const path = resolve(home, `.${decodeURIComponent(pathname)}`);
    return path === home || path.startsWith(home + sep) ? path : undefined;
  } catch {
    // A malformed percent escape names no file.
    return undefined;
  }
}

async function readContent(path: string): Promise<Content> {
  const bytes = await readFile(path);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  return { bytes, etag, packed: new Map() };
}

function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a file once for each encoding and caches the result. */
function packed(content: Content, encoding: 'br' | 'gzip'): Promise<Uint8Array> {
  const cached = content.packed.get(encoding);
  if (cached !== undefined) return cached;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const made = encoding === 'br' ? brotli(content.bytes, quality) : zip(content.bytes);
  content.packed.set(encoding, made);
  return made;
}

function refuse(status: number, code: string, headers: Record<string, string>): Response {
  const message = status === 404 ? 'there is no such file' : 'files are read with GET';
  return Response.json({ code, message }, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
