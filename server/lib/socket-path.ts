import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The path of the socket of this process for a folder. Paths of sockets are limited to about 100 characters, so
 * it is derived from the path of the folder and lies in a folder that only this user can read.
 */
export function socketPath(folder: string): string {
  const key = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\regesta-${key}`;
  return join(tmpdir(), `regesta-${process.getuid?.() ?? 0}`, `${key}.sock`);
}
