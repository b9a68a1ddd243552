import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { writeRegister } from '../auth/register.ts';
import { openSecondFactorKey, secondFactorKeyPlace } from '../config/second-factor-key.ts';
import { databaseLocation, missingPolicies, type Settings } from '../config/settings.ts';
import { openDatabase } from '../data/database.ts';
import { DatabaseAway } from '../data/database-away.ts';
import type { Listen } from '../data/listening.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { createCarryWorker } from '../domain/carry-in-worker.ts';
import { createFileWork } from '../domain/change-file-upkeep.ts';
import { createDigestWork } from '../domain/digest-work.ts';
import { domainCommand } from '../domain/domain-commands.ts';
import { createDomainServer, type DomainOptions, type DomainServer } from '../domain/domain-server.ts';
import { announceHigher } from '../domain/higher-users.ts';
import { createLawLink } from '../domain/law-link.ts';
import { createLawWork } from '../domain/law-work.ts';
import { createMainLink, createParagraphLink } from '../domain/main-link.ts';
import { createMainSessions, type MainSessions } from '../domain/main-sessions.ts';
import { runForOperator } from '../domain/operator-command.ts';
import type { Organisation } from '../domain/organisation.ts';
import { createSampleChanges } from '../domain/sample-changes.ts';
import { createSampleComments } from '../domain/sample-comments.ts';
import { createSampleOrganisations, createSampleUsers } from '../domain/sample-organisations.ts';
import { createSampleWatches } from '../domain/sample-watches.ts';
import {
  countSecondFactors,
  describeUnreadable,
  secondFactorsQuestion,
} from '../domain/unreadable-second-factors.ts';
import { announce } from '../domain/untold-users.ts';
import { createWatchLink } from '../domain/watch-link.ts';
import { createWatchWork } from '../domain/watch-work.ts';
import { closeAll } from '../lib/close-all.ts';
import { createEncryption, type Encryption, nameOfKey } from '../lib/encryption.ts';
import { createIntervalJob } from '../lib/interval-job.ts';
import { type LocalListener, type LocalWork, listenLocally } from '../lib/local-socket.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import { openMailer } from '../mail/open-mailer.ts';
import type { QueueMailer } from '../mail/queue-mailer.ts';
import type { MailTables } from '../mail/tables.ts';

/** Milliseconds after which the main server is tried again: so long after the connection has returned it knows all. */
const tellingPause = 1000;
/** Milliseconds after which files are looked at again: so long after its upload the text of one can be found. */
const tendingPause = 3000;
/** Milliseconds after which the clock is looked at: so long after its hour the weekly mail begins, or goes on elsewhere. */
const digestPause = 20_000;
type DomainDb = Kysely<DomainTables>;

type DomainParts = {
  db: DomainDb;
  listen: Listen;
  mailer: QueueMailer;
  sessions: MainSessions;
  limiter: RateLimiter | undefined;
  encryption: Encryption;
};

/** What both a single process and one of several need to answer for the organisations. */
export function domainOptions(
  settings: Settings,
  { db, listen, mailer, sessions, limiter, encryption }: DomainParts,
): DomainOptions {
  const now = () => new Date();
  return {
    db,
    listen,
    publicUrl: settings.domainUrl,
    portalUrl: settings.mainUrl,
    origins: () => settings.origins,
    sample: settings.sample,
    mailer,
    askMain: createMainLink({ mainUrl: settings.mainUrl, now }),
    askParagraph: createParagraphLink({ mainUrl: settings.mainUrl, now }),
    law: createLawLink({ mainUrl: settings.mainUrl, now, log: console.error }),
    tellMain: sessions.tell,
    policies: settings.policies,
    fileSpace: settings.fileSpace,
    encryption,
    limiter,
    processes: settings.processes,
    now,
    log: console.error,
  };
}

export type OpenDomain = {
  server: DomainServer;
  /** Serves new organisations and registers them. */
  reload: () => Promise<void>;
  /** Begins to tell the main server what it has not heard, and to follow its law. */
  startJobs: () => void;
  close: () => Promise<void>;
};

