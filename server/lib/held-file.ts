import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;

/**
 * Locks a file until the returned function is called or the process ends, however it ends; undefined where another
 * process has it. Node has no call for such locks, but its SQLite takes one of the operating system for each
 * exclusive transaction. Nobody else may open the file: closing it anywhere in the process would end the lock.
 */
export function holdFile(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path);
  try {
    file.exec('BEGIN EXCLUSIVE');
    return () => file.close();
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
}
