import { randomInt } from 'node:crypto';

export type ApartRunner = {
  /** Runs work at a moment of chance, between one and three seconds from now. */
  later: (work: () => Promise<void>) => void;
  /** Runs what is waiting at once, and waits for all of it. */
  finish: () => Promise<void>;
};

const shortest = 1000;
const longest = 3000;

/**
 * Runs work apart from the call that brought it, so that neither its reply nor the next call tells by its time what
 * there was to do.
 */
export function createApartRunner(
  log: (message: string) => void,
  pause: () => number = () => randomInt(shortest, longest),
): ApartRunner {
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>();
  const running = new Set<Promise<void>>();
  const run = (work: () => Promise<void>) => {
    const ended = work().catch((error: unknown) =>
      log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    running.add(ended);
    void ended.finally(() => running.delete(ended));
  };
  return {
    later: (work) => {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        run(work);
      }, pause()).unref();
      waiting.set(timer, work);
    },
    finish: async () => {
      for (const [timer, work] of waiting) {
        clearTimeout(timer);
        run(work);
      }
      waiting.clear();
      await Promise.all(running);
    },
  };
}
