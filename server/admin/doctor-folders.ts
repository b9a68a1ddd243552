import { accessSync, constants, lstatSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { type Finding, mend, note, ok } from './finding.ts';

/** Rights of the folders and files that hold keys, password hashes and mails. */
export function examineFolders({ data, databaseUrl, register }: Settings): Finding[] {
  if (statsOf(data) === undefined) return [note(`${data}: is not there yet; the first start makes it`)];
  const writable = canWrite(data)
    ? ok(`${data}: can be written`)
    : mend(`${data}: cannot be written by this user`);
  const secret = [
    ...(databaseUrl === undefined ? ['main', 'domain'] : []),
    'mail',
    'second-factor.key',
    'undeclared-proxy.json',
  ].map((name) => join(data, name));
  const place = dirname(register);
  const registerFinding =
    statsOf(place) !== undefined && !canWrite(place)
      ? [mend(`${place}: cannot be written by this user, so that the register stays as it is`)]
      : [];
  return [writable, ...registerFinding, ...secret.flatMap(secretFinding)];
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
