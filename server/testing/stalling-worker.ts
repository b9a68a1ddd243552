import { parentPort, workerData } from 'node:worker_threads';

/*
 * Stands in for a worker that compares: by the first text it answers, ends,
 * says nothing or whether it is there ahead of need.
 */
parentPort?.on('message', ({ before: [said] }: { before: readonly string[] }) => {
  if (said === 'end') process.exit(3);
  else if (said === 'ahead') parentPort?.postMessage(`ahead: ${workerData.isAhead}`);
  else if (said !== 'stall') parentPort?.postMessage(`answer to ${said}`);
});
