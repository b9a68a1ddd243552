import { describe, expect, it } from 'vitest';
import { createLearning } from './learning.ts';

const hour = 3_600_000;

function learningOf(more: { state?: () => string; work?: () => Promise<void> } = {}) {
  const stopping = new AbortController();
  const logged: string[] = [];
  let time = 0;
  let worked = 0;
  const options = {
    now: () => new Date(time),
    signal: stopping.signal,
    log: (message: string) => logged.push(message),
  };
  const learning = createLearning('names', options, {
    state: async () => more.state?.() ?? '',
    work: async () => {
      worked++;
      await more.work?.();
    },
  });
  /** Starts learning like a search does, and waits for the work that this started. */
  const ask = async () => {
    learning.refresh();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { learning, ask, pass, stopping, logged, worked: () => worked };
}

describe('learning', () => {
  it('begins when somebody asks, and again when there are other texts', async () => {
    let state = 'a';
    const { learning, ask, pass, worked } = learningOf({ state: () => state });
    expect(learning.isPending()).toBe(true);
    await ask();
    await ask();
    expect([worked(), learning.edition(), learning.isPending()]).toEqual([1, 1, false]);
    pass(hour + 1);
    await ask();
    expect([worked(), learning.edition(), learning.isPending()]).toEqual([1, 1, false]);
    state = 'b';
    await ask();
    expect(worked()).toBe(1);
    pass(hour + 1);
    await ask();
    expect([worked(), learning.edition()]).toEqual([2, 2]);
  });

  it('that fails is told once, and tried again an hour later', async () => {
    const { learning, ask, pass, logged, worked } = learningOf({
      work: () => Promise.reject(new Error('no room')),
    });
    await ask();
    await ask();
    expect([logged, learning.isPending()]).toEqual([['names: no room'], false]);
    pass(hour + 1);
    await ask();
    expect([worked(), learning.edition()]).toEqual([2, 0]);
  });

  it('that was ended has learnt nothing, and does not begin again', async () => {
    const { learning, ask, stopping, logged, worked } = learningOf({
      work: async () => stopping.abort(),
    });
    await ask();
    await ask();
    expect([worked(), learning.edition(), logged.length]).toEqual([1, 0, 0]);
  });
});
