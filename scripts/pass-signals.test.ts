import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

/** What serves: it says which signal came, and ends by it with a code of its own. */
const server = `
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(name, () => { console.log('got ' + name); process.exit(7); });
  console.log('ready ' + process.pid);
  setInterval(() => undefined, 1000);`;
const starter = `
  import { spawn } from 'node:child_process';
  import { passSignals } from ${JSON.stringify(join(import.meta.dirname, 'pass-signals.mjs'))};
  passSignals(spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' }));`;

const started: { child: ChildProcess; printed: () => string }[] = [];
const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};
const idOfServer = (printed: string) => Number(/ready (\d+)/.exec(printed)?.[1]);

async function begin(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const one = { child, printed: () => text };
  started.push(one);
  await expect.poll(one.printed, { timeout: 15_000 }).toContain('ready');
  return one;
}

afterEach(() => {
  for (const { child, printed } of started.splice(0)) {
    child.kill('SIGKILL');
    const id = idOfServer(printed());
    if (isRunning(id)) process.kill(id, 'SIGKILL');
  }
});

const script = ['--input-type=module', '-e', starter];

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'passes %s on to the servers and ends with their code',
  async (signal) => {
    const { child, printed } = await begin(process.execPath, script, { npm_lifecycle_event: '' });
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([7, null]);
    expect(printed()).toContain(`got ${signal}`);
  },
);

it('stops the servers when the shell of npm ends without passing the signal on', async () => {
  // More than one command, so that the shell stays between.
  const command = `"$0" "$@"; exit $?`;
  const { child, printed } = await begin('sh', ['-c', command, process.execPath, ...script], {
    npm_lifecycle_event: 'start',
  });
  child.kill('SIGTERM');
  await once(child, 'exit');
  await expect.poll(printed, { timeout: 5000 }).toContain('got SIGTERM');
  await expect.poll(() => isRunning(idOfServer(printed()))).toBe(false);
});
