import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { category } from '#core/contract/main/document-marks.ts';
import { isoDate } from '#core/contract/values.ts';
import { databaseLocation, portalOrigins, type Settings } from '../config/settings.ts';
import { openMain } from '../data/open-main.ts';
import { keepSuite } from '../http/keep-suite.ts';
import { createSite } from '../http/site.ts';
import { runImport } from '../import/command-run.ts';
import { unownedDocuments } from '../import/filing.ts';
import { createImportWorkers, importLimits } from '../import/import-workers.ts';
import { removeSample } from '../import/remove-sample.ts';
import { closeAll } from '../lib/close-all.ts';
import { type LocalListener, listenLocally } from '../lib/local-socket.ts';
import { serveDevelopment } from '../mail/development-server.ts';
import { openMailer } from '../mail/open-mailer.ts';
import type { MailTables } from '../mail/tables.ts';
import { createBackgroundIndexing } from '../main/background-indexing.ts';
import { createMainApp, type MainOptions } from '../main/main-server.ts';
import { createRegisterFile, type RegisterFile } from '../main/register-file.ts';
import { createRegisterStore } from '../main/register-store.ts';
import type { SearchBackend } from '../search/search-backend.ts';
import { createSearchThread } from '../search/search-thread.ts';
import { loadSample, type MainTools } from './load-sample.ts';

export type RunningMain = {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Reads the register file again. */
  reloadRegister: () => Promise<void>;
  close: () => Promise<void>;
};

const root = resolve(import.meta.dirname, '../..');
const commandWork = v.variant('work', [
  v.object({
    work: v.literal('import'),
    paths: v.array(v.string()),
    category: v.optional(category),
    owner: v.optional(v.string()),
    completeUntil: v.optional(isoDate),
  }),
  v.object({ work: v.literal('remove-sample'), confirmed: v.boolean() }),
  v.object({ work: v.literal('register') }),
  v.object({ work: v.literal('accept-register'), confirmed: v.boolean() }),
]);

/** Opens the database of the regulations and serves calls, portal and elements. */
export async function openMainServer(
  settings: Settings,
  registerReady: Promise<unknown>,
  signal: AbortSignal,
): Promise<RunningMain> {
  const place = databaseLocation(settings, 'main');
  const log = (message: string) => console.error(message);
  const readUrl = settings.databaseReadUrl;
  const replica = readUrl === undefined ? undefined : { url: readUrl, log };
  const { close, ...stores } = await openMain(place, replica);
  const { db } = stores;
  const mailer = openMailer(db.$extendTables<MailTables>().$pickTables<'mail'>(), settings.mail, log);
  const workers = createImportWorkers(importLimits(settings));
  let commands: LocalListener | undefined;
  let registerFile: RegisterFile | undefined;
  const ending = new AbortController();
  const now = () => new Date();
  const indexing = createBackgroundIndexing(stores, { now, signal: ending.signal, log });
  const search = createSearchThread({ location: place, replica, db, learns: true, log });
  const end = () => {
    ending.abort();
    const { settled } = indexing;
    return closeAll([
      async () => commands?.close(),
      async () => registerFile?.close(),
      () => workers.close(),
      mailer.close,
      settled,
      search.close,
      close,
    ]);
  };
  try {
    const { sample, dataOrganisations, adminOrganisations } = settings;
    const register = await createRegisterStore(db, { now, sample, dataOrganisations, adminOrganisations });
    const file = createRegisterFile({ path: settings.register, register, db, log });
    registerFile = file;
    const tools = { db, workers };
    await mailer.start();
    if (place.url === undefined) commands = await listenLocally(place.folder, commandWorker(tools, file));
    if (settings.sample) await loadSample(tools, join(root, 'server', 'sample', 'acts'), signal);
    await registerReady;
    await file.keepUp();
    await keepSuite({ built: widgetsFolder, stored: storedFolder(settings), now, warn: log }).catch(
      (error: unknown) => log(`the elements of this version are not kept for later: ${String(error)}`),
    );
    const unowned = await unownedDocuments(db);
    if (unowned !== undefined) log(unowned);
    // In the background; until it has finished, a search loads what it needs.
    warm(search, indexing.keepUp).catch((error: unknown) => {
      if (!ending.signal.aborted) log(`search index: ${String(error)}`);
    });
    const dependencies = { ...stores, now, register, search, ...indexing.indexed, mailer, log };
    const fetch = serveMain(dependencies, settings, ending.signal);
    return { fetch, reloadRegister: file.read, close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

const widgetsFolder = join(root, 'dist', 'widgets');
const storedFolder = ({ data }: Settings) => join(data, 'widgets');

/** Serves calls, portal and elements. */
function serveMain(
  dependencies: Omit<MainOptions, 'support' | 'origins' | 'portalOrigins' | 'https' | 'comparing'>,
  settings: Settings,
  signal: AbortSignal,
): RunningMain['fetch'] {
  const https = settings.mainUrl.startsWith('https:');
  const api = createMainApp({
    ...dependencies,
    support: settings.mail.support,
    origins: () => settings.origins,
    portalOrigins: portalOrigins(settings.mainUrl),
    https,
    comparing: { keepWarm: true, signal },
  });
  return createSite({
    api: (request, sender) => api.fetch(request, sender),
    portalFolder: join(root, 'dist', 'portal'),
    widgetsFolder,
    storedFolder: storedFolder(settings),
    baseUrls: dependencies.register.baseUrls,
    development: serveDevelopment(settings),
    https,
  });
}

/** Loads the whole search index, then indexes references and definitions. */
async function warm(search: SearchBackend, indexTexts: () => Promise<void>): Promise<void> {
  await search.load();
  await indexTexts();
}

function commandWorker(tools: MainTools, register: RegisterFile) {
  return async (request: unknown, send: (report: unknown) => void) => {
    const command = v.parse(commandWork, request);
    if (command.work === 'register') {
      await register.read();
      send({ problem: register.problem() });
    } else if (command.work === 'accept-register') send(await register.accept(command));
    else if (command.work === 'remove-sample') send(await removeSample(tools.db, command));
    else await runImport(command, tools, send);
  };
}
