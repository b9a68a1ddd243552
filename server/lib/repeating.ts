export type Repeating = {
  start: (work: () => Promise<void>) => void;
  /** Begins no more, and waits for what has begun. */
  close: () => Promise<void>;
};

/** Does some work again and again, never twice at once; what fails is told and tried at the next turn. */
export function createRepeating(pause: number, log: (message: string) => void): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  return {
    start: (work) => {
      timer = setInterval(() => {
        running ??= work()
          .catch((error: unknown) => log(error instanceof Error ? error.message : String(error)))
          .finally(() => {
            running = undefined;
          });
      }, pause).unref();
    },
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
