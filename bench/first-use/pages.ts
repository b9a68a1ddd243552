import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build } from 'esbuild';

/** Elements that are compared: ours, and the bare one of the same kind. */
export const kinds = [
  { name: 'ask-question', ours: 'ask-question', bare: 'bare-question' },
  { name: 'reg-search', ours: 'reg-search', bare: 'bare-search' },
] as const;

async function built(file: string): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/${file}`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['./peer-part.js'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${file} gave no script`);
  return await promisify(gzip)(script.contents, { level: 9 });
}

const page = (tag: string, script: string, attributes: string) => `<!doctype html>
<html lang="de"><meta charset="utf-8"><title>${tag}</title>
<script type="module" src="${script}"></script>
<main style="padding: 40px"><${tag} ${attributes}></${tag}></main></html>`;

/** Serves a page for each element, and the scripts of the bare ones, packed as ours are. */
export async function servePages(main: string, port: number): Promise<Server> {
  const [peer, part] = await Promise.all([built('peer.ts'), built('peer-part.ts')]);
  const pages = Object.fromEntries(
    kinds.flatMap(({ ours, bare }) => [
      [`/${ours}`, page(ours, `${main}/widgets/loader.js`, `main-url="${main}" language="DE"`)],
      [`/${bare}`, page(bare, '/peer.js', '')],
    ]),
  );
  return await serve(pages, { '/peer.js': peer, '/peer-part.js': part }, port);
}

/** The same of the table of changes. */
export async function serveTables(main: string, domain: string, port: number): Promise<Server> {
  const attributes = `main-url="${main}" domain-url="${domain}" language="DE"`;
  const pages = {
    '/change-table': page('change-table', `${main}/widgets/loader.js`, attributes),
    '/bare-table': page('bare-table', '/peer-table.js', attributes),
  };
  return await serve(pages, { '/peer-table.js': await built('peer-table.ts') }, port);
}

type Pages = Readonly<Record<string, string>>;

async function serve(pages: Pages, scripts: Readonly<Record<string, Buffer>>, port: number): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const script = scripts[url];
    const html = pages[url];
    if (script)
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script);
    else if (html) response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return server;
}
