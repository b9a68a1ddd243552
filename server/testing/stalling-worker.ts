import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { ComparisonJob } from '../comparison/comparer.ts';

/*
 * Stands in for a worker that compares: by the first text it answers, ends, says nothing, which worker it
 * is or whether it is there ahead of need.
 */
parentPort?.on('message', ({ before }: Pick<ComparisonJob, 'before'>) => {
  const [said] = before.bodies;
  const answers: Record<string, string> = {
    ahead: `ahead: ${workerData.isAhead}`,
    who: String(threadId),
  };
  if (said === 'end') process.exit(3);
  else if (said !== 'stall') parentPort?.postMessage(answers[said ?? ''] ?? `answer to ${said}`);
});