/** Opens the databases of the organisations and writes them into the register file for the main server. */
export async function openDomain(settings: Settings, limiter?: RateLimiter): Promise<OpenDomain> {
  // Of several processes this one answers no calls.
  const place = databaseLocation(settings, 'domain', settings.processes === 1 ? 'calls' : 'background');
  const key = openSecondFactorKey(settings);
  const encryption = createEncryption(key);
  const database = await openDatabase<DomainTables>(place);
  const { db, listen } = database;
  const mailer = openMailer(
    db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>(),
    settings.mail,
    console.error,
  );
  let commands: LocalListener | undefined;
  const jobs = createJobs(settings);
  let finish = async () => {};
  const close = () =>
    closeAll([async () => commands?.close(), jobs.close, () => finish(), mailer.close, database.close]);
  const now = () => new Date();
  const sessions = createMainSessions({ mainUrl: settings.mainUrl, now, db, log: console.error });
  try {
    const options = domainOptions(settings, { db, listen, mailer, sessions, limiter, encryption });
    const server = await createDomainServer(options);
    finish = server.finish;
    // The sample mode is for trying out; there nobody has policies.
    if (!settings.sample) for (const line of missingPolicies(settings.policies)) console.error(line);
    await mailer.start();
    if (settings.sample) await fillSample(db, server);
    mkdirSync(dirname(settings.register), { recursive: true, mode: 0o700 });
    const reload = async () => {
      await server.refresh();
      writeRegister(settings.register, server.registrations());
      await announceHigher(db, server.organisations(), now());
    };
    await reload();
    // The main server may have another database than before, and this one may have been restored.
    await announce(db, server.organisations(), now(), () => true);
    await warnOfOtherKeys(settings, server.organisations(), key);
    if (place.url === undefined)
      commands = await listenLocally(place.folder, commandWorker(settings, { db, server, reload }));
    return { server, reload, startJobs: () => jobs.start({ server, sessions, options }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What is done again and again for the organisations, once it is started. */
function createJobs({ feedSeconds, mainUrl }: Settings) {
  const telling = createIntervalJob(tellingPause, console.error);
  const following = createIntervalJob(feedSeconds * 1000, console.error);
  const tending = createIntervalJob(tendingPause, console.error);
  const digesting = createIntervalJob(digestPause, console.error);
  const ending = new AbortController();
  const { signal } = ending;
  type Parts = { server: DomainServer; sessions: MainSessions; options: DomainOptions };
  return {
    start: ({ server, sessions, options }: Parts) => {
      const tend = createFileWork({ now: options.now, signal, log: console.error });
      const link = createWatchLink({ mainUrl, now: options.now, signal, log: console.error });
      const watch = createWatchWork({ ...options, link });
      const follow = createLawWork({ ...options, carry: createCarryWorker(signal), watch, signal });
      telling.start(() => leaveToTheWatch(sessions.work(server.organisations())), { atOnce: true });
      following.start(() => leaveToTheWatch(follow(server.organisations())), { atOnce: true });
      const digest = createDigestWork({ ...options, signal });
      tending.start(() => leaveToTheWatch(tend(server.organisations())), { atOnce: true });
      digesting.start(() => leaveToTheWatch(digest(server.organisations())), { atOnce: true });
    },
    close: () => {
      ending.abort();
      return closeAll([telling.close, following.close, tending.close, digesting.close]);
    },
  };
}

/** A database that is away is reported once by its watch (database-watch.ts), not by each attempt of a job. */
async function leaveToTheWatch(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof DatabaseAway)) throw error;
  });
}

async function fillSample(db: DomainDb, server: DomainServer): Promise<void> {
  await createSampleOrganisations(db);
  await server.refresh();
  await createSampleUsers(server.organisations());
  const now = new Date();
  await createSampleComments(server.organisations(), now);
  await createSampleChanges(server.organisations(), now);
  await createSampleWatches(server.organisations(), now);
}

/** Runs commands of the operator, and answers what the doctor asks. */
function commandWorker(
  { domainUrl: publicUrl, mainUrl: portalUrl }: Settings,
  { db, server, reload }: Pick<OpenDomain, 'server' | 'reload'> & { db: DomainDb },
): LocalWork {
  const organisations = async () => server.organisations();
  const context = {
    db,
    publicUrl,
    portalUrl,
    organisations,
    now: () => new Date(),
    log: console.error,
  };
  return async (request, send) => {
    if (v.is(secondFactorsQuestion, request)) {
      send(await countSecondFactors(server.organisations(), request.keyName));
      return;
    }
    const outcome = await runForOperator(v.parse(domainCommand, request), context);
    await reload();
    send(outcome);
  };
}

/** Says at the start that users will not come in by their codes: the key was lost, or is that of another server. */
async function warnOfOtherKeys(
  settings: Settings,
  organisations: readonly Organisation[],
  key: Buffer,
): Promise<void> {
  const counts = await countSecondFactors(organisations, nameOfKey(key));
  const place = secondFactorKeyPlace(settings);
  for (const line of describeUnreadable(counts, { place, isThere: true })) console.error(line);
}
