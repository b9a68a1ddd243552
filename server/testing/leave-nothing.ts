// Runs before each file of tests that share a process (vite.config.ts): what a file leaves behind in it makes that file
// fail, and not one that comes after. Vitest itself takes back spies and mocks.
import { afterAll, expect, vi } from 'vitest';
import { closeIdle } from './lent-databases.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection'];

const stateOfProcess = () => ({
  folder: process.cwd(),
  listeners: Object.fromEntries(signals.map((name) => [name, process.listenerCount(name)])),
});

const environment = { ...process.env };
const before = stateOfProcess();

afterAll(async () => {
  await closeIdle();
  const hasFakeTimers = vi.isFakeTimers();
  vi.useRealTimers();
  // Names only, since values may be secret.
  const names = Object.keys({ ...environment, ...process.env });
  const changed = names.filter((name) => environment[name] !== process.env[name]);
  expect({ ...stateOfProcess(), hasFakeTimers, changed }, 'what the file leaves in its process').toEqual({
    ...before,
    hasFakeTimers: false,
    changed: [],
  });
});
