import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { accentsAct, itemsAct, tableAct } from '#server/testing/heavy-acts.ts';
import { freePort } from '#server/testing/postgres.ts';
import { runScript } from '#server/testing/processes.ts';

/*
 * The three texts that took a server gigabytes, imported through a running one with the usual limits: how much memory
 * the processes of the import took, what the server had before, at most and afterwards, and how long it takes to stop
 * while a text is typeset. `npm run proof -- import-limits`
 */

const files = { table: tableAct(), accents: accentsAct(), items: itemsAct() };
const folder = mkdtempSync(path.join(tmpdir(), 'regesta-limits-'));
const env = {
  REGESTA_DATA: path.join(folder, 'data'),
  REGESTA_SERVERS: 'main',
  REGESTA_SAMPLE: 'off',
  REGESTA_MAIN_PORT: String(await freePort()),
};

type Memory = { server: number; pool: number };

/** Megabytes of a server and of its largest process of a pool. */
function memoryOf(server: number): Memory {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const megabytes = (kilobytes = 0) => Math.round(kilobytes / 1024);
  return {
    server: megabytes(rows.find(([id]) => id === server)?.[2]),
    pool: megabytes(
      Math.max(0, ...rows.flatMap(([, parent, size]) => (parent === server ? [size ?? 0] : []))),
    ),
  };
}

const server = runScript('server/process/start.ts', [], env);
await server.printed('Regesta is ready');
const id = server.child.pid ?? 0;
await wait(5000);
const before = memoryOf(id);
const peak: Memory = { server: 0, pool: 0 };
const watching = setInterval(() => {
  const now = memoryOf(id);
  peak.server = Math.max(peak.server, now.server);
  peak.pool = Math.max(peak.pool, now.pool);
}, 100);
const lines: string[] = [];
for (const [name, content] of Object.entries(files)) {
  const file = path.join(folder, `${name}.xml`);
  writeFileSync(file, content);
  peak.pool = 0;
  const start = performance.now();
  const { out } = await runScript('server/import/command.ts', ['--json', file], env).ended;
  const { reason = 'imported' } = JSON.parse(out.split('\n')[0] ?? '{}') as { reason?: string };
  lines.push(
    `${name}: ${((performance.now() - start) / 1000).toFixed(0)} s, at most ${peak.pool} MB; ${reason}`,
  );
}
clearInterval(watching);
// An idle process ends after half a minute.
await wait(40_000);
const after = memoryOf(id);
const last = runScript('server/import/command.ts', [path.join(folder, 'accents.xml')], env);
while (memoryOf(id).pool === 0) await wait(100);
await wait(15_000);
const start = performance.now();
server.child.kill('SIGTERM');
await server.ended;
const stopping = (performance.now() - start) / 1000;
await last.ended;
rmSync(folder, { recursive: true, force: true });
lines.push(
  `server: ${before.server} MB before, ${peak.server} MB at most, ${after.server} MB afterwards (processes ${after.pool} MB)`,
  `SIGTERM while a text is typeset: ${stopping.toFixed(1)} s`,
);
console.log(lines.join('\n'));
mkdirSync('dist/bench', { recursive: true });
writeFileSync(
  'dist/bench/import-limits.json',
  `${JSON.stringify({ before, peak, after, stopping, lines }, null, 2)}\n`,
);
