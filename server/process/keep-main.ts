import { join } from 'node:path';
import * as v from 'valibot';
import { category } from '#core/contract/main/document-marks.ts';
import { pageOrigin } from '#core/contract/rules.ts';
import { mendedText, oneLine, typedText } from '#core/contract/text.ts';
import { isoDate } from '#core/contract/values.ts';
import { databaseLocation, type Settings } from '../config/settings.ts';
import { foldOldChanges } from '../data/collection-state.ts';
import type { ErrorLog } from '../data/error-log.ts';
import { type MainStores, openMain } from '../data/open-main.ts';
import { keepSuite } from '../http/keep-suite.ts';
import { runImport } from '../import/command-run.ts';
import { unownedDocuments } from '../import/filing.ts';
import { createImportWorkers, importLimits } from '../import/import-workers.ts';
import { loadChanges } from '../import/provider-changes/load-changes.ts';
import { removeSample } from '../import/remove-sample.ts';
import { loadRows } from '../import/rows/load-rows.ts';
import { longestCell } from '../import/rows/row-table.ts';
import { closeAll } from '../lib/close-all.ts';
import { createIntervalJob } from '../lib/interval-job.ts';
import { type LocalListener, type LocalWork, listenLocally } from '../lib/local-socket.ts';
import { openMailer } from '../mail/open-mailer.ts';
import type { QueueMailer } from '../mail/queue-mailer.ts';
import type { MailTables } from '../mail/tables.ts';
import { absentOrganisations } from '../main/absent-organisations.ts';
import { createBackgroundIndexing } from '../main/background-indexing.ts';
import { confirmOrigin } from '../main/confirm-origin.ts';
import { createRegisterFile, type RegisterFile } from '../main/register-file.ts';
import { createRegisterStore, type RegisterStore } from '../main/register-store.ts';
import { fetchWork, watchWork } from '../sources/fetch-work.ts';
import { createBesideLawWork } from './beside-law-work.ts';
import { loadSample, type MainTools } from './load-sample.ts';
import { loadSampleChanges } from './load-sample-changes.ts';
import { loadSampleNews } from './load-sample-news.ts';
import { createLoadingWork } from './loading-work.ts';
import { root, storedFolder, widgetsFolder } from './serve-main.ts';
import { createSourceWork } from './source-work.ts';
import { createUploadWork } from './upload-work.ts';

/** What one process does for all that serve the regulations. */
export type MainKeeper = {
  stores: MainStores;
  mailer: QueueMailer;
  register: RegisterStore;
  indexing: ReturnType<typeof createBackgroundIndexing>;
  /** Aborted when the server begins to stop. */
  signal: AbortSignal;
  abort: () => void;
  /** Reads the register file again. */
  reloadRegister: () => Promise<void>;
  close: () => Promise<void>;
};

export type KeepMainOptions = {
  registerReady: Promise<unknown>;
  signal: AbortSignal;
  log: (message: string) => void;
  /** What was logged, on its way to the database. */
  errors?: ErrorLog;
  /** Called when the organisations have changed in the tables. */
  onOrganisations?: () => void;
};

const commandWork = v.variant('work', [
  v.object({
    work: v.literal('import'),
    paths: v.array(typedText(4096)),
    category: v.optional(category),
    owner: v.optional(oneLine(40)),
    completeUntil: v.optional(isoDate),
  }),
  v.object({ work: v.literal('remove-sample'), confirmed: v.boolean() }),
  v.object({
    work: v.literal('load-changes'),
    paths: v.array(typedText(4096)),
    withdrawOthers: v.boolean(),
    dryRun: v.boolean(),
  }),
  v.object({
    work: v.literal('load-rows'),
    table: v.object({
      columns: v.array(mendedText(200)),
      rows: v.array(
        v.object({ number: v.number(), cells: v.record(mendedText(200), mendedText(longestCell)) }),
      ),
    }),
    isDry: v.boolean(),
  }),
  fetchWork,
  watchWork,
  v.object({ work: v.literal('register') }),
  v.object({ work: v.literal('absent-organisations') }),
  v.object({ work: v.literal('accept-register'), confirmed: v.boolean() }),
  v.object({ work: v.literal('confirm-origin'), slug: oneLine(40), origin: pageOrigin }),
]);

const upkeepPause = 60_000;

