import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { lockFolder } from './folder-lock.ts';
import { askServer, listenLocally } from './local-socket.ts';
import { socketPath } from './socket-path.ts';

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

  it('passes a failure on', async () => {
    const listener = await listenLocally(folder, () => Promise.reject(new Error('no such work')));
    await expect(askServer(folder, {}, ignore)).rejects.toThrow('no such work');
    await listener.close();
  });

  it('is found by a command with another temporary folder', async () => {
    const lock = await lockFolder(folder);
    const listener = await listenLocally(folder, async (request, send) => send(request));
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    vi.stubEnv('TMPDIR', elsewhere);
    const reports: unknown[] = [];
    expect(await askServer(folder, { here: 1 }, (report) => reports.push(report))).toBe(true);
    expect(reports).toEqual([{ here: 1 }]);
    vi.unstubAllEnvs();
    await listener.close();
    await lock.release();
  });

  it('is short and for its owner alone, however deep the folder', async () => {
    const deep = join(folder, 'x'.repeat(200), 'y'.repeat(200));
    mkdirSync(deep, { recursive: true });
    const listener = await listenLocally(deep, async () => undefined);
    const path = socketPath(deep);
    expect(path.length).toBeLessThan(100);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await listener.close();
  });
});
