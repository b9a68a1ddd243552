import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

/** Serves a built folder and the named files, with range requests; browsers cache none of it. */
export function serveBench(folder: string, files: Record<string, string>, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = files[pathname] ?? join(folder, normalize(pathname));
    try {
      statSync(path);
    } catch {
      response.writeHead(404).end();
      return;
    }
    const bytes = readFileSync(path);
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('accept-ranges', 'bytes');
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const first = Number(range?.[1] ?? 0);
    const last = Math.min(Number(range?.[2] || bytes.length - 1), bytes.length - 1);
    if (range) response.setHeader('content-range', `bytes ${first}-${last}/${bytes.length}`);
    response.setHeader('content-length', last - first + 1);
    response.writeHead(range ? 206 : 200).end(bytes.subarray(first, last + 1));
  });
  return new Promise((done) => server.listen(port, 'localhost', () => done(server)));
}