/** Opens and migrates the tables, loads the sample and follows the register, sends what mails wait, takes commands. */
export async function keepMain(settings: Settings, options: KeepMainOptions): Promise<MainKeeper> {
  const { registerReady, signal, log, onOrganisations = () => undefined } = options;
  // Of several processes this one answers no calls.
  const place = databaseLocation(settings, 'main', settings.processes === 1 ? 'calls' : 'background');
  const { close, ...stores } = await openMain(place, replicaOf(settings, log));
  const { db } = stores;
  const endLog = options.errors?.writeTo(db);
  const mailer = openMailer(db.$extendTables<MailTables>().$pickTables<'mail'>(), settings.mail, log);
  const workers = createImportWorkers(importLimits(settings));
  let [commands, registerFile]: [LocalListener?, RegisterFile?] = [];
  const ending = new AbortController();
  const now = () => new Date();
  const indexing = createBackgroundIndexing(stores, { now, signal: ending.signal, log });
  const upkeep = createIntervalJob(upkeepPause, log);
  const tools = { db, workers };
  const sources = createSourceWork(settings, tools, { signal: ending.signal, log });
  const works = [sources, ...createWorks(tools, { signal: ending.signal, log })];
  const end = () => {
    ending.abort();
    return closeAll([
      async () => commands?.close(),
      async () => registerFile?.close(),
      upkeep.close,
      () => workers.close(),
      // After the workers, or the end would wait for a file that is being set.
      ...works.map(({ close: end }) => end),
      mailer.close,
      indexing.settled,
      async () => endLog?.(),
      close,
    ]);
  };
  try {
    const register = announcing(await createRegisterStore(db, registerOptions(settings)), onOrganisations);
    const file = createRegisterFile({ path: settings.register, register, db, log });
    registerFile = file;
    await mailer.start();
    upkeep.start(() => foldOldChanges(db), { atOnce: true });
    if (place.url === undefined)
      commands = await listenLocally(place.folder, commandWorker(tools, sources, file));
    if (settings.sample) {
      await loadSample(tools, join(root, 'server', 'sample', 'acts'), signal);
      await loadSampleChanges(db, now());
      await loadSampleNews(db, now());
    }
    await registerReady;
    await file.keepUp();
    for (const work of works) work.start();
    await storeSuite(settings, now, log);
    const unowned = await unownedDocuments(db);
    if (unowned !== undefined) log(unowned);
    const abort = () => ending.abort();
    const reloadRegister = file.read;
    return { stores, mailer, register, indexing, signal: ending.signal, abort, reloadRegister, close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** What is done in the background. */
const createWorks = (tools: MainTools, options: { signal: AbortSignal; log: (message: string) => void }) => [
  createLoadingWork(tools, options),
  createBesideLawWork(tools.db, options),
  createUploadWork(tools, options),
];

/** Stores the elements of this version for pages that are open longer than it runs. */
function storeSuite(settings: Settings, now: () => Date, log: (message: string) => void): Promise<void> {
  const suite = { built: widgetsFolder, stored: storedFolder(settings), now, warn: log };
  return keepSuite(suite).catch((error: unknown) =>
    log(`REGESTA_DATA: the elements of this version are not kept for later: ${String(error)}`),
  );
}

/** The replica that the settings name, and where it is told what happens to it. */
export function replicaOf({ databaseReadUrl: url }: Settings, log: (message: string) => void) {
  return url === undefined ? undefined : { url, log };
}

export function registerOptions({ sample, dataOrganisations, adminOrganisations }: Settings) {
  return { now: () => new Date(), sample, dataOrganisations, adminOrganisations };
}

/** The organisations, which tells the other processes when it has stored or read them. */
function announcing(register: RegisterStore, onOrganisations: () => void): RegisterStore {
  return {
    ...register,
    replace: async (entries, mode) => {
      const change = await register.replace(entries, mode);
      onOrganisations();
      return change;
    },
    refresh: async () => {
      await register.refresh();
      onOrganisations();
    },
  };
}

type SourceWork = ReturnType<typeof createSourceWork>;

function commandWorker(tools: MainTools, sources: SourceWork, register: RegisterFile): LocalWork {
  return async (request, send, left) => {
    const command = v.parse(commandWork, request);
    if (command.work === 'register') {
      await register.read();
      send({ problem: register.problem() });
    } else if (command.work === 'absent-organisations') send(await absentOrganisations(tools.db));
    else if (command.work === 'accept-register') send(await register.accept(command));
    else if (command.work === 'confirm-origin') send(await confirmOrigin(tools.db, command, new Date()));
    else if (command.work === 'remove-sample') send(await removeSample(tools.db, command));
    else if (command.work === 'load-changes') await loadChanges(tools.db, command, send);
    else if (command.work === 'load-rows')
      send(await loadRows(tools.db, command.table, { isDry: command.isDry, now: new Date() }));
    else if (command.work === 'watch' || command.work === 'fetch') await sources.work(command, send, left);
    else await runImport(command, tools, send);
  };
}
