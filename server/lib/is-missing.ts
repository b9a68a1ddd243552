/** Codes of a path that leads to no file, one that is too long for any among them. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** Whether an error of the file system says that there is no such file or folder. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && missing.includes(String(error.code));
