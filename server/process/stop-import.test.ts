import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMain } from '../data/open-main.ts';
import { createDatabases, temporaryFolder } from '../testing/databases.ts';
import { accentsAct } from '../testing/heavy-acts.ts';
import { freePort } from '../testing/postgres.ts';
import { type Running, runScript } from '../testing/processes.ts';

/** The processes of a pool that another has started, with the seconds of processor that each has used. */
function poolProcesses(parent: number | undefined): { id: number; seconds: number }[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,time=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [id, from, time = '', ...command] = line.trim().split(/\s+/);
    if (Number(from) !== parent || !command.some((word) => word.endsWith('pool-process.ts'))) return [];
    const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    return [{ id: Number(id), seconds }];
  });
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Reading the act takes less. */
const secondsOfTypesetting = 5;

describe('a server that ends while native code typesets', () => {
  let folder: string;
  let remove: () => void;
  const running: Running[] = [];
  beforeEach(() => {
    ({ folder, remove } = temporaryFolder());
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ ended }) => ended));
    remove();
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('by %s leaves no process and no half text', async (signal) => {
    const env = {
      REGESTA_DATA: join(folder, 'data'),
      REGESTA_SERVERS: 'main',
      REGESTA_SAMPLE: 'off',
      REGESTA_MAIN_PORT: String(await freePort()),
    };
    const begin = (script: string, ...args: string[]) => {
      const process = runScript(script, args, env);
      running.push(process);
      return process;
    };
    const file = join(folder, 'accents.xml');
    writeFileSync(file, accentsAct());
    createDatabases(env.REGESTA_DATA, 'main');
    const server = begin('server/process/start.ts');
    await server.printed('Regesta is ready');
    const importing = begin('server/import/command.ts', file);
    const busy = () =>
      poolProcesses(server.child.pid).filter(({ seconds }) => seconds >= secondsOfTypesetting);
    await expect.poll(busy, { timeout: 100_000 }).toHaveLength(1);
    const all = poolProcesses(server.child.pid);
    server.child.kill(signal);
    const { code, err } = await server.ended;
    if (signal !== 'SIGKILL') {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      // The server waited for their end, not for their work.
      expect(all.filter(({ id }) => isRunning(id))).toEqual([]);
    }
    await expect.poll(() => all.filter(({ id }) => isRunning(id)), { timeout: 60_000 }).toEqual([]);
    expect((await importing.ended).code).not.toBe(0);
    const { db, close } = await openMain({ folder: join(folder, 'data', 'main') });
    expect(await db.selectFrom('text').select('id').execute()).toEqual([]);
    await close();
  });
});
