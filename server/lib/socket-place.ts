import { randomUUID } from 'node:crypto';
import {
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isMissing } from './is-missing.ts';

/** The end of the name of a folder that holds one socket and nothing else. */
const folderPrefix = 'regesta-';
const socketName = 'commands.sock';

/** The file of a data folder that names the socket of the server that owns it. */
const noteIn = (folder: string) => join(folder, 'socket');

/**
 * Makes a new place for the socket of the owner of a data folder, and notes it there. Paths of sockets are limited to
 * about 100 characters, so it lies in the folder for temporary files, in a folder of its own: made new under a name
 * that nobody knows before, so that nobody else can have put anything there, and for this user alone.
 */
export function makeSocketPlace(folder: string): string {
  const before = notedSocket(folder);
  // A server that was killed leaves its socket; only the owner of the data folder's lock comes here.
  if (before !== undefined) removeSocket(before);
  const path =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\${folderPrefix}${randomUUID()}`
      : join(mkdtempSync(join(tmpdir(), folderPrefix)), socketName);
  const draft = `${noteIn(folder)}.${randomUUID()}`;
  // Renamed, so that no command reads half a path.
  writeFileSync(draft, path, { mode: 0o600 });
  renameSync(draft, noteIn(folder));
  return path;
}

/** Removes the socket of this process and what names it. */
export function removeSocketPlace(folder: string, path: string): void {
  rmSync(noteIn(folder), { force: true });
  removeSocket(path);
}

/** The socket that the last owner of a data folder noted; undefined if there is none. */
export function notedSocket(folder: string): string | undefined {
  try {
    return readFileSync(noteIn(folder), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Throws unless the folder of a socket is for the owner of the data folder alone, whoever asks: an administrator of the
 * machine may run a command of a server that has a user of its own.
 */
export function checkSocketPlace(folder: string, path: string): void {
  if (process.platform === 'win32') return;
  const home = dirname(path);
  const stats = lstatSync(home, { throwIfNoEntry: false });
  // Gone with the server that made it: nobody listens.
  if (stats === undefined) return;
  if (!stats.isDirectory() || stats.uid !== statSync(folder).uid)
    throw new Error(`the socket folder ${home} does not belong to the owner of ${folder}`);
  if ((stats.mode & 0o077) !== 0)
    throw new Error(`the socket folder ${home} is open to others than the owner of ${folder}`);
}

/** Removes nothing but a socket in a folder that was made for it, whatever a note says. */
function removeSocket(path: string): void {
  const home = dirname(path);
  if (basename(path) !== socketName || !basename(home).startsWith(folderPrefix)) return;
  try {
    rmSync(path, { force: true });
    rmdirSync(home);
  } catch {
    // Somebody cleared the folder for temporary files, or it holds something else.
  }
}
