import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { FolderInUse, lockFolder, ownerOf } from './folder-lock.ts';

describe('lockFolder', () => {
  let folder: string;
  let remove: () => void;
  beforeEach(() => {
    ({ folder, remove } = temporaryFolder());
  });
  afterEach(() => remove());

  it('lets one owner in and names it to the next', async () => {
    const lock = await lockFolder(folder);
    expect(ownerOf(folder)).toBe(process.pid);
    const refused = await lockFolder(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderInUse);
    expect(String(refused)).toContain(realpathSync(folder));
    expect(String(refused)).toContain(`process ${process.pid}`);
    lock.release();
    (await lockFolder(folder)).release();
    expect(ownerOf(folder)).toBeUndefined();
  });

  it('lets one of many in who come at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes over from a process that was killed', async () => {
    const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
      await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    expect(ownerOf(folder)).toBe(child.pid);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    const lock = await lockFolder(folder);
    expect(ownerOf(folder)).toBe(process.pid);
    lock.release();
  });

  it('sees through a number that was given to another process', async () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const lock = await lockFolder(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).not.toContain('long ago');
    lock.release();
  });
});
