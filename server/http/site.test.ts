import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { createSite } from './site.ts';

describe('the site', () => {
  const temporary = temporaryFolder();
  // Installed below a folder that is called like one of a build.
  const folder = join(temporary.folder, 'assets', 'parts');
  const baseUrls = ['http://domain.test/musterbank'];
  const site = createSite({
    api: () => Response.json({ called: true }),
    portalFolder: join(folder, 'portal'),
    widgetsFolder: join(folder, 'widgets'),
    baseUrls: () => baseUrls,
    https: false,
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
  });
  afterAll(temporary.remove);

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
    expect((await get('/assets/main-abc.js', { 'if-none-match': etag })).status).toBe(304);
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

  it('leaves calls to the contract', async () => {
    expect(await (await get('/api/v1/anything')).json()).toEqual({ called: true });
  });
});
