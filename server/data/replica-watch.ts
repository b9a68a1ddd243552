import { singleFlight } from '../lib/single-flight.ts';

/** Watches whether the replica can be used, and notifies its users when it cannot any more. */
export type ReplicaWatch = {
  isUsable: () => boolean;
  /** Reports an error. The replica is not used until the next examination succeeds. */
  lost: (reason: unknown) => void;
  /** Calls `act` once when the replica is lost; returns a function that removes the listener. */
  whenLost: (act: () => void) => () => void;
  /** Examines the replica now, or waits for a running examination; resolves in either case. */
  examine: () => Promise<void>;
  close: () => void;
};

export type WatchOptions = {
  /** Rejects with the reason if the replica cannot be used. */
  examination: () => Promise<void>;
  log: (message: string) => void;
  /** Milliseconds between two examinations. */
  pause: number;
};

/** Watches a replica. It logs one line when the replica is lost and one when it is back, however many reads fail. */
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
    // The replica was lost during the examination, whose result is outdated.
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
