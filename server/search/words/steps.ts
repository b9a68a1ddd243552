import { setImmediate as pause } from 'node:timers/promises';

/** Work that may be interrupted: it yields where others may go first. */
export type Steps<T> = Generator<void, T>;

/** Some milliseconds of the dearest work on words. */
const wordsOfStep = 500;

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** With a pause after each step, so that searches go on in between. */
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

/** Sorts by code unit: runs that are sorted at once, merged in pairs. */
export function* sortInSteps(words: readonly string[]): Steps<string[]> {
  let runs: string[][] = [];
  for (let from = 0; from < words.length; from += wordsOfStep * 8) {
    runs.push(words.slice(from, from + wordsOfStep * 8).sort());
    yield;
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* mergeInSteps(runs[at] ?? [], runs[at + 1] ?? []));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergeInSteps(left: readonly string[], right: readonly string[]): Steps<string[]> {
  const merged: string[] = [];
  let other = 0;
  for (const word of left) {
    for (let next = right[other]; next !== undefined && next < word; next = right[++other]) merged.push(next);
    merged.push(word);
    if (merged.length % (wordsOfStep * 16) === 0) yield;
  }
  for (; other < right.length; other++) merged.push(right[other] ?? '');
  yield;
  return merged;
}
