import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Beating } from './folder-beat.ts';

const { lock, id, pause } = workerData as Beating;
const standardError = 2;
let count = 0;

/** Whether the lock file names another owner; a file that cannot be read at the moment names nobody. */
function isLost(): boolean {
  try {
    return (JSON.parse(readFileSync(lock, 'utf8')) as { id?: string }).id !== id;
  } catch {
    return false;
  }
}

function beat(): void {
  if (isLost()) {
    // This process stood still for so long that another host took it for dead. Each further write would destroy
    // what that host stores, and a kill loses nothing that was confirmed.
    writeSync(standardError, `${lock}: another host has taken the folder over; this process ends\n`);
    process.kill(process.pid, 'SIGKILL');
  }
  try {
    writeFileSync(`${lock}.beat`, `${id} ${++count}`, { mode: 0o600 });
  } catch (error) {
    writeSync(standardError, `${lock}.beat: ${String(error)}\n`);
  }
}

beat();
setInterval(beat, pause);
parentPort?.postMessage('beating');
