import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** For what the folders are made. */
type Purpose = 'fetch' | 'load';

const day = 24 * 60 * 60 * 1000;
/** When this process began. */
const began = Date.now() - process.uptime() * 1000;

const prefixOf = (purpose: Purpose) => `regesta-${purpose}-`;
/** Processes are told apart by their machine too: several containers may share a folder, and number processes alike. */
const here = `${hostname().replaceAll(/[^\w.]/g, '_')}-`;

/** Works with a folder of its own, which is removed whatever comes of the work. */
export async function withTemporaryFolder<T>(
  purpose: Purpose,
  work: (folder: string) => Promise<T>,
  { within = tmpdir() } = {},
): Promise<T> {
  const folder = await mkdtemp(join(within, `${prefixOf(purpose)}${here}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes folders of processes that were killed: of one of this machine that is not there any more at once, of others after a
 * day, since its number may have gone to another process. In a container that starts anew it has gone to this one.
 */
export async function removeLeftFolders(
  purpose: Purpose,
  now: Date,
  { within = tmpdir() } = {},
): Promise<void> {
  const prefix = prefixOf(purpose);
  for (const name of await readdir(within)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(within, name);
    const own = name.startsWith(prefix + here) ? name.slice(prefix.length + here.length) : '';
    const owner = Number(/^(\d+)-/.exec(own)?.[1] ?? Number.NaN);
    const made = await stat(folder).catch(() => undefined);
    if (made === undefined) continue;
    const isOld = now.getTime() - made.mtimeMs > day;
    const isLeft =
      owner === process.pid ? made.mtimeMs < began : isOld || (Number.isInteger(owner) && !isRunning(owner));
    // Another process may remove it too, or somebody else own it.
    if (isLeft) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be asked, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
