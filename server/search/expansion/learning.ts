export type LearningOptions = {
  now: () => Date;
  /** Stops learning. */
  signal: AbortSignal;
  log: (message: string) => void;
  /** Called when more was learnt. */
  onLearnt?: () => void;
};

/** Knowledge that is learnt from the stored texts in the background. */
export type Learning = {
  /** Changes when more is learnt. */
  edition: () => number;
  /** Whether the first result is still pending; false after a failure. Calling it starts learning. */
  isPending: () => boolean;
  /** Starts learning if the last result is stale; does not wait. */
  refresh: () => void;
  /** Learns now, one run at a time. Does nothing if the texts have not changed. */
  learn: () => Promise<void>;
};

/** Learning takes minutes and is not urgent: one worker of low priority, which ends soon after. */
export const learningWorkers = { size: 1, idle: 5, nice: 10 };

/** Milliseconds after which a result is stale, so that later imports are taken into account. */
const staleAfter = 3_600_000;

/** `state` changes with the stored texts; `work` learns from them. */
export function createLearning(
  name: string,
  { now, signal, log, onLearnt }: LearningOptions,
  { state, work }: { state: () => Promise<string>; work: () => Promise<void> },
): Learning {
  let edition = 0;
  let learning: Promise<void> | undefined;
  let lookedAt: number | undefined;
  let learnt: string | undefined;
  let next: NodeJS.Timeout | undefined;
  signal.addEventListener('abort', () => clearTimeout(next), { once: true });
  const learnAll = async (): Promise<void> => {
    const current = await state();
    if (current !== learnt) {
      await work();
      if (signal.aborted) return;
      learnt = current;
      edition++;
      onLearnt?.();
    }
    lookedAt = now().getTime();
    // Replies that are cached ask for nothing, so the next look comes by itself.
    clearTimeout(next);
    next = setTimeout(refresh, staleAfter + 1000).unref();
  };
  const learn = (): Promise<void> => {
    learning ??= learnAll().finally(() => {
      learning = undefined;
    });
    return learning;
  };
  const refresh = (): void => {
    const isStale = lookedAt === undefined || now().getTime() - lookedAt > staleAfter;
    if (!isStale || learning !== undefined || signal.aborted) return;
    learn().catch((error: unknown) => {
      // Otherwise every search would try again.
      lookedAt = now().getTime();
      if (!signal.aborted) log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    });
  };
  const isPending = (): boolean => {
    refresh();
    return lookedAt === undefined;
  };
  return { edition: () => edition, isPending, learn, refresh };
}
