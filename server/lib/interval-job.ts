import { singleFlight } from './single-flight.ts';

export type IntervalJob = {
  /** With `atOnce` the first run does not wait for a pause. */
  start: (work: () => Promise<void>, options?: { atOnce: boolean }) => void;
  /** Starts no further run and waits for the current one. */
  close: () => Promise<void>;
};

/** Runs some work every `pause` milliseconds, never twice at once; a failure is logged, and the next run tries again. */
export function createIntervalJob(pause: number, log: (message: string) => void): IntervalJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  return {
    start: (work, { atOnce } = { atOnce: false }) => {
      const run = singleFlight(() =>
        work().catch((error: unknown) => log(error instanceof Error ? error.message : String(error))),
      );
      const turn = () => {
        running = run();
      };
      timer = setInterval(turn, pause).unref();
      if (atOnce) turn();
    },
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
