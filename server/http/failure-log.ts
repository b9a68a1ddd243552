import { randomBytes } from 'node:crypto';

/** Logs the failure of a request with a number, which the reply has too: by it whoever reads the log finds what happened. */
export function createFailureLog(log: (message: string) => void) {
  let id: string | undefined;
  return {
    log: (message: string) => {
      id = randomBytes(6).toString('hex');
      log(`request ${id}: ${message}`);
    },
    headers: () => (id === undefined ? {} : { 'X-Request-Id': id }),
  };
}
