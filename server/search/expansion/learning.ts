import { sql } from 'kysely';
import type { MainDb } from '../../data/open-main.ts';

export type LearningOptions = {
  now: () => Date;
  /** Stops learning. */
  signal: AbortSignal;
  log: (message: string) => void;
};

/** Knowledge that is learnt from the stored texts in the background. */
export type Learning = {
  /** Changes when more is learnt. */
  edition: () => number;
  /** Whether the first result is still pending; false after a failure. Calling it starts learning. */
  isFirst: () => boolean;
  /** Starts learning if the last result is stale; does not wait. */
  refresh: () => void;
  /** Learns now, one run at a time. Does nothing if the texts have not changed. */
  learn: () => Promise<void>;
};

/** Learning takes minutes and is not urgent: one worker of low priority, which ends soon after. */
export const learningWorkers = { size: 1, idle: 5, nice: 10 };

/** A result is stale after so many milliseconds; later imports are taken into account then. */
const staleAfter = 3_600_000;

/** `state` changes with the stored texts; `work` learns from them. */
export function createLearning(
  name: string,
  { now, signal, log }: LearningOptions,
  { state, work }: { state: () => Promise<string>; work: () => Promise<void> },
): Learning {
  let edition = 0;
  let learning: Promise<void> | undefined;
  let lookedAt: number | undefined;
  let learnt: string | undefined;
  const learnAll = async (): Promise<void> => {
    const current = await state();
    if (current !== learnt) {
      await work();
      if (signal.aborted) return;
      learnt = current;
      edition++;
    }
    lookedAt = now().getTime();
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
  const isFirst = (): boolean => {
    refresh();
    return lookedAt === undefined;
  };
  return { edition: () => edition, isFirst, learn, refresh };
}

/** Another one when a text was stored or deleted: each import has a line in the feed. */
export async function stateOfTexts(db: MainDb): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select (select coalesce(max(sequence), 0) from main.feed) || ' ' || (select count(*) from main.text)
      as state`.execute(db);
  return rows[0]?.state ?? '';
}
