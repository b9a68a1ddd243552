import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { templatesVariable } from './templates.ts';

const root = resolve(import.meta.dirname, '../..');

export type Ended = { code: number | null; out: string; err: string };
export type Running = {
  child: ChildProcess;
  ended: Promise<Ended>;
  /** Resolves when the process has printed this text; rejects if it ends before. */
  printed: (text: string) => Promise<void>;
  /** The same for its error output. */
  printedError: (text: string) => Promise<void>;
};

/** Where Node keeps modules that it has compiled: starting then takes the next process half of the time. */
function compiled(): Record<string, string> {
  const templates = process.env[templatesVariable];
  return templates === undefined ? {} : { NODE_COMPILE_CACHE: join(templates, 'compiled') };
}

/** Runs a script in a process of its own, with hardly any environment variables except the given ones. */
export function runScript(script: string, args: string[], env: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      ...compiled(),
      ...(process.env.TMPDIR ? { TMPDIR: process.env.TMPDIR } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  const waitFor = (text: string, stream: Readable, written: () => string) =>
    new Promise<void>((done, failed) => {
      const look = () => {
        if (written().includes(text)) done();
      };
      stream.on('data', look);
      void ended.then((end) =>
        failed(new Error(`ended with ${end.code} before "${text}": ${end.out}${end.err}`)),
      );
      look();
    });
  const printed = (text: string) => waitFor(text, child.stdout, () => out);
  const printedError = (text: string) => waitFor(text, child.stderr, () => err);
  return { child, ended, printed, printedError };
}
