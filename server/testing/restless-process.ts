/*
 * The module of a pool of processes in tests: it does what the job says.
 */

export type RestlessJob =
  | { does: 'reply' | 'block' | 'throw' | 'crash' | 'exit' | 'list variables' }
  | { does: 'take'; megabytes: number }
  | { does: 'return'; megabytes: number };

const held: Buffer[] = [];

export function run(job: RestlessJob): unknown {
  if (job.does === 'block') for (;;);
  if (job.does === 'throw') throw new Error('the paper is torn');
  if (job.does === 'crash') return new Promise(() => setImmediate(() => crash()));
  if (job.does === 'exit') process.exit(3);
  if (job.does === 'list variables') return Object.keys(process.env).sort();
  if (job.does === 'return') return Buffer.alloc(job.megabytes * 1024 * 1024, 1);
  // Memory outside of the heap of V8, as that of native code.
  if (job.does === 'take')
    for (let at = 0; at < job.megabytes; at += 1) held.push(Buffer.alloc(1024 * 1024, 1));
  return process.pid;
}

function crash(): never {
  throw new TypeError('out of paper');
}
