import type { LanguageCode } from '#core/contract/languages.ts';
import { openSecondFactorKey } from '../config/second-factor-key.ts';
import { databaseLocation, type Settings } from '../config/settings.ts';
import { openDatabase } from '../data/database.ts';
import { createErrorLog } from '../data/error-log.ts';
import { connectMain } from '../data/open-main.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { createDomainServer } from '../domain/domain-server.ts';
import { createMainSessions } from '../domain/main-sessions.ts';
import { closeAll } from '../lib/close-all.ts';
import { createEncryption } from '../lib/encryption.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import { openMailer } from '../mail/open-mailer.ts';
import type { MailTables } from '../mail/tables.ts';
import {
  type BackgroundName,
  type BackgroundRequest,
  createBackgroundIndexing,
  indexElsewhere,
} from '../main/background-indexing.ts';
import { createRegisterStore } from '../main/register-store.ts';
import type { SearchBackend } from '../search/search-backend.ts';
import { createSearchThread } from '../search/search-thread.ts';
import { registerOptions, replicaOf } from './keep-main.ts';
import { serveMain } from './serve-main.ts';
import { domainOptions } from './start-domain.ts';
import type { FromWorker } from './worker-messages.ts';

/*
 * What one of several processes serves. The process that started it keeps the tables, mails and indexes; nothing
 * here repeats that.
 */

type Say = (message: FromWorker) => void;

/** The organisations, in tables that another process has migrated. */
export async function serveOrganisations(settings: Settings, limiter: RateLimiter) {
  const {
    db,
    listen,
    close: closeDatabase,
  } = await openDatabase<DomainTables>(databaseLocation(settings, 'domain'));
  const queue = db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>();
  // It sends what its own calls bring; what is to be tried again waits in the table for the process that keeps it.
  const mailer = openMailer(queue, settings.mail, console.error);
  const sessions = createMainSessions({
    mainUrl: settings.mainUrl,
    now: () => new Date(),
    db,
    log: console.error,
  });
  const encryption = createEncryption(openSecondFactorKey(settings));
  const { fetch, refresh, endStreams, finish } = await createDomainServer(
    domainOptions(settings, { db, listen, mailer, sessions, limiter, encryption }),
  );
  return { fetch, refresh, endStreams, close: () => closeAll([finish, mailer.close, closeDatabase]) };
}

/** The regulations, in tables that another process has migrated. */
export async function serveRegulations(
  settings: Settings,
  { say, limiter }: { say: Say; limiter: RateLimiter },
) {
  const errors = createErrorLog({ now: () => new Date() });
  const log = (message: string) => {
    console.error(message);
    errors.note(message);
  };
  const location = databaseLocation(settings, 'main');
  const { url = '', connections, limits } = location;
  const replica = replicaOf(settings, log);
  const { close: closeStores, ...stores } = await connectMain({ url, connections, limits }, replica);
  const { db, read } = stores;
  const endLog = errors.writeTo(db);
  const ending = new AbortController();
  const now = () => new Date();
  const register = await createRegisterStore(db, registerOptions(settings));
  const searched = databaseLocation(settings, 'main', 'background');
  const search = createSearchThread({ location: searched, replica, db, learns: true, log });
  const indexing = createBackgroundIndexing(stores, { now, signal: ending.signal, log });
  const asking = createAsking(say);
  const indexed = indexElsewhere(indexing.indexed, {
    ask: asking.ask,
    reached: asking.reached,
    isReplicaRead: read !== db,
  });
  const mailer = openMailer(db.$extendTables<MailTables>().$pickTables<'mail'>(), settings.mail, log);
  const dependencies = {
    ...stores,
    now,
    register,
    search: telling(search, say),
    ...indexed,
    mailer,
    limiter,
    log,
  };
  const failed = (error: unknown) => {
    if (!ending.signal.aborted) log(`search index: ${String(error)}`);
  };
  return {
    fetch: serveMain(dependencies, settings, ending.signal),
    log,
    refresh: register.refresh,
    indexed: asking.indexed,
    loadIndex: () => void search.load().catch(failed),
    reloadIndex: (language: LanguageCode) => void search.reload(language).catch(failed),
    close: () => {
      ending.abort();
      return closeAll([search.close, mailer.close, indexing.settled, endLog, closeStores]);
    },
  };
}

/** The search of this process, which tells the others when it has rebuilt an index. */
function telling(search: SearchBackend, say: Say): SearchBackend {
  return {
    ...search,
    rebuild: async (language) => {
      const rebuilt = await search.rebuild(language);
      say({ kind: 'rebuilt', language });
      return rebuilt;
    },
  };
}

/** Asks the process that indexes in the background, once for all who wait meanwhile. */
function createAsking(say: Say) {
  const waiting = new Map<BackgroundName, ReturnType<typeof Promise.withResolvers<void>>>();
  const reached = new Map<BackgroundName, string | undefined>();
  return {
    ask: (request: BackgroundRequest): Promise<void> => {
      const { name } = request;
      const isRequested = waiting.has(name);
      const own = waiting.get(name) ?? Promise.withResolvers<void>();
      waiting.set(name, own);
      // A glossary of another day has other texts to read first.
      if (!isRequested || name === 'glossary') say({ kind: 'index', request });
      return own.promise;
    },
    reached: (name: BackgroundName) => reached.get(name),
    indexed: (name: BackgroundName, state: string | undefined) => {
      reached.set(name, state);
      waiting.get(name)?.resolve();
      waiting.delete(name);
    },
  };
}
