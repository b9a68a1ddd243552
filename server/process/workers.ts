import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createRestarts } from './restarts.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

export type Workers = {
  /** Resolves when all listen; rejects if one ends before. */
  ready: Promise<void>;
  tell: (message: ToWorker, except?: Worker) => void;
  /** Lets them end their requests, then resolves. */
  close: () => Promise<void>;
};

export type WorkersOptions = {
  number: number;
  script: string;
  log: (message: string) => void;
  onMessage: (message: FromWorker, from: Worker) => void;
  /** What a process that was started again has missed. */
  whatIsKnown: () => ToWorker[];
};

/** Longer than a process takes for its last requests and for closing its stores; then it is ended. */
const maxClosingTime = 15_000;

/** Processes that listen on the same ports. One that ends by itself is started again, while the others go on. */
export function startWorkers({ number, script, log, onMessage, whatIsKnown }: WorkersOptions): Workers {
  cluster.setupPrimary({ exec: script, execArgv: process.execArgv });
  const all = new Set<Worker>();
  const timers = new Set<NodeJS.Timeout>();
  let isClosing = false;
  let waiting = number;
  const firstStart = Promise.withResolvers<void>();
  // Whoever waits for it is told; nobody waits while the server stops.
  firstStart.promise.catch(() => undefined);

  function start(restarts = createRestarts(Date.now)): void {
    const worker = cluster.fork();
    all.add(worker);
    let isReady = false;
    restarts.started();
    worker.on('message', (message: FromWorker) => {
      if (message.kind !== 'ready') {
        onMessage(message, worker);
        return;
      }
      isReady = true;
      for (const known of whatIsKnown()) tellOne(worker, known);
      waiting -= 1;
      if (waiting === 0) firstStart.resolve();
    });
    // A message to a process that has just ended is lost, which its end reports.
    worker.on('error', () => undefined);
    worker.once('exit', (code: number | null, signal: string | null) => {
      all.delete(worker);
      if (isClosing) return;
      const how = signal === null ? `code ${code}` : signal;
      if (waiting > 0 && !isReady) {
        firstStart.reject(new Error(`a process of the server ended with ${how} before it listened`));
        return;
      }
      const pause = restarts.pause();
      log(`process ${worker.process.pid} ended with ${how}; another one starts in ${pause / 1000} s`);
      const timer = setTimeout(() => {
        timers.delete(timer);
        start(restarts);
      }, pause);
      timers.add(timer);
    });
  }
  for (let each = 0; each < number; each++) start();

  return {
    ready: firstStart.promise,
    tell: (message, except) => {
      for (const worker of all) if (worker !== except) tellOne(worker, message);
    },
    close: async () => {
      isClosing = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([...all].map(stop));
    },
  };
}

function tellOne(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}

async function stop(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), maxClosingTime);
  tellOne(worker, { kind: 'stop' });
  await ended;
  clearTimeout(timer);
}
