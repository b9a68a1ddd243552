import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Starts a script that prints a line when it is ready; resolves then. */
export async function startScript(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: string,
): Promise<{ child: ChildProcess; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((done, failed) => {
    let output = '';
    child.stdout?.on('data', (piece: Buffer) => {
      output += piece.toString();
      if (output.includes(ready)) done();
    });
    child.once('exit', (code) => failed(new Error(`${args[0]} ended with ${code}: ${output}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, stop };
}

type Stat = { pid: number; parent: number; ticks: number };

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Own time and that of the children that have ended, each in user and in system mode.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** A process and all that it has started, and they again. */
function treeOf(pid: number): Stat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const tree = all.filter((one) => one.pid === pid);
  for (const one of tree) tree.push(...all.filter(({ parent }) => parent === one.pid));
  return tree;
}

const ticksPerSecond = 100;

/** Seconds of processor time of a process and all that it has started. */
export function processorSeconds(pid: number): number {
  return treeOf(pid).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond;
}

/** Megabytes of memory of the same that no other process shares. */
export function memoryOf(pid: number): number {
  const kilobytes = treeOf(pid).map((one) => {
    const text = readFileSync(`/proc/${one.pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Leaves these processes and all that they have started only these cores, such as `0` or `0,1`. */
export function confine(pids: readonly number[], cores: string): void {
  for (const { pid } of pids.flatMap(treeOf)) {
    try {
      execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
    } catch (error) {
      // A process may have ended meanwhile; without the program itself nothing would be confined.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    }
  }
}
