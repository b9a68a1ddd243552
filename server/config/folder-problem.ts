import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Why this user cannot keep data in a folder, or cannot make it; undefined if they can. */
export function folderProblem(path: string): string | undefined {
  try {
    if (!statSync(path).isDirectory()) return `${path} is no folder`;
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const above = dirname(path);
    if ((code !== 'ENOENT' && code !== 'ENOTDIR') || above === path)
      return `${path} cannot be entered and written by this user (${code})`;
    // It is made at the first start, if it can be.
    const reason = folderProblem(above);
    return reason === undefined ? undefined : `${path} cannot be made: ${reason}`;
  }
}
