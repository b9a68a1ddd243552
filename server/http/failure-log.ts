import { randomBytes } from 'node:crypto';

/**
 * Logs the failure of a request with a number, which the reply has too: by it whoever reads the log finds what happened. The
 * path that was called is for standard error alone (`withoutRequest`), since it may name a document of one organisation.
 */
export function createFailureLog(path: string | undefined, log: (message: string) => void) {
  let id: string | undefined;
  return {
    log: (message: string) => {
      id = randomBytes(6).toString('hex');
      log(`request ${id}${path === undefined ? '' : ` of ${path}`}: ${message}`);
    },
    headers: () => (id === undefined ? {} : { 'X-Request-Id': id }),
  };
}

/** The line of a failure without its number, which stands beside it, and without the path that was called. */
export function withoutRequest(line: string): { line: string; id?: string } {
  // An encoded path has no spaces.
  const [all, id] = /\brequest ([0-9a-f]{12})(?: of \S+)?: /.exec(line) ?? [];
  return all === undefined || id === undefined ? { line } : { line: line.replace(all, () => ''), id };
}
