import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateOf } from './templates.ts';

export type RunningPostgres = {
  url: string;
  /** The process that starts one for each connection. */
  pid: number;
  stop: () => Promise<void>;
};
/** A server that can be stopped and started again, and paused: it then takes connections and says nothing. */
export type FragilePostgres = RunningPostgres & {
  halt: () => Promise<void>;
  start: () => Promise<void>;
  pause: () => void;
  resume: () => void;
};
/** A server and its streaming replica; both can be stopped and started again. */
export type RunningPair = RunningPostgres & {
  replicaUrl: string;
  stopReplica: () => Promise<void>;
  startReplica: () => Promise<void>;
  stopPrimary: () => Promise<void>;
  startPrimary: () => Promise<void>;
};

/** The folder of PostgreSQL's programs in Debian, of the newest version; undefined if there is none. */
export function postgresBinaries(): string | undefined {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return undefined;
  const versions = readdirSync(home).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Starts PostgreSQL in a temporary folder; as root by another user, since it refuses to run as root. */
export async function startPostgres(
  binaries: string,
  { settings = [], choosePort = freePort }: { settings?: string[]; choosePort?: () => Promise<number> } = {},
): Promise<RunningPostgres> {
  const home = createHome(binaries);
  const { stop, ...running } = await launchOnFreePort(home, makeCluster(home), { settings, choosePort });
  return { ...running, stop: () => stop().then(home.remove) };
}

/** Keeps the files of a new server in a folder, to copy them. */
export function storeCluster(binaries: string, folder: string): void {
  const home = createHome(binaries);
  copyCluster(makeCluster(home), folder);
  home.remove();
}

/** Starts a PostgreSQL that tests treat badly. */
export async function startFragilePostgres(binaries: string): Promise<FragilePostgres> {
  const home = createHome(binaries);
  const data = makeCluster(home);
  let server = await launchOnFreePort(home, data);
  const { url, pid } = server;
  const signal = (name: NodeJS.Signals) => {
    // First, so that it starts no others meanwhile.
    process.kill(server.pid, name);
    for (const each of childrenOf(server.pid)) {
      try {
        process.kill(each, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  return {
    url,
    pid,
    halt: () => server.stop(),
    start: async () => {
      server = await launch(home, data, portOf(server));
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    stop: async () => {
      // It may have been left paused by a test that failed.
      signal('SIGCONT');
      await server.stop();
      home.remove();
    },
  };
}

/** The processes that a process has started. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // The name, in parentheses, may have spaces.
        const [, parentPid] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return Number(parentPid) === parent;
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });
}

/** Starts a PostgreSQL server and a streaming replica of it. */
export async function startPostgresPair(binaries: string): Promise<RunningPair> {
  const home = createHome(binaries);
  const data = [makeCluster(home), join(home.folder, 'replica')] as const;
  let primary = await launchOnFreePort(home, data[0]);
  // -R stores the address of the primary; -c fast avoids waiting for the next checkpoint.
  home.run('pg_basebackup', ['-d', primary.url, '-D', data[1], '-R', '-X', 'stream', '-c', 'fast', '-N']);
  let replica = await launchOnFreePort(home, data[1]);
  return {
    url: primary.url,
    pid: primary.pid,
    replicaUrl: replica.url,
    stopPrimary: () => primary.stop(),
    startPrimary: async () => {
      primary = await launch(home, data[0], portOf(primary));
    },
    stopReplica: () => replica.stop(),
    startReplica: async () => {
      replica = await launch(home, data[1], portOf(replica));
    },
    stop: async () => {
      await replica.stop();
      await primary.stop();
      home.remove();
    },
  };
}

function createHome(binaries: string) {
  const folder = mkdtempSync(join(tmpdir(), 'regesta-postgres-'));
  const user = process.getuid?.() === 0 ? unprivileged() : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } };
  return {
    folder,
    run: (program: string, words: string[]) =>
      execFileSync(join(binaries, program), words, { ...options, stdio: 'pipe' }),
    spawn: (program: string, words: string[]) =>
      spawn(join(binaries, program), words, { ...options, stdio: 'pipe' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Home = ReturnType<typeof createHome>;

function makeCluster(home: Home): string {
  const data = join(home.folder, 'data');
  const template = templateOf('postgres');
  if (template !== undefined) copyCluster(template, data);
  else home.run('initdb', ['-D', data, '-U', 'regesta', '-A', 'trust', '-E', 'UTF8', '-N']);
  return data;
}

/** With its owner, whom Node's own copies lose. */
function copyCluster(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to], { stdio: 'pipe' });
}

/** Another process may take the port that was free a moment before: then another port is tried. */
async function launchOnFreePort(
  home: Home,
  data: string,
  { settings = [] as string[], choosePort = freePort } = {},
  tries = 5,
): Promise<RunningPostgres> {
  try {
    return await launch(home, data, await choosePort(), settings);
  } catch (error) {
    if (tries <= 1 || !/could not bind|could not create any TCP/.test(String(error))) throw error;
    return launchOnFreePort(home, data, { settings, choosePort }, tries - 1);
  }
}

const portOf = ({ url }: RunningPostgres) => Number(new URL(url).port);

async function launch(
  home: Home,
  data: string,
  port: number,
  settings: readonly string[] = [],
): Promise<RunningPostgres> {
  const place = ['-F', '-h', '127.0.0.1', '-p', String(port), '-k', home.folder];
  const server = home.spawn('postgres', ['-D', data, ...place, ...settings]);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      // A replica reports "read-only connections".
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return {
    url: `postgres://regesta@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
    },
  };
}

/** A port on which no process listens at this moment. */
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
      // The user does not exist on this machine, so the next one is tried.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody');
}
