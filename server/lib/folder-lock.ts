import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { socketPath } from './socket-path.ts';

export type FolderLock = { release: () => void };

/** Another living process owns the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(
      `the folder ${folder} is in use by process ${pid}; stop it first or use another folder (REGESTA_DATA)`,
    );
    this.pid = pid;
  }
}

/**
 * Makes this process the only owner of a folder. The lock contains the process id, the start time and the
 * socket of the process. The start time shows that the lock of a killed process is stale even if its id is in
 * use again.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const place = realpathSync(folder);
  const lock = join(place, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), socket: socketPath(place) });
  const draft = join(place, `lock.${process.pid}.${process.hrtime.bigint()}`);
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    // A link appears with its whole content; a file that is being written could be read incompletely.
    for (let attempt = 0; attempt < 10; attempt++) {
      if (tryLink(draft, lock)) return { release: () => releaseIfOurs(lock, mine) };
      const lockOwner = readLock(lock);
      if (lockOwner === undefined) continue;
      const owner = livingOwner(lockOwner);
      if (owner !== undefined) throw new FolderInUse(place, owner);
      removeStale(lock, lockOwner, `${draft}.stale`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new Error(`the lock of ${place} could not be taken`);
}

/** The process id of the running owner of the folder, if there is one. */
export function ownerOf(folder: string): number | undefined {
  try {
    const owner = readLock(join(realpathSync(folder), 'lock'));
    return owner === undefined ? undefined : livingOwner(owner);
  } catch {
    // A folder that does not exist has no owner.
    return undefined;
  }
}

/** The socket of the running owner of a folder; undefined if there is none. */
export function socketOf(folder: string): string | undefined {
  const owner = readLock(join(realpathSync(folder), 'lock'));
  if (owner === undefined || livingOwner(owner) === undefined) return undefined;
  const { socket } = JSON.parse(owner) as { socket?: unknown };
  return typeof socket === 'string' ? socket : undefined;
}

function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Two processes may find the same stale lock; the one that moved away a fresh lock by mistake puts it back.
function removeStale(lock: string, stale: string, aside: string): void {
  try {
    renameSync(lock, aside);
  } catch {
    // Another process has removed it already.
    return;
  }
  if (readLock(aside) !== stale) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function releaseIfOurs(lock: string, mine: string): void {
  if (readLock(lock) === mine) rmSync(lock, { force: true });
}

function readLock(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    // There is no lock.
    return undefined;
  }
}

function livingOwner(content: string): number | undefined {
  try {
    const { pid, started } = JSON.parse(content) as { pid: number; started: string };
    const start = startOf(pid);
    return start !== undefined && start === started ? pid : undefined;
  } catch {
    // A damaged lock names no owner.
    return undefined;
  }
}

/** When a process started, in a form that differs after a restart of the machine; undefined if it does not run. */
function startOf(pid: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold blanks; the fields after it do not: state is the first, start time the 20th.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' ? undefined : `${boot} ${fields[19]}`;
  } catch {
    // On Linux the process does not run; other systems have no /proc.
    return process.platform === 'linux' ? undefined : startByPs(pid);
  }
}

function startByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
