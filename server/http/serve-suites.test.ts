import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { keepSuite } from './keep-suite.ts';
import { serveSuites } from './serve-suites.ts';

describe('elements of several versions', () => {
  const temporary = temporaryFolder();
  const built = join(temporary.folder, 'built');
  const stored = join(temporary.folder, 'kept');
  let warnings: string[] = [];
  afterAll(temporary.remove);
  beforeEach(() => {
    rmSync(stored, { recursive: true, force: true });
    warnings = [];
  });

  /** Builds a version with an entry and the parts that it names, and starts a server with it on a day. */
  async function deploy(version: string, parts: string[], day = '2026-01-01', entry = version) {
    rmSync(built, { recursive: true, force: true });
    const names = parts.map((part) => `parts/${part}.js`);
    const files = { 'loader.js': entry, ...Object.fromEntries(names.map((name) => [name, name])) };
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(built, name)), { recursive: true });
      writeFileSync(join(built, name), content);
    }
    writeFileSync(join(built, 'suite.json'), JSON.stringify({ version, integrity: files }));
    const now = () => new Date(`${day}T08:00:00Z`);
    await keepSuite({ built, stored, now, warn: (message) => warnings.push(message) });
    const serve = serveSuites({ built, stored, headers: () => ({ 'access-control-allow-origin': '*' }) });
    return async (path: string) => {
      const reply = await serve(new Request(`http://main.test${path}`));
      const isForEver = reply.headers.get('cache-control')?.includes('immutable') ?? false;
      return reply.status === 200 ? [await reply.text(), isForEver] : reply.status;
    };
  }

  it('are served by their number, which never changes, and as the newest of a first number', async () => {
    await deploy('1.0.0', ['a-1']);
    await deploy('1.9.0', ['a-1']);
    await deploy('1.10.0', ['a-1']);
    const get = await deploy('2.0.0', ['a-2']);
    expect(await get('/loader.js')).toEqual(['2.0.0', false]);
    expect(await get('/2/loader.js')).toEqual(['2.0.0', false]);
    expect(await get('/1/loader.js')).toEqual(['1.10.0', false]);
    expect(await get('/1.0.0/loader.js')).toEqual(['1.0.0', true]);
    expect(await get('/2.0.0/loader.js')).toEqual(['2.0.0', true]);
    for (const path of ['/3/loader.js', '/1.0.1/loader.js', '/1.0.0/none.js', '/1.0.0', '/1/'])
      expect(await get(path), path).toBe(404);
  });

  it('go on: a page that has an older version open gets its parts, at whatever address it began', async () => {
    await deploy('1.0.0', ['view-old', 'same']);
    const get = await deploy('1.1.0', ['view-new', 'same']);
    for (const prefix of ['', '/1', '/1.0.0', '/1.1.0']) {
      expect(await get(`${prefix}/parts/view-old.js`)).toEqual(['parts/view-old.js', true]);
      expect(await get(`${prefix}/parts/view-new.js`)).toEqual(['parts/view-new.js', true]);
      expect(await get(`${prefix}/parts/view-none.js`)).toBe(404);
    }
    expect(readdirSync(join(stored, 'parts')).sort()).toEqual(['same.js', 'view-new.js', 'view-old.js']);
  });

  it('never change: another build with the number of one that was served is told, and served without it', async () => {
    await deploy('1.0.0', ['a'], '2026-01-01', 'first');
    expect(warnings).toEqual([]);
    const get = await deploy('1.0.0', ['b'], '2026-01-02', 'second');
    expect(warnings).toEqual([expect.stringContaining('1.0.0')]);
    expect(await get('/1.0.0/loader.js')).toEqual(['first', true]);
    expect(await get('/loader.js')).toEqual(['second', false]);
    expect(await get('/parts/b.js')).toEqual(['parts/b.js', true]);
  });

  it('stay a year after the last start that had them', async () => {
    await deploy('1.0.0', ['old', 'lasting'], '2026-01-01');
    await deploy('1.1.0', ['lasting'], '2026-06-01');
    const inTime = await deploy('1.2.0', ['new'], '2026-12-31');
    expect(await inTime('/parts/old.js')).toEqual(['parts/old.js', true]);
    expect(await inTime('/1.0.0/loader.js')).toEqual(['1.0.0', true]);
    const overdue = await deploy('1.2.0', ['new'], '2027-01-03');
    expect(await overdue('/parts/old.js')).toBe(404);
    expect(await overdue('/1.0.0/loader.js')).toBe(404);
    expect(await overdue('/parts/lasting.js')).toEqual(['parts/lasting.js', true]);
    expect(await overdue('/1.1.0/loader.js')).toEqual(['1.1.0', true]);
  });

  it('are only those of their folders', async () => {
    const get = await deploy('1.0.0', ['a']);
    writeFileSync(join(stored, 'secret.js'), 'secret');
    for (const path of [
      '/secret.js',
      '/1.0.0/..%2fsecret.js',
      '/parts/..%2fsecret.js',
      '/1.0.0/parts/..%2f..%2fsecret.js',
    ])
      expect(await get(path), path).toBe(404);
  });
});
