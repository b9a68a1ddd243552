import { sql } from 'kysely';
import type { MainDb } from '../../data/open-main.ts';

export type LearningOptions = {
  now: () => Date;
  /** Ends what is being learnt. */
  signal: AbortSignal;
  log: (message: string) => void;
};

/** Something that is learnt from the stored texts, beside the searches. */
export type Learning = {
  /** Another one when more is learnt. */
  edition: () => number;
  /** Never learnt yet, and still to come: not where it could not be learnt. Asking starts it. */
  isFirst: () => boolean;
  /** Starts learning where what was learnt is old; whoever asks does not wait. */
  refresh: () => void;
  /** Learns now, one at a time. Where the texts are those of the last time there is nothing to do. */
  learn: () => Promise<void>;
};

/** Learning takes minutes and is never urgent: one worker, which gives way to others and ends soon after. */
export const learningWorkers = { size: 1, idle: 5, nice: 10 };

/** What was learnt serves so long, in milliseconds, before later imports are taken in. */
const staleAfter = 3_600_000;

/** `state` is another one when there are other texts; `work` learns from them. */
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
      // Not tried again with every search.
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
