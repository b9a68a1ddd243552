// Runs one measurement under a time limit, and tells what it said and how busy the machine was around it.
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Minutes; what takes longer hangs, or the machine is too busy for its figures. */
const limits = { search: 120, 'search-load': 30, 'search-quality': 30, 'import-whole': 30, comparison: 30 };
const usualLimit = 15;

const load = () => loadavg()[0] ?? 0;
const isQuiet = () => load() <= availableParallelism() / 2;
/** Seconds to wait at most until the machine is quiet: the load of the measurement before fades within them. */
const maxWait = 120;

/** Resolves once the machine is quiet, or after two minutes. */
export async function untilQuiet() {
  for (let seconds = 0; seconds < maxWait && !isQuiet(); seconds += 5) await sleep(5000);
}

/** What is printed is shown at once and kept; a measurement that takes too long is ended with all that it started. */
export async function measure(name, args, env) {
  const minutes = limits[name] ?? usualLimit;
  const before = load();
  const start = performance.now();
  const child = spawn('node', args, { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    process.stdout.write(text);
  });
  let isOverdue = false;
  const end = () => process.kill(-child.pid, 'SIGKILL');
  // The measurement is a group of processes of its own, which the terminal does not interrupt.
  const interrupt = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  const timer = setTimeout(() => {
    isOverdue = true;
    end();
  }, minutes * 60_000);
  const code = await new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (exit) => done(exit ?? 1));
  });
  clearTimeout(timer);
  process.off('SIGINT', interrupt);
  const ended = isOverdue ? `ended after ${minutes} minutes` : code === 0 ? 'done' : `failed (${code})`;
  const seconds = (performance.now() - start) / 1000;
  return { name, said: said.trim(), seconds, before, after: load(), ended };
}

const cell = (text) => text.replaceAll('|', '\\|').split('\n').filter(Boolean).join('<br>');

/** A measurement is disturbed if the machine was busy before it began: its own load is in the second figure. */
export function tableOf(results, date) {
  const rows = results.map(({ name, said, seconds, before, after, ended }) => {
    const quiet = before <= availableParallelism() / 2 ? 'quiet' : 'disturbed';
    return `| ${name} | ${seconds.toFixed(0)} s | ${before.toFixed(1)}, ${after.toFixed(1)} (${quiet}) | ${ended} | ${cell(said)} |`;
  });
  return [
    `Measured in one run on ${date}, ${availableParallelism()} cores; load of the machine before and after each.`,
    '',
    '| measurement | took | load | ended | what it said |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
