import { createProcessPool } from '../lib/process-pool.ts';
import type { RestlessJob } from './restless-process.ts';

/*
 * A process with a pool, for a test that kills it: it prints the id of the pool's process, which then blocks.
 */
const pool = createProcessPool<RestlessJob, number>({
  script: new URL('./restless-process.ts', import.meta.url),
  size: 1,
  memory: 512,
});
const id = await pool.run({ does: 'reply' });
void pool.run({ does: 'block' }).catch(() => undefined);
console.log(`process ${id}`);
