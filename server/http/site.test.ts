import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { createSite } from './site.ts';

/** Names of files with their type, and whether they are sent compressed. */
const files: [string, string, boolean][] = [
  ['a.html', 'text/html; charset=utf-8', true],
  ['a.js', 'text/javascript; charset=utf-8', true],
  ['a.mjs', 'text/javascript; charset=utf-8', true],
  ['a.css', 'text/css; charset=utf-8', true],
  ['a.json', 'application/json; charset=utf-8', true],
  ['a.map', 'application/json; charset=utf-8', true],
  ['a.svg', 'image/svg+xml', true],
  ['a.txt', 'text/plain; charset=utf-8', true],
  ['a.webmanifest', 'application/manifest+json', true],
  ['a.wasm', 'application/wasm', true],
  ['a.ttf', 'font/ttf', true],
  ['a.png', 'image/png', false],
  ['a.ico', 'image/x-icon', false],
  ['a.woff2', 'font/woff2', false],
  ['a.unknown', 'application/octet-stream', false],
];

describe('the site', () => {
  const temporary = temporaryFolder();
  // The folder of the installation has the same name as a folder of the build.
  const folder = join(temporary.folder, 'assets', 'parts');
  const baseUrls = ['http://domain.test/musterbank'];
  const site = createSite({
    api: () => Response.json({ called: true }),
    portalFolder: join(folder, 'portal'),
    widgetsFolder: join(folder, 'widgets'),
    storedFolder: join(folder, 'kept'),
    baseUrls: () => baseUrls,
    https: false,
    development: (request) =>
      new URL(request.url).pathname.startsWith('/development')
        ? Promise.resolve(new Response('for developers'))
        : undefined,
  });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    site(new Request(`http://main.test${path}`, { headers }));

  beforeAll(() => {
    mkdirSync(join(folder, 'portal', 'assets'), { recursive: true });
    mkdirSync(join(folder, 'widgets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'portal', 'index.html'), '<!doctype html><title>Regesta</title>');
    writeFileSync(join(folder, 'portal', 'assets', 'main-abc.js'), `export const a = '${'a'.repeat(5000)}';`);
    writeFileSync(join(folder, 'widgets', 'reg-reader.js'), 'export {};');
    for (const [name] of files) writeFileSync(join(folder, 'widgets', name), name.repeat(100));
  });
  afterAll(temporary.remove);

  it('fails where a file that is there cannot be read, and says of none that it is missing', async () => {
    symlinkSync('endless.js', join(folder, 'widgets', 'endless.js'));
    await expect(get('/widgets/endless.js')).rejects.toThrow('ELOOP');
    for (const path of ['nothing.js', 'a.js/b.js', `${'a'.repeat(300)}.js`, 'a%00.js'])
      expect((await get(`/widgets/${path}`)).status).toBe(404);
  });

  it.each(['/', '/read/bankg/5a', '/read/bankg/{A1a}', '/read/bankg/5.1'])(
    'answers %s with the page of the portal',
    async (path) => {
      const reply = await get(path);
      expect(await reply.text()).toContain('<title>Regesta</title>');
      expect(reply.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('lets the portal call itself and the registered organisations, as they are now', async () => {
    const policy = async () => (await get('/')).headers.get('content-security-policy') ?? '';
    expect(await policy()).toContain("connect-src 'self' http://domain.test/musterbank/;");
    expect(await policy()).toContain("default-src 'none'; script-src 'self';");
    expect(await policy()).not.toMatch(/unsafe/);
    baseUrls.push('https://new.test/bank');
    expect(await policy()).toContain(
      "connect-src 'self' http://domain.test/musterbank/ https://new.test/bank/;",
    );
  });

  it('keeps built files for ever, packed', async () => {
    const reply = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await reply.arrayBuffer()).byteLength).toBeLessThan(200);
    const etag = reply.headers.get('etag') ?? '';
    const again = { 'accept-encoding': 'gzip, br', 'if-none-match': etag };
    expect((await get('/assets/main-abc.js', again)).status).toBe(304);
  });

  it('gives each encoding a tag of its own, and knows it in a list and marked as weak', async () => {
    const tagOf = async (accepted: string) =>
      (await get('/widgets/a.css', { 'accept-encoding': accepted })).headers.get('etag') ?? '';
    const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')];
    expect(new Set(tags).size).toBe(3);
    const status = async (sent: string) =>
      (await get('/widgets/a.css', { 'accept-encoding': 'br', 'if-none-match': sent })).status;
    const [br = '', gzip = ''] = tags;
    expect(await Promise.all([br, `W/${br}`, `"x", ${br}`, gzip, '"x"', ''].map(status))).toEqual([
      304, 304, 304, 200, 200, 200,
    ]);
  });

  it.each([
    ['br', '.br', brotliCompressSync],
    ['gzip', '.gz', gzipSync],
  ] as const)(
    'sends what the build packed by %s, unless it is of other content',
    async (encoding, ending, pack) => {
      const write = (name: string, content: string, packed: Buffer) => {
        writeFileSync(join(folder, 'widgets', name), content);
        writeFileSync(join(folder, 'widgets', name + ending), packed);
      };
      const half = 'export const a = 1;\n'.repeat(200);
      // Two members of gzip, and brotli of the least quality: not what the server would make.
      const own =
        encoding === 'gzip'
          ? Buffer.concat([gzipSync(half), gzipSync(half)])
          : brotliCompressSync(half + half, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
      write(`built-${encoding}.js`, half + half, own);
      write(`older-${encoding}.js`, 'newer', pack('older'));
      write(`broken-${encoding}.js`, 'whole', Buffer.from('none'));
      const bytesOf = async (name: string) => {
        const reply = await get(`/widgets/${name}-${encoding}.js`, { 'accept-encoding': encoding });
        expect(reply.headers.get('content-encoding')).toBe(encoding);
        return Buffer.from(await reply.arrayBuffer());
      };
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      expect((await bytesOf('built')).equals(own)).toBe(true);
      expect(unpack(await bytesOf('older')).toString()).toBe('newer');
      expect(unpack(await bytesOf('broken')).toString()).toBe('whole');
    },
  );

  it('sends a whole file to who wants a range of it, in whatever encoding', async () => {
    for (const accepted of ['br', 'identity']) {
      const reply = await get('/widgets/a.css', { 'accept-encoding': accepted, range: 'bytes=0-3' });
      expect([reply.status, reply.headers.get('content-range')]).toEqual([200, null]);
      const bytes = new Uint8Array(await reply.arrayBuffer());
      const text = accepted === 'br' ? brotliDecompressSync(bytes) : Buffer.from(bytes);
      expect(text.toString()).toBe('a.css'.repeat(100));
    }
  });

  it('gives the elements to any page', async () => {
    const reply = await get('/widgets/reg-reader.js', { origin: 'http://host.test' });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "frame-ancestors 'none'",
      'cache-control': 'no-cache',
    });
    expect((await get('/widgets/nothing.js')).status).toBe(404);
  });

  it.each([
    '/assets/missing.js',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/widgets/..%2f..%2fsecret.txt',
    '/%ff.txt',
  ])('has no file at %s', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain('secret');
  });

  it.each(['/api/v1/anything', '/api', '/health'])('leaves %s to the contract', async (path) => {
    expect(await (await get(path)).json()).toEqual({ called: true });
  });

  it.each(['/apis', '/healthy', '/widgets'])('does not leave %s to the contract', async (path) => {
    expect(await (await get(path)).text()).toContain('<title>Regesta</title>');
  });

  it('has pages for those who work on the product', async () => {
    expect(await (await get('/development/mails')).text()).toBe('for developers');
  });

  it.each(files)('gives %s as %s', async (name, type, isPacked) => {
    const reply = await get(`/widgets/${name}`, { 'accept-encoding': 'gzip, br' });
    expect(reply.headers.get('content-type')).toBe(type);
    expect(reply.headers.get('content-encoding')).toBe(isPacked ? 'br' : null);
    expect(reply.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect(reply.headers.get('content-length')).toBe(String(bytes.length));
    const text = (isPacked ? brotliDecompressSync(bytes) : Buffer.from(bytes)).toString();
    expect(text).toBe(name.repeat(100));
  });

  it.each([
    ['gzip', 'gzip'],
    ['deflate', null],
    ['x-gzipped, abra', null],
    [undefined, null],
  ])('packs for a browser that accepts %s', async (accepted, encoding) => {
    for (const _ of ['packed now', 'packed before']) {
      const reply = await get(
        '/widgets/a.css',
        accepted === undefined ? {} : { 'accept-encoding': accepted },
      );
      expect(reply.headers.get('content-encoding')).toBe(encoding);
      const bytes = new Uint8Array(await reply.arrayBuffer());
      const text = (encoding === null ? Buffer.from(bytes) : gunzipSync(bytes)).toString();
      expect(text).toBe('a.css'.repeat(100));
    }
  });

  it('answers HEAD without the content, and nothing but reading', async () => {
    const send = (method: string) => site(new Request('http://main.test/widgets/a.png', { method }));
    const head = await send('HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe('500');
    const refused = await send('POST');
    expect([refused.status, await refused.json()]).toEqual([
      405,
      { code: 'METHOD_NOT_ALLOWED', message: 'files are read with GET' },
    ]);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('says in the form of all problems that there is no such file', async () => {
    for (const path of ['/widgets/none.js', '/widgets/none']) {
      const reply = await get(path);
      expect([reply.status, await reply.json(), reply.headers.get('cache-control')]).toEqual([
        404,
        { code: 'NOT_FOUND', message: 'there is no such file' },
        'no-store',
      ]);
    }
  });

  it('finds a file that was built after somebody asked for it, and reads it once', async () => {
    const path = join(folder, 'widgets', 'later.js');
    expect((await get('/widgets/later.js')).status).toBe(404);
    writeFileSync(path, 'built');
    expect(await (await get('/widgets/later.js')).text()).toBe('built');
    writeFileSync(path, 'changed');
    expect(await (await get('/widgets/later.js')).text()).toBe('built');
  });

  it.each([
    ['inner/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['parts/a-1.js', 'public, max-age=31536000, immutable'],
    ['myassets/a.js', 'no-cache'],
    ['assets.js', 'no-cache'],
  ])('keeps for ever what lies in a folder of the build: %s', async (name, expected) => {
    const path = join(folder, 'widgets', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'a');
    expect((await get(`/widgets/${name}`)).headers.get('cache-control')).toBe(expected);
  });

  it('gives a file that changed another tag, and a changed file to who has the older one', async () => {
    const tags: (string | null)[] = [];
    // This test is the first to read each of these files.
    for (const [name, content] of [
      ['tag-1.js', 'a'],
      ['tag-2.js', 'b'],
      ['tag-3.js', 'a'],
    ] as const) {
      writeFileSync(join(folder, 'widgets', name), content);
      tags.push((await get(`/widgets/${name}`)).headers.get('etag'));
    }
    expect(tags[0]).toMatch(/^"[\w-]{27}"$/);
    expect(tags[0]).toBe(tags[2]);
    expect(tags[0]).not.toBe(tags[1]);
    expect((await get('/widgets/tag-1.js', { 'if-none-match': tags[1] ?? '' })).status).toBe(200);
  });
});
