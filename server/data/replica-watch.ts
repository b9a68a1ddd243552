import { singleFlight } from '../lib/single-flight.ts';

/** Knows whether the replica can be used, and tells those who use it when it cannot any more. */
export type ReplicaWatch = {
  isUsable: () => boolean;
  /** Somebody met an error: until the next examination finds the replica well, it is not used. */
  lost: (reason: unknown) => void;
  /** Calls `act` once when the replica is lost; answers how to take that back. */
  whenLost: (act: () => void) => () => void;
  /** Examines now, or waits for the examination that is going on; resolves whatever is found. */
  examine: () => Promise<void>;
  close: () => void;
};

export type WatchOptions = {
  /** Rejects with the reason where the replica cannot be used. */
  examination: () => Promise<void>;
  log: (message: string) => void;
  /** Milliseconds between two examinations. */
  pause: number;
};

/** One line in the log when the replica is lost, one when it is back, however many reads meet it. */
export function createReplicaWatch({ examination, log, pause }: WatchOptions): ReplicaWatch {
  let state: 'unknown' | 'usable' | 'lost' = 'unknown';
  let losses = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();

  const lost = (reason: unknown): void => {
    losses += 1;
    if (state === 'lost' || closed) return;
    state = 'lost';
    const said = reason instanceof Error ? reason.message : String(reason);
    log(`database replica: ${said}; reads go to the primary until it is back`);
    for (const act of [...waiting]) act();
    waiting.clear();
  };

  const examineOnce = async (): Promise<void> => {
    const before = losses;
    try {
      await examination();
    } catch (error) {
      lost(error);
      return;
    }
    // Lost while it was examined: what the examination saw is older.
    if (losses !== before) return;
    if (state === 'lost') log('database replica: it is back; reads go to it again');
    state = 'usable';
  };

  const examine = singleFlight(examineOnce);

  const next = (): void => {
    if (closed) return;
    timer = setTimeout(() => void examine().then(next), pause);
    timer.unref();
  };
  next();

  return {
    isUsable: () => state === 'usable',
    lost,
    whenLost: (act) => {
      waiting.add(act);
      return () => waiting.delete(act);
    },
    examine,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
