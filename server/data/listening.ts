import pg from 'pg';

/**
 * Called with what a statement of any process notified on the channel, when it was committed; with undefined where something
 * may have been missed, since the connection was away.
 */
type Heard = (payload: string | undefined) => void;
/** Hears a channel until what is returned is called. */
export type Listen = (channel: string, heard: Heard) => () => void;

/** Pauses before the connection is tried again, in milliseconds. */
const firstPause = 500;
const longestPause = 30_000;

/** Listens on a connection of its own, opened with the first who listens; it comes back when the database does. */
export function createListening(url: string): { listen: Listen; close: () => Promise<void> } {
  const heard = new Map<string, Set<Heard>>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let isClosed = false;

  const tell = (all: Iterable<Heard>, payload: string | undefined) => {
    for (const one of [...all]) one(payload);
  };
  const retry = () => {
    client = undefined;
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect();
    }, pause).unref();
    pause = Math.min(pause * 2, longestPause);
  };
  const connect = () => {
    if (client !== undefined || isClosed) return;
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    client = own;
    own.on('notification', ({ channel, payload }) => tell(heard.get(channel) ?? [], payload));
    // The database or the network ended it; an error alone leaves a connection that may be of no use.
    own.on('error', () => void own.end().catch(() => undefined));
    own.once('end', () => {
      if (client === own) retry();
    });
    const begin = async () => {
      await own.connect();
      for (const channel of heard.keys()) await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      pause = firstPause;
      tell(
        [...heard.values()].flatMap((all) => [...all]),
        undefined,
      );
    };
    begin().catch(() => {
      void own.end().catch(() => undefined);
      if (client === own) retry();
    });
  };
  const listen: Listen = (channel, one) => {
    const all = heard.get(channel) ?? new Set();
    const isNew = all.size === 0;
    heard.set(channel, all.add(one));
    if (client === undefined) connect();
    else if (isNew) void client.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    return () => void all.delete(one);
  };
  const close = async () => {
    isClosed = true;
    clearTimeout(timer);
    const own = client;
    client = undefined;
    await own?.end().catch(() => undefined);
  };
  return { listen, close };
}

/** The same on the one connection of the embedded database, which hears what it tells itself. */
export function listenEmbedded(pool: pg.Pool): Listen {
  const heard = new Map<string, Set<Heard>>();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => {
      for (const one of [...(heard.get(channel) ?? [])]) one(payload);
    });
  });
  return (channel, one) => {
    const all = heard.get(channel) ?? new Set();
    if (all.size === 0)
      pool.query(`listen ${pg.escapeIdentifier(channel)}`).then(
        () => one(undefined),
        () => undefined,
      );
    heard.set(channel, all.add(one));
    return () => void all.delete(one);
  };
}
