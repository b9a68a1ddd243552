import { setImmediate as pause } from 'node:timers/promises';
import type { StoredText } from './stored-texts.ts';

/** What is to be reached: all texts read as they are now. */
export type Goal = {
  /** Another one when there may be more to read. */
  state: string;
  /** Another one when what was read must be read anew. */
  rulesAndNames: string;
};

export type ReadingWork<G extends Goal> = {
  /** What the log calls it. */
  name: string;
  goal: () => Promise<G>;
  unread: (goal: G, after: StoredText | undefined, count: number) => Promise<StoredText[]>;
  readOne: (text: StoredText, goal: G, signal: AbortSignal) => Promise<void>;
};

export type BackgroundReader = {
  /** Starts reading what was not read yet; whoever asks does not wait. */
  keepUp: () => void;
  /** When nothing is read any more. */
  settled: () => Promise<void>;
  /** Whether this goal was reached. */
  hasReached: (key: string) => boolean;
};

/** So many texts are looked up at once: memory does not grow with their number. */
const batch = 100;
/** A text that could not be read is tried again when something changed, or after so long. */
const retryAfterMilliseconds = 10 * 60_000;

type Failures = { count: number; first: string };

/** Reads stored texts in the background, one after the other, until all are read or the server ends. */
export function createBackgroundReader<G extends Goal>(
  { name, goal, unread, readOne }: ReadingWork<G>,
  { signal, log }: { signal: AbortSignal; log: (message: string) => void },
): BackgroundReader {
  let reading: Promise<void> | undefined;
  let reached: string | undefined;
  let failed: { key: string; at: number } | undefined;

  /** Goes through all that is unread once. */
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
      if (aim.state === reached) return;
      if (failed?.key === aim.state && Date.now() - failed.at < retryAfterMilliseconds) return;
      const outcome = await walk(aim);
      if (outcome === 'interrupted' || signal.aborted) continue;
      if (outcome.count === 0) reached = aim.state;
      else {
        failed = { key: aim.state, at: Date.now() };
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
    hasReached: (key) => key === reached,
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
