import { parentPort, workerData } from 'node:worker_threads';
import type { ComparisonJob } from '../compare/comparer.ts';

/*
 * Stands in for a worker that compares: by the first text it answers, ends,
 * says nothing or whether it is there ahead of need.
 */
parentPort?.on(
  'message',
  ({
    before: {
      bodies: [said],
    },
  }: Pick<ComparisonJob, 'before'>) => {
    if (said === 'end') process.exit(3);
    else if (said === 'ahead') parentPort?.postMessage(`ahead: ${workerData.isAhead}`);
    else if (said !== 'stall') parentPort?.postMessage(`answer to ${said}`);
  },
);
