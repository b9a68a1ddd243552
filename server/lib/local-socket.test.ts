import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { askServer, listenLocally } from './local-socket.ts';
import { notedSocket } from './socket-place.ts';

describe('the local socket', () => {
  let folder: string;
  let remove: () => void;
  beforeEach(() => {
    ({ folder, remove } = temporaryFolder());
  });
  afterEach(() => remove());
  const ignore = () => undefined;

  it('says that nobody listens', async () => {
    expect(await askServer(folder, {}, ignore)).toBe(false);
  });

  it('hands work over and streams the reports back', async () => {
    const listener = await listenLocally(folder, async (request, send) => {
      for (const one of (request as { count: string[] }).count) send({ one });
    });
    const reports: unknown[] = [];
    expect(await askServer(folder, { count: ['a\nb', 'ü'] }, (report) => reports.push(report))).toBe(true);
    expect(reports).toEqual([{ one: 'a\nb' }, { one: 'ü' }]);
    await listener.close();
    expect(await askServer(folder, {}, ignore)).toBe(false);
  });

  it('tells the work when nobody waits for it any more', async () => {
    const leaving = new AbortController();
    const { promise: noticed, resolve } = Promise.withResolvers<void>();
    const listener = await listenLocally(folder, async (_, send, signal) => {
      signal.addEventListener('abort', () => resolve());
      send('begun');
      await noticed;
    });
    await expect(askServer(folder, {}, () => leaving.abort(), leaving.signal)).rejects.toThrow('aborted');
    await noticed;
    await listener.close();
  });

  it('passes a failure on', async () => {
    const listener = await listenLocally(folder, () => Promise.reject(new Error('no such work')));
    await expect(askServer(folder, {}, ignore)).rejects.toThrow('no such work');
    await listener.close();
  });

  it('is found by a command with another temporary folder', async () => {
    const listener = await listenLocally(folder, async (request, send) => send(request));
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    vi.stubEnv('TMPDIR', elsewhere);
    const reports: unknown[] = [];
    expect(await askServer(folder, { here: 1 }, (report) => reports.push(report))).toBe(true);
    expect(reports).toEqual([{ here: 1 }]);
    vi.unstubAllEnvs();
    await listener.close();
  });

  it('is short and for its owner alone, however deep the folder', async () => {
    const deep = join(folder, 'x'.repeat(200), 'y'.repeat(200));
    mkdirSync(deep, { recursive: true });
    const listener = await listenLocally(deep, async () => undefined);
    const path = notedSocket(deep) ?? '';
    expect(path.length).toBeLessThan(100);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
    expect(statSync(join(deep, 'socket')).mode & 0o777).toBe(0o600);
    await listener.close();
  });

  it('has a folder of its own each time, which nobody can take first, and leaves none', async () => {
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary);
    vi.stubEnv('TMPDIR', temporary);
    const folders = new Set<string>();
    for (let start = 0; start < 2; start++) {
      const listener = await listenLocally(folder, async () => undefined);
      expect(readdirSync(temporary)).toHaveLength(1);
      for (const name of readdirSync(temporary)) folders.add(name);
      await listener.close();
    }
    expect(folders.size).toBe(2);
    expect(readdirSync(temporary)).toEqual([]);
    expect(existsSync(join(folder, 'socket'))).toBe(false);
    vi.unstubAllEnvs();
  });

  it('takes the place of one that a killed server left, and removes nothing else that a note names', async () => {
    const left = join(folder, 'regesta-left');
    const foreign = join(folder, 'foreign');
    for (const each of [left, foreign]) {
      mkdirSync(each);
      writeFileSync(join(each, 'commands.sock'), '');
      writeFileSync(join(folder, 'socket'), join(each, 'commands.sock'));
      const listener = await listenLocally(folder, async () => undefined);
      expect(await askServer(folder, {}, ignore)).toBe(true);
      await listener.close();
    }
    expect(existsSync(left)).toBe(false);
    expect(existsSync(join(foreign, 'commands.sock'))).toBe(true);
  });

  it('is not asked where its folder is open to others', async () => {
    const listener = await listenLocally(folder, async () => undefined);
    const home = dirname(notedSocket(folder) ?? '');
    chmodSync(home, 0o755);
    await expect(askServer(folder, {}, ignore)).rejects.toThrow('is open to others');
    chmodSync(home, 0o700);
    await listener.close();
  });

  it.skipIf(process.getuid?.() !== 0)(
    'is not asked where its folder belongs to somebody else than the data (asks for a user that may give files away)',
    async () => {
      const listener = await listenLocally(folder, async () => undefined);
      const home = dirname(notedSocket(folder) ?? '');
      chownSync(home, 65534, 65534);
      await expect(askServer(folder, {}, ignore)).rejects.toThrow('does not belong to the owner of');
      await listener.close();
    },
  );
});
