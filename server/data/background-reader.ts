import { setImmediate as pause } from 'node:timers/promises';
import type { StoredText } from './stored-texts.ts';

/** The state that the reader works towards: all texts are read as they are now. */
export type Goal = {
  /** Changes when there may be more to read. */
  state: string;
  /** Changes when texts must be read anew. */
  rulesAndNames: string;
};

export type ReadingWork<G extends Goal> = {
  /** Its name in the log. */
  name: string;
  goal: () => Promise<G>;
  unread: (goal: G, after: StoredText | undefined, count: number) => Promise<StoredText[]>;
  readOne: (text: StoredText, goal: G, signal: AbortSignal) => Promise<void>;
};

export type BackgroundReader = {
  /** Starts reading the unread texts, without waiting for the end. */
  keepUp: () => void;
  /** Resolves when the reader has stopped. */
  settled: () => Promise<void>;
  /** Whether all texts of this state (`Goal.state`) were read. */
  hasReached: (state: string) => boolean;
  /** The last state of which all texts were read. */
  reached: () => string | undefined;
};

/** Number of texts that are looked up at once, which limits the memory. */
const batch = 100;
/** A state with texts that could not be read is tried again after this time; a changed state is tried at once. */
const retryAfterMilliseconds = 10 * 60_000;

type Failures = { count: number; first: string };

/** Reads stored texts in the background, one after the other, until all are read or the server ends. */
export function createBackgroundReader<G extends Goal>(
  { name, goal, unread, readOne }: ReadingWork<G>,
  { signal, log }: { signal: AbortSignal; log: (message: string) => void },
): BackgroundReader {
  let reading: Promise<void> | undefined;
  let reachedState: string | undefined;
  let failed: { state: string; at: number } | undefined;

  /** Reads each unread text once. */
  async function walk(aim: G): Promise<Failures | 'interrupted'> {
    const failures: Failures = { count: 0, first: '' };
    let after: StoredText | undefined;
    for (;;) {
      const texts = await unread(aim, after, batch);
      if (texts.length === 0) return failures;
      for (const text of texts) {
        if (signal.aborted) return 'interrupted';
        await readOne(text, aim, signal).catch((error: unknown) => {
          failures.first ||= `text ${text.id}: ${messageOf(error)}`;
          failures.count += 1;
        });
        // This thread answers calls too.
        await pause();
      }
      after = texts.at(-1);
      if ((await goal()).rulesAndNames !== aim.rulesAndNames) return 'interrupted';
    }
  }

  async function readAll(): Promise<void> {
    for (;;) {
      if (signal.aborted) return;
      const aim = await goal();
      if (aim.state === reachedState) return;
      if (failed?.state === aim.state && Date.now() - failed.at < retryAfterMilliseconds) return;
      const outcome = await walk(aim);
      if (outcome === 'interrupted' || signal.aborted) continue;
      if (outcome.count === 0) reachedState = aim.state;
      else {
        failed = { state: aim.state, at: Date.now() };
        log(`${name}: ${outcome.count} texts could not be read; ${outcome.first}`);
      }
    }
  }

  return {
    keepUp() {
      if (reading !== undefined || signal.aborted) return;
      reading = readAll()
        .catch((error: unknown) => {
          if (!signal.aborted) log(`${name}: ${messageOf(error)}`);
        })
        .finally(() => {
          reading = undefined;
        });
    },
    settled: async () => reading,
    hasReached: (state) => state === reachedState,
    reached: () => reachedState,
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
