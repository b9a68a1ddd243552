import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBeating } from './folder-beat.ts';
import { holdFile, isFileHeld } from './held-file.ts';

export type FolderLock = { release: () => Promise<void> };
/** Whom a lock file names. Process ids are those of the owner's container, so the host is told beside. */
type Owner = { id: string; pid: number; host: string; machine: string };
/** Milliseconds between two signs of life, and how long another host's owner may be without one. */
export type Heartbeat = { pause: number; patience: number };

export const usualHeartbeat: Heartbeat = { pause: 2000, patience: 20_000 };

/** Another living process owns the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  /** "process 12 of the host alpha", as a part of a sentence. */
  readonly owner: string;
  constructor(folder: string, owner: Owner | undefined) {
    const named = owner === undefined ? 'another process' : `process ${owner.pid} of the host ${owner.host}`;
    super(`the folder ${folder} is in use by ${named}; stop it first or use another folder (REGESTA_DATA)`);
    this.owner = named;
  }
}

/**
 * Makes this process the only owner of a folder. The operating system holds a lock for it until it ends, however
 * it ends, and shows it to all containers of this machine. Other machines that see the folder, on a network file
 * system without locks, are told by a heartbeat.
 */
export async function lockFolder(folder: string, heartbeat: Heartbeat = usualHeartbeat): Promise<FolderLock> {
  const place = realpathSync(folder);
  const lock = join(place, 'lock');
  const letGo = holdFile(join(place, 'lock.held'));
  if (letGo === undefined) throw new FolderInUse(place, readOwner(lock));
  try {
    const mine: Owner = {
      id: randomUUID(),
      pid: process.pid,
      host: hostname(),
      machine: thisMachine(),
    };
    await register(place, mine, heartbeat);
    const stopBeating = await startBeating({ lock, id: mine.id, pause: heartbeat.pause });
    const release = async () => {
      await stopBeating();
      rmSync(`${lock}.beat`, { force: true });
      if (readOwner(lock)?.id === mine.id) rmSync(lock, { force: true });
      letGo();
    };
    return { release };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** The running owner of a folder, if there is one on this machine. Nothing in the folder is changed. */
export function ownerOf(folder: string): { pid: number; host: string } | undefined {
  const place = realpathSync(folder);
  return isFileHeld(join(place, 'lock.held')) ? readOwner(join(place, 'lock')) : undefined;
}

/** Writes the lock file, as soon as the owner that it names has ended. */
async function register(place: string, mine: Owner, heartbeat: Heartbeat): Promise<void> {
  const lock = join(place, 'lock');
  const draft = join(place, `lock.${mine.id}`);
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    // A link appears with its whole content; a file that is being written could be read incompletely.
    for (let attempt = 0; attempt < 10; attempt++) {
      if (tryLink(draft, lock)) return;
      const content = readText(lock);
      if (content === undefined) continue;
      const owner = parseOwner(content);
      // On this machine the lock of the operating system has shown already that the owner has ended.
      if (owner?.machine !== mine.machine && (await isAlive(lock, heartbeat)))
        throw new FolderInUse(place, owner);
      removeStale(lock, content, `${draft}.stale`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new Error(`the lock of ${place} could not be taken`);
}

/** Whether an owner elsewhere gives a sign of life. Clocks differ between hosts, so only changes count. */
async function isAlive(lock: string, { pause: between, patience }: Heartbeat): Promise<boolean> {
  const state = () => `${readText(lock)} ${readText(`${lock}.beat`)}`;
  const first = state();
  for (let waited = 0; waited < patience; waited += between) {
    await pause(between);
    if (state() !== first) return true;
  }
  return false;
}

/** What is the same for all containers of a machine, and differs after its restart. */
function thisMachine(): string {
  return readText('/proc/sys/kernel/random/boot_id')?.trim() ?? hostname();
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

// Two hosts may find the same stale lock; the one that moved away a fresh lock by mistake puts it back.
function removeStale(lock: string, stale: string, aside: string): void {
  try {
    renameSync(lock, aside);
  } catch {
    // Another host has removed it already.
    return;
  }
  if (readText(aside) !== stale) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function readOwner(lock: string): Owner | undefined {
  const content = readText(lock);
  return content === undefined ? undefined : parseOwner(content);
}

function parseOwner(content: string): Owner | undefined {
  try {
    const owner = JSON.parse(content) as Partial<Owner>;
    const { id, pid, host, machine } = owner;
    return id && pid && host && machine ? { id, pid, host, machine } : undefined;
  } catch {
    // A damaged lock, or one of an older version, names no owner.
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
