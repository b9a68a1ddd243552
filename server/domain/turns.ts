import { HttpProblem } from '../http/problem.ts';

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many pieces of work run at once and so many more wait; what comes beyond is refused as 503 BUSY. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running++;
    else if (queue.length >= waiting)
      throw new HttpProblem(503, 'BUSY', 'too many people are signing in; try again in a moment');
    // Whoever ends hands its turn on: `running` stays.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
