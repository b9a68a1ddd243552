import { databaseLocation, type Settings } from '../config/settings.ts';
import { closeAll } from '../lib/close-all.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import { createSearchThread } from '../search/search-thread.ts';
import { type KeepMainOptions, keepMain, replicaOf } from './keep-main.ts';
import { type MainFetch, serveMain } from './serve-main.ts';

export type RunningMain = {
  fetch: MainFetch;
  /** Reads the register file again. */
  reloadRegister: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens the database of the regulations and serves calls, portal and elements, all in this process. */
export async function openMainServer(
  settings: Settings,
  { limiter, ...options }: KeepMainOptions & { limiter?: RateLimiter },
): Promise<RunningMain> {
  const { log } = options;
  const keeper = await keepMain(settings, options);
  const { stores, register, mailer, indexing, signal, reloadRegister } = keeper;
  const search = createSearchThread({
    location: databaseLocation(settings, 'main', 'background'),
    replica: replicaOf(settings, log),
    db: stores.db,
    learns: true,
    log,
  });
  // In the background; until it has finished, a search loads what it needs.
  const warm = async () => {
    await search.load();
    await indexing.keepUp();
  };
  warm().catch((error: unknown) => {
    if (!signal.aborted) log(`search index: ${String(error)}`);
  });
  const dependencies = {
    ...stores,
    now: () => new Date(),
    register,
    search,
    ...indexing.indexed,
    mailer,
    limiter,
    log,
  };
  const fetch = serveMain(dependencies, settings, signal);
  const close = () => {
    keeper.abort();
    return closeAll([search.close, keeper.close]);
  };
  return { fetch, reloadRegister, close };
}
