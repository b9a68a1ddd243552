import { readFileSync } from 'node:fs';
import { childrenOf } from '#server/testing/postgres.ts';

const field = (pid: number, name: string) => {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`${name}:`));
    return Number(line?.replace(/\D/g, '') ?? 0) / 1024;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
};

/** Resident memory of a process in MiB; `peak` since its start. */
export const memoryOf = (pid: number) => ({ now: field(pid, 'VmRSS'), peak: field(pid, 'VmHWM') });

/** All processes below one, which a browser has many of. */
const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

/** The most memory of a process and its children together while something runs, above what they had before. */
export async function growthOf<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; grown: number }> {
  const total = () => familyOf(pid).reduce((sum, each) => sum + field(each, 'RssAnon'), 0);
  const before = total();
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, total());
  }, 100);
  try {
    return { result: await work(), grown: highest - before };
  } finally {
    clearInterval(timer);
  }
}
