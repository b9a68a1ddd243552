import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { FolderInUse, type Heartbeat, lockFolder, ownerOf } from './folder-lock.ts';

const timeoutMilliseconds = 60_000;
const quick: Heartbeat = { pause: 20, patience: 400 };

/** The words before a command that give it process ids of its own, as a container has them; none where that is not allowed. */
function asContainer(): string[] {
  for (const words of [[], ['--user', '--map-root-user']]) {
    const command = [...words, '--pid', '--fork', '--kill-child', '--mount-proc'];
    if (spawnSync('unshare', [...command, 'true']).status === 0) return ['unshare', ...command];
  }
  console.warn(
    'unshare is not permitted here: processes share their ids, and only the lock file tells others',
  );
  return [];
}

describe('lockFolder', () => {
  let folder: string;
  let remove: () => void;
  let children: ChildProcess[];
  beforeEach(() => {
    ({ folder, remove } = temporaryFolder());
    children = [];
  });
  afterEach(async () => {
    await Promise.all(children.map(kill));
    remove();
  });

  const kill = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  /** A process that locks the folder and prints whether it could. */
  const lockElsewhere = async (before: string[] = []) => {
    const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
      await lockFolder(${JSON.stringify(folder)}, ${JSON.stringify(quick)})
        .then(() => console.log('locked as ' + process.pid), (error) => console.log(error.message));
      setInterval(() => {}, 1000);`;
    const node = [process.execPath, '--disable-warning=ExperimentalWarning', '--input-type=module'];
    const [program = '', ...words] = [...before, ...node, '-e', script];
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, said: said.toString().trim() };
  };
  const changeLock = (values: object) => {
    const path = join(folder, 'lock');
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...values }));
  };

  it('lets one owner in and names it to the next', async () => {
    const lock = await lockFolder(folder);
    expect(ownerOf(folder)).toMatchObject({ pid: process.pid, host: hostname() });
    const refused = await lockFolder(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderInUse);
    expect(String(refused)).toContain(realpathSync(folder));
    expect(String(refused)).toContain(`process ${process.pid} of the host ${hostname()}`);
    await lock.release();
    await (await lockFolder(folder)).release();
    expect(ownerOf(folder)).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['lock.held']);
  });

  it('lets one of many in who come at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const locks = tries.filter((one) => one.status === 'fulfilled');
    expect(locks).toHaveLength(1);
    await locks[0]?.value.release();
  });

  it(
    'takes over at once from a process that was killed',
    async () => {
      const { child } = await lockElsewhere();
      expect(ownerOf(folder)?.pid).toBe(child.pid);
      await kill(child);
      const patient = { pause: timeoutMilliseconds, patience: timeoutMilliseconds };
      const lock = await lockFolder(folder, patient);
      expect(ownerOf(folder)?.pid).toBe(process.pid);
      await lock.release();
    },
    timeoutMilliseconds,
  );

  it(
    'lets nobody in from another container, where the owner has another process id',
    async () => {
      const container = asContainer();
      const first = await lockElsewhere(container);
      expect(first.said).toMatch(container.length > 0 ? /^locked as [1-9]$/ : /^locked as /);
      const second = await lockElsewhere(container);
      expect(second.said).toContain('is in use by process');
      await expect(lockFolder(folder, quick)).rejects.toBeInstanceOf(FolderInUse);
      await kill(first.child);
      // The process in the container ends with the one that made it, though perhaps a moment later.
      const free = async (): Promise<string> => {
        const { child, said } = await lockElsewhere(container);
        if (said.startsWith('locked')) return said;
        await kill(child);
        return free();
      };
      expect(await free()).toMatch(/^locked as /);
    },
    timeoutMilliseconds,
  );

  it('lets nobody in where the lock file names a process that nobody sees', async () => {
    const lock = await lockFolder(folder);
    changeLock({ pid: 999_999_999, host: 'elsewhere' });
    await expect(lockFolder(folder, quick)).rejects.toThrow('process 999999999 of the host elsewhere');
    changeLock({ pid: process.pid });
    await lock.release();
  });

  it('sees that the owner on another machine lives, whatever its clock says', async () => {
    const [mine, copy] = ['lock', 'lock.beat'].map((name) => join(folder, name)) as [string, string];
    const there = { id: 'x', pid: 7, host: 'alpha', machine: 'another one' };
    writeFileSync(mine, JSON.stringify(there));
    let count = 0;
    const beating = setInterval(() => writeFileSync(copy, `x ${++count}`), quick.pause);
    const patient = { ...quick, patience: timeoutMilliseconds };
    await expect(lockFolder(folder, patient)).rejects.toThrow('process 7 of the host alpha');
    clearInterval(beating);
    const lock = await lockFolder(folder, quick);
    expect(ownerOf(folder)?.pid).toBe(process.pid);
    await lock.release();
  });

  it(
    'gives signs of life while its thread is busy',
    async () => {
      const lock = await lockFolder(folder, quick);
      const beat = () => readFileSync(join(folder, 'lock.beat'), 'utf8');
      const first = beat();
      // A loop that leaves the thread to nobody until the other one has written.
      while (beat() === first || beat() === '');
      expect(beat()).not.toBe(first);
      await lock.release();
    },
    timeoutMilliseconds,
  );

  it(
    'ends when another machine has taken the folder over',
    async () => {
      const { child } = await lockElsewhere();
      const exited = once(child, 'exit');
      changeLock({ id: 'of another one' });
      expect(await exited).toEqual([null, 'SIGKILL']);
    },
    timeoutMilliseconds,
  );

  it.each(['{"pid":1,"started":"long ago"}', 'damaged'])(
    'sees through the lock of before: %s',
    async (old) => {
      writeFileSync(join(folder, 'lock'), old);
      const lock = await lockFolder(folder, quick);
      expect(ownerOf(folder)?.pid).toBe(process.pid);
      await lock.release();
    },
  );
});
