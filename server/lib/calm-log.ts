type Log = (message: string) => void;

/** Milliseconds in which the same message is logged once. */
const calm = 60_000;

/** A log that says the same once a minute, however often it happens. */
export function createCalmLog(log: Log, now: () => number): Log {
  const last = new Map<string, number>();
  return (message) => {
    const at = now();
    for (const [said, since] of last) if (at - since >= calm) last.delete(said);
    if (last.has(message)) return;
    last.set(message, at);
    log(message);
  };
}
