import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where this process would listen for a folder. The path of a socket may have about 100 characters,
 * so it is not in the folder but derived from it, in a folder of the user alone.
 */
export function socketPath(folder: string): string {
  const key = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\regesta-${key}`;
  return join(tmpdir(), `regesta-${process.getuid?.() ?? 0}`, `${key}.sock`);
}
