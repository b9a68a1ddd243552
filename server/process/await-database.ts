import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../config/settings.ts';
import { asAway, DatabaseAway, reasonOf } from '../data/database-away.ts';
import { examine } from '../data/one-query.ts';

export type AwaitOptions = { signal: AbortSignal; log: (message: string) => void };

/** Milliseconds between two attempts. */
const pause = 500;

/**
 * Waits until the database answers, since machines and containers start in any order, but not for ever: whoever
 * started this server is then told. A database that refuses us (a wrong password, an unknown name) is not waited for.
 */
export async function awaitDatabase(
  { databaseUrl: url, databaseStart: seconds }: Pick<Settings, 'databaseUrl' | 'databaseStart'>,
  { signal, log }: AwaitOptions,
): Promise<void> {
  if (url === undefined) return;
  const until = performance.now() + seconds * 1000;
  for (let attempts = 0; ; attempts++) {
    signal.throwIfAborted();
    const refused = await refusal(url);
    if (refused === undefined) return;
    if (!(refused instanceof DatabaseAway)) throw refused;
    const { reason } = refused;
    if (attempts === 0) log(`The database does not answer (${reason}). Waiting ${seconds} seconds for it.`);
    if (performance.now() >= until) {
      refused.message = `The database did not answer within ${seconds} seconds (${reason}). Start it, or correct DATABASE_URL.`;
      throw refused;
    }
    await wait(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

/** Why the database cannot be used; undefined if it can. */
async function refusal(url: string): Promise<unknown> {
  try {
    await examine(url);
    return undefined;
  } catch (error) {
    const away = asAway(error);
    return away instanceof DatabaseAway ? away : new Error(`The database refuses: ${reasonOf(error)}`);
  }
}
