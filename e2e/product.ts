import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { policies } from './addresses.ts';

const root = resolve(import.meta.dirname, '..');

export type ProductOptions = {
  mainPort: number;
  domainPort: number;
  /** The folder of the product, where another release of it is to run. */
  release?: string;
  /** A folder for its data, which stays when it stops; without one it has its own. */
  data?: string;
  /** Origins of foreign pages that may call the servers. */
  origins?: string[];
  /** Files and folders to import into the running product. */
  imports?: string[];
  /** Seconds after which new texts are asked for again, where that is sooner than usual. */
  feedSeconds?: number;
  /** Address of the model of the chat; without one there is none. */
  modelUrl?: string;
  /** A PostgreSQL in place of the embedded database. */
  databaseUrl?: string;
  /** Is told the process of the servers, for its memory. */
  onProcess?: (pid: number) => void;
  /** Is given what imports further files into the running product. */
  onImporter?: (importFiles: (files: readonly string[]) => Promise<void>) => void;
};

/** Waits for the line by which this child says that it is ready: another server on the same port would answer too. */
function waitUntilReady(child: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  const timer = setTimeout(() => reject(new Error('the servers were not ready within two minutes')), 120_000);
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.includes('Regesta is ready:')) resolve();
  });
  child.once('exit', (code) => reject(new Error(`the servers ended with ${code} before they were ready`)));
  return promise.finally(() => clearTimeout(timer));
}

function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn('node', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${args.join(' ')} ended with ${code}`)),
    );
  });
}

/** Runs the built product with its sample content in its own folder; resolves to a function that stops it. */
export async function startProduct(options: ProductOptions): Promise<() => Promise<void>> {
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'regesta-product-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: options.databaseUrl ?? '',
    REGESTA_DATA: data,
    REGESTA_MAIN_PORT: String(options.mainPort),
    // All tests share one address and a few users, faster than people are.
    REGESTA_LIMIT_REQUESTS: 'off',
    REGESTA_LIMIT_SEARCHES: 'off',
    REGESTA_LIMIT_COMPUTATIONS: 'off',
    REGESTA_DOMAIN_PORT: String(options.domainPort),
    ...(options.feedSeconds && { REGESTA_FEED_SECONDS: String(options.feedSeconds) }),
    ...(options.modelUrl && { LLM_URL: options.modelUrl }),
    REGESTA_PRIVACY_URL: policies.privacy,
    REGESTA_TERMS_URL: policies.terms,
    // One person of the sample sees all organisations, another administers data: here there are no others.
    REGESTA_ADMIN_ORGANISATIONS: 'musterbank',
    REGESTA_DATA_ORGANISATIONS: 'musterbank',
    REGESTA_ORIGINS: (options.origins ?? []).join(','),
  };
  const servers = spawn('node', ['server/process/start.ts'], {
    cwd: options.release ?? root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  options.onProcess?.(servers.pid ?? 0);
  const stop = async () => {
    servers.kill('SIGTERM');
    if (servers.exitCode === null) await new Promise((ended) => servers.once('exit', ended));
    if (options.data === undefined) rmSync(data, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(servers);
    // The server is running, so the command sends its work to it.
    const importFiles = (files: readonly string[]) => runCommand(['server/import/command.ts', ...files], env);
    if (options.imports?.length) await importFiles(options.imports);
    options.onImporter?.(importFiles);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
