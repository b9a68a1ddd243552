import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { readSuite } from './suite.ts';

/** Days for which files stay that no start has had among its own. */
const daysStored = 365;

export type KeepOptions = {
  /** The folder of the built elements. */
  built: string;
  /** The folder of those that are stored: parts of all versions together, the other files of each in a folder of its own. */
  stored: string;
  now: () => Date;
  warn: (message: string) => void;
};

/**
 * Keeps the built elements, so that pages that have an older version open, or name one, still get its files after the next
 * deployment. Parts are named by their content, so those that did not change are kept once.
 */
export async function keepSuite({ built, stored, now, warn }: KeepOptions): Promise<void> {
  const suite = await readSuite(built);
  if (suite === undefined) return;
  const earlier = await readSuite(join(stored, suite.version));
  const isChanged = earlier && JSON.stringify(earlier.integrity) !== JSON.stringify(suite.integrity);
  if (isChanged)
    warn(
      `the elements differ from those that were served as ${suite.version}, which stay: raise the version`,
    );
  const files = await filesOf(built);
  for (const file of files) {
    const isPart = file.startsWith(`parts${sep}`);
    if (!isPart && isChanged) continue;
    await keepFile(join(built, file), isPart ? join(stored, file) : join(stored, suite.version, file), now());
  }
  await removeOld(stored, now());
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Copies a file that is not there yet; its time says when it was last among those of a start. */
async function keepFile(from: string, to: string, now: Date): Promise<void> {
  const isThere = await stat(to).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(dirname(to), { recursive: true });
    // Another process, with the same number in another container, may keep the same file: it appears whole.
    const draft = `${to}.${randomUUID()}`;
    await copyFile(from, draft);
    await rename(draft, to);
  }
  await utimes(to, now, now);
}

async function removeOld(stored: string, now: Date): Promise<void> {
  const oldest = now.getTime() - daysStored * 86_400_000;
  for (const file of await filesOf(stored)) {
    const path = join(stored, file);
    if ((await stat(path)).mtimeMs < oldest) await rm(path, { force: true });
  }
}
