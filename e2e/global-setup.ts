import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addresses } from './addresses.ts';
import { startHostPages } from './hosts/server.ts';
import { hasSharedData, sharedData } from './shared-data.ts';

const root = resolve(import.meta.dirname, '..');

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

/** The built product with its sample content, real laws where they lie at hand, and foreign host pages. */
export default async function globalSetup() {
  const data = mkdtempSync(join(tmpdir(), 'regesta-e2e-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    REGESTA_DATA: data,
    REGESTA_MAIN_PORT: String(addresses.mainPort),
    REGESTA_DOMAIN_PORT: String(addresses.domainPort),
    REGESTA_ORIGINS: `${addresses.host},null`,
  };
  const servers = spawn('node', ['server/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor(`${addresses.main}/health`, servers);
  await waitFor(`${addresses.domain}/health`, servers);
  if (hasSharedData) {
    // The server is running: the command hands its work over to it.
    await runCommand(
      ['server/import/command.ts', join(sharedData, 'fedlex-akn'), join(sharedData, 'reconstructed-akn')],
      env,
    );
  }
  const hosts = await startHostPages();
  return async () => {
    hosts.close();
    servers.kill('SIGTERM');
    await new Promise((ended) =>
      servers.exitCode === null ? servers.once('exit', ended) : ended(undefined),
    );
    rmSync(data, { recursive: true, force: true });
  };
}
