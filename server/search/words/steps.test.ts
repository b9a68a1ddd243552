import { describe, expect, it } from 'vitest';
import { forEachInSteps, withPauses } from './steps.ts';

const many = Array.from({ length: 20_000 }, (_, at) => `wort${(at * 7919) % 20_011}`);

describe('work in steps', () => {
  it('visits all in order, and lets others go first in between', async () => {
    const visited: string[] = [];
    let runs = 0;
    let isDone = false;
    const turn = () => {
      runs++;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    await withPauses(forEachInSteps(many, (word) => visited.push(word)));
    isDone = true;
    expect(visited).toEqual(many);
    expect(runs).toBeGreaterThan(20);
  });
});
