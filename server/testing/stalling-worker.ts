import { parentPort } from 'node:worker_threads';

/*
 * Stands in for a worker that compares: by the first text it answers, ends
 * or says nothing.
 */
parentPort?.on('message', ({ before: [said] }: { before: readonly string[] }) => {
  if (said === 'end') process.exit(3);
  else if (said !== 'stall') parentPort?.postMessage(`answer to ${said}`);
});
