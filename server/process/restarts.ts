const firstPause = 500;
const longestPause = 30_000;
/** A process that lived for so long (milliseconds) has started well; its end is not one of a row of failures. */
const lasting = 60_000;

/** Milliseconds to wait before a process that has ended is started again: twice as long after each early end. */
export function createRestarts(now: () => number): { started: () => void; pause: () => number } {
  let failures = 0;
  let since = 0;
  return {
    started: () => {
      since = now();
    },
    pause: () => {
      failures = now() - since >= lasting ? 0 : failures;
      const pause = Math.min(longestPause, firstPause * 2 ** failures);
      failures += 1;
      return pause;
    },
  };
}
