import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeLeftFolders, withTemporaryFolder } from './temporary-folder.ts';

let within = '';
beforeEach(() => {
  within = mkdtempSync(join(tmpdir(), 'regesta-test-'));
});
afterEach(() => rmSync(within, { recursive: true, force: true }));

it('removes a folder after the work, whatever comes of it', async () => {
  const seen: string[] = [];
  const work = async (folder: string) => {
    seen.push(folder);
    writeFileSync(join(folder, 'a.xml'), 'a');
    if (seen.length === 2) throw new Error('failed');
    return readdirSync(within).length;
  };
  expect(await withTemporaryFolder('fetch', work, { within })).toBe(1);
  await expect(withTemporaryFolder('fetch', work, { within })).rejects.toThrow('failed');
  expect(new Set(seen).size).toBe(2);
  expect(readdirSync(within)).toEqual([]);
});

it('removes folders of processes that were killed, and old ones, and no others', async () => {
  const here = hostname().replaceAll(/[^\w.]/g, '_');
  const { pid: killed } = spawnSync(process.execPath, ['-e', '']);
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const make = (name: string, at?: Date) => {
    mkdirSync(join(within, name));
    writeFileSync(join(within, name, 'fetched.zip'), 'a');
    if (at) utimesSync(join(within, name), at, at);
  };
  make(`regesta-fetch-${here}-${killed}-abc`);
  make('regesta-fetch-abcdef', old);
  make(`regesta-fetch-${here}-${process.ppid}-old`, old);
  make(`regesta-fetch-${here}-${process.ppid}-abc`);
  make('regesta-fetch-ghijkl');
  make(`regesta-fetch-elsewhere-${killed}-abc`);
  make(`regesta-load-${here}-${killed}-abc`);
  make(`regesta-fetch-${here}-${process.pid}-abc`);
  make(`regesta-fetch-${here}-${process.pid}-old`, new Date(Date.now() - process.uptime() * 1000 - 60_000));
  make('others', old);
  await removeLeftFolders('fetch', new Date(), { within });
  expect(readdirSync(within).sort()).toEqual(
    [
      'others',
      'regesta-fetch-ghijkl',
      `regesta-fetch-elsewhere-${killed}-abc`,
      `regesta-fetch-${here}-${process.pid}-abc`,
      `regesta-fetch-${here}-${process.ppid}-abc`,
      `regesta-load-${here}-${killed}-abc`,
    ].sort(),
  );
  // Its own stay however long they are in use.
  await removeLeftFolders('fetch', new Date(Date.now() + 48 * 60 * 60 * 1000), { within });
  expect(readdirSync(within).filter((name) => name.startsWith('regesta-fetch-'))).toEqual([
    `regesta-fetch-${here}-${process.pid}-abc`,
  ]);
  await removeLeftFolders('load', new Date(), { within });
  expect(existsSync(join(within, `regesta-load-${here}-${killed}-abc`))).toBe(false);
});
