import { setImmediate as pause } from 'node:timers/promises';

/**
 * Work in steps: it yields where the search thread may answer queries first. Learning the words of a large index
 * takes a second or more, and queries use what was learnt before until it ends.
 */
export type Steps<T> = Generator<void, T>;

/** Number of words of a step, which takes some milliseconds at most. */
const wordsOfStep = 500;

/** Runs all steps without a pause, for workers and small vocabularies. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs the steps with a pause after each, in which the thread answers queries. */
export async function withPauses<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

export function* forEachInSteps<T>(items: readonly T[], visit: (item: T, at: number) => void): Steps<void> {
  for (const [at, item] of items.entries()) {
    visit(item, at);
    if (at % wordsOfStep === wordsOfStep - 1) yield;
  }
}
