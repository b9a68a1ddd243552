import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from './app-parts.ts';
import type { ServerName } from './http/api-error.ts';
import { type Sending, sendBy } from './http/sending.ts';
import type { Later } from './lib/later.ts';

/** Seconds until the next attempt; the last one repeats. */
const delays = [2, 4, 8, 15, 30, 60];
/** Milliseconds without a failure after which the delays begin anew. */
const calm = 60_000;
/** Milliseconds after which a server that has not answered is away. */
const patience = 10_000;

/** Waits until a server that could not be reached answers again, once for all views that need it. */
export type Reconnection = {
  /** When the next attempt is due, in milliseconds since 1970; undefined while one is made. */
  $next: ReadableAtom<number | undefined>;
  /** Calls `retry` as soon as the server answers, until the returned function is called. */
  wait: (retry: () => void) => () => void;
  /** Makes an attempt now, such as when the device is online again. */
  tryNow: () => void;
  /** Whether the server answers at all. */
  isReachable: () => Promise<boolean>;
};

type ReconnectionDependencies = Sending & {
  /** Address of the server; undefined if it is not known. */
  baseUrl: () => string | undefined;
  now: () => number;
  later: Later;
};

export function createReconnection(dependencies: ReconnectionDependencies): Reconnection {
  const { now, later } = dependencies;
  const isReachable = () => answers(dependencies);
  const $next = atom<number | undefined>(undefined);
  const waiting = new Set<() => void>();
  let stopTimer: () => void = () => undefined;
  let attempts = 0;
  let lastLeft = 0;
  let isAsking = false;

  function schedule() {
    stopTimer();
    const seconds = delays[Math.min(attempts, delays.length - 1)] ?? 60;
    attempts += 1;
    $next.set(now() + seconds * 1000);
    stopTimer = later(() => void attempt(), seconds * 1000);
  }

  async function attempt() {
    if (isAsking || waiting.size === 0) return;
    isAsking = true;
    stopTimer();
    $next.set(undefined);
    const isThere = await isReachable();
    isAsking = false;
    if (waiting.size === 0) return;
    // A view whose call succeeds stops waiting; for the others the delays go on growing.
    schedule();
    if (isThere) for (const retry of [...waiting]) retry();
  }

  return {
    $next,
    wait(retry) {
      const waiter = () => retry();
      if (waiting.size === 0 && now() - lastLeft > calm) attempts = 0;
      waiting.add(waiter);
      if (waiting.size === 1 && !isAsking) schedule();
      return () => {
        waiting.delete(waiter);
        if (waiting.size > 0) return;
        stopTimer();
        $next.set(undefined);
        lastLeft = now();
      };
    },
    tryNow: () => void attempt(),
    isReachable,
  };
}

/** For each server what waits until it can be reached again. */
export const reconnections: AppPart<Readonly<Record<ServerName, Reconnection>>> = {
  create({ baseUrls, sending, now, later }) {
    const dependencies = { ...sending, now, later };
    return {
      main: createReconnection({ ...dependencies, baseUrl: baseUrls.main }),
      domain: createReconnection({ ...dependencies, baseUrl: baseUrls.domain }),
    };
  },
};

/** Whether the server answers within the time that it has. */
async function answers(dependencies: ReconnectionDependencies): Promise<boolean> {
  const base = dependencies.baseUrl();
  // Without an address the request would go to the server of the page.
  if (base === undefined) return false;
  const controller = new AbortController();
  const ask = async () => {
    const url = `${base.replace(/\/$/, '')}/health`;
    const { status } = await sendBy(dependencies, url, { signal: controller.signal });
    return status < 500;
  };
  return new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      stopWaiting();
      resolve(isThere);
    };
    const stopWaiting = dependencies.later(() => {
      controller.abort();
      resolve(false);
    }, patience);
    ask().then(settle, () => settle(false));
  });
}
