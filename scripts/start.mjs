// `npm start`: installs and builds what is missing, then runs the servers until it receives a signal.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { passSignals } from './pass-signals.mjs';
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
passSignals(server);
