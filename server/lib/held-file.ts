import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;
/** Milliseconds that somebody waits who wants the lock: as long as another process may look at it. */
const patience = 500;

/**
 * Locks a file until the returned function is called or the process ends, however it ends; undefined where another
 * process has it. Node has no call for such locks, but its SQLite takes one of the operating system for each
 * exclusive transaction. Nobody else may open the file: closing it anywhere in the process would end the lock.
 */
export function holdFile(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path);
  try {
    file.exec(`PRAGMA busy_timeout = ${patience}`);
    file.exec('BEGIN EXCLUSIVE');
    return () => file.close();
  } catch (error) {
    file.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** Whether a process holds the file. It is read only, and not made. */
export function isFileHeld(path: string): boolean {
  if (!existsSync(path)) return false;
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    file.prepare('SELECT count(*) FROM sqlite_master').get();
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    file.close();
  }
}

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === sqliteBusy;
