import { accessSync, constants, lstatSync, readdirSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { type Finding, mend, note, ok } from './finding.ts';

/** Rights of the folders and files that hold keys, password hashes and mails. */
export function examineFolders({ data, databaseUrl }: Settings): Finding[] {
  const restored = restoreFindings(data);
  if (statsOf(data) === undefined)
    return [note(`${data}: is not there yet; the first start makes it`), ...restored];
  const writable = canWrite(data)
    ? ok(`${data}: can be written`)
    : mend(`${data}: cannot be written by this user`);
  const secret = [
    ...(databaseUrl === undefined ? ['main', 'domain'] : []),
    'mail',
    'second-factor.key',
    'undeclared-proxy.json',
  ].map((name) => join(data, name));
  return [writable, ...secret.flatMap(secretFinding), ...restored];
}

/** What the commands of a restore leave beside the data (docs/operations.md): half unpacked, or set aside. */
function restoreFindings(data: string): Finding[] {
  const beside = (kind: string) =>
    namesIn(dirname(data))
      .filter((name) => name.startsWith(`${basename(data)}.${kind}-`))
      .map((name) => join(dirname(data), name));
  const isThere = statsOf(data) !== undefined;
  const interrupted = beside('new').map((path) =>
    isThere
      ? note(`${path}: was left by a restore that was interrupted, and nothing uses it; delete it`)
      : mend(
          `${path}: was left by a restore that was interrupted, and ${data} is not there: restore again before the ` +
            'next start, which would begin with empty databases',
        ),
  );
  const setAside = beside('before').map((path) =>
    note(`${path}: is what a restore set aside; delete it when all is well`),
  );
  return [...interrupted, ...setAside];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    // It may be entered and not listed; then nothing can be said.
    return [];
  }
}

/** A folder or file that only its owner may read. */
function secretFinding(path: string): Finding[] {
  const stats = statsOf(path);
  if (stats === undefined) return [];
  if (process.getuid !== undefined && stats.uid !== process.getuid() && process.getuid() !== 0)
    return [mend(`${path}: belongs to another user than the one of this command`)];
  // Windows has no such rights.
  if (process.platform === 'win32' || (stats.mode & 0o077) === 0)
    return [ok(`${path}: only its owner reads it`)];
  const rights = stats.isDirectory() ? '700' : '600';
  return [mend(`${path}: others may open it; run: chmod ${rights} ${path}`)];
}

function statsOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
