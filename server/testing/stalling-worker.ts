import { threadId } from 'node:worker_threads';
import type { ComparisonJob } from '../comparison/comparer.ts';

/*
 * Replaces the comparison worker in tests: depending on the first text it replies, ends, never replies, or
 * returns the id of its thread or whether it has warmed up.
 */
let isWarm = false;

export function run(job: Pick<ComparisonJob, 'before'> | 'warm up'): string | Promise<string> {
  if (job === 'warm up') {
    isWarm = true;
    return '';
  }
  const [text] = job.before.bodies;
  if (text === 'end') process.exit(3);
  if (text === 'stall') return new Promise(() => undefined);
  const replies: Record<string, string> = { ahead: `ahead: ${isWarm}`, who: String(threadId) };
  return replies[text ?? ''] ?? `answer to ${text}`;
}
