import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { policies } from './addresses.ts';

const root = resolve(import.meta.dirname, '..');

export type ProductOptions = {
  mainPort: number;
  domainPort: number;
  /** Origins of foreign pages that may call the servers. */
  origins?: string[];
  /** Files and folders to import into the running product. */
  imports?: string[];
};

async function waitFor(url: string, child: ChildProcess) {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null)
      throw new Error(`the servers ended with ${child.exitCode} before they were ready`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error(`${url} did not answer within two minutes`);
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
  const data = mkdtempSync(join(tmpdir(), 'regesta-product-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: '',
    REGESTA_DATA: data,
    REGESTA_MAIN_PORT: String(options.mainPort),
    REGESTA_DOMAIN_PORT: String(options.domainPort),
    REGESTA_PRIVACY_URL: policies.privacy,
    REGESTA_ORIGINS: (options.origins ?? []).join(','),
  };
  const servers = spawn('node', ['server/process/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    servers.kill('SIGTERM');
    if (servers.exitCode === null) await new Promise((ended) => servers.once('exit', ended));
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await waitFor(`http://127.0.0.1:${options.mainPort}/health`, servers);
    await waitFor(`http://127.0.0.1:${options.domainPort}/health`, servers);
    // The server is running, so the command sends its work to it.
    if (options.imports?.length) await runCommand(['server/import/command.ts', ...options.imports], env);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
