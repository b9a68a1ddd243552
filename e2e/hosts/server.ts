import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';
import { addresses } from '../addresses.ts';

/** The strictest policy under which the elements must work (docs/embedding.md). */
const strictPolicy = [
  "default-src 'none'",
  `script-src ${addresses.main}`,
  "style-src 'none'",
  `connect-src ${addresses.main} ${addresses.domain}`,
  `worker-src ${addresses.main} blob:`,
  `img-src ${addresses.main} blob: data:`,
  `font-src ${addresses.main}`,
  "require-trusted-types-for 'script'",
].join('; ');

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
};

/** Pages that tests have written, by their path. */
const written = new Map<string, Buffer>();

/**
 * Serves the pages of this folder from another origin, and those that tests put there; names that contain `strict` get
 * the strict policy.
 */
export function startHostPages(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', addresses.host);
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (request.method === 'PUT') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        written.set(pathname, Buffer.concat(parts));
        response.writeHead(204).end();
      });
      return;
    }
    const page = written.get(pathname);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    const file = join(import.meta.dirname, normalize(pathname));
    if (!file.startsWith(import.meta.dirname) || !existsSync(file) || pathname === '/') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', types[file.split('.').pop() ?? ''] ?? 'application/octet-stream');
    if (pathname.includes('strict')) response.setHeader('content-security-policy', strictPolicy);
    // Pages contain %MAIN% in place of the product's address.
    response.end(readFileSync(file, 'utf8').replaceAll('%MAIN%', addresses.main));
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(addresses.hostPort, 'localhost', () => done(server));
  });
}
