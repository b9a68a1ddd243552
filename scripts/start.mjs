// `npm start`: installs and builds what is missing, then runs the servers until it receives a signal.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, root } from './setup.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawn(
  'node',
  [
    '--disable-warning=ExperimentalWarning',
    join(root, 'server', 'process', 'start.ts'),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  },
);
// A terminal sends Ctrl-C to both processes, a supervisor only to this one, so signals are passed on. A
// second signal does no harm: the servers stop once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('error', (error) => {
  console.error(`The servers could not be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
