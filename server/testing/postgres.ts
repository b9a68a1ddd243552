import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningPostgres = { url: string; stop: () => Promise<void> };

/** Where Debian keeps the binaries of PostgreSQL, newest first; undefined where there are none. */
export function postgresBinaries(): string | undefined {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return undefined;
  const versions = readdirSync(home).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Starts a PostgreSQL of its own in a temporary folder; as another user where we are root, which it refuses. */
export async function startPostgres(binaries: string): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'regesta-postgres-'));
  const user = process.getuid?.() === 0 ? unprivileged() : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } };
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'regesta', '-A', 'trust', '-E', 'UTF8', '-N'], {
    ...options,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = ['-F', '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'pipe' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return {
    url: `postgres://regesta@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function unprivileged(): { uid?: number; gid?: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // This machine does not know the user: try the next.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody');
}
