import { forgottenAddress } from '../config/addresses.ts';
import { closedFolders } from '../config/closed-folders.ts';
import { readSettings, refuseOpenSample, type Settings } from '../config/settings.ts';
import { DatabaseAway } from '../data/database-away.ts';
import { createErrorLog } from '../data/error-log.ts';
import { sampleOrganisations, samplePassword, sampleSignIns } from '../domain/sample-organisations.ts';
import { checkPort } from '../http/listen.ts';
import { type Closer, closeAll } from '../lib/close-all.ts';
import { createRateLimiter } from '../lib/rate-limiter.ts';
import { developmentPath } from '../mail/development-page.ts';
import { isDevelopmentOpen } from '../mail/development-server.ts';
import { awaitDatabase } from './await-database.ts';
import { keepMain } from './keep-main.ts';
import { listenFor, portOf, proxyWatch } from './listen-for.ts';
import { type OpenDomain, openDomain } from './start-domain.ts';
import { openMainServer } from './start-main.ts';
import { startServing } from './start-many.ts';
import type { Workers } from './workers.ts';

type Started = { stop: Closer; reload: Closer };

/** Starts the servers that the environment names and returns a function that stops them. If aborted, it closes what it has opened. */
async function start(settings: Settings, signal: AbortSignal): Promise<Started> {
  // Checked before anything is opened, so that a second start reports the port in use at once.
  for (const server of settings.servers) {
    const { port, variable } = portOf(server, settings);
    await checkPort(settings.host, port, variable);
  }
  const closed = closedFolders(settings);
  if (closed.length > 0) throw new Error(closed.join('\n'));
  await awaitDatabase(settings, { signal, log });
  const opened: Closer[] = [];
  const stop = () => closeAll(opened.splice(0).reverse());
  try {
    const open = settings.processes === 1 ? openHere : openSeveral;
    return { stop, reload: await open(settings, signal, opened) };
  } catch (error) {
    await stop();
    throw error;
  }
}

const errors = createErrorLog({ now: () => new Date() });
const log = (message: string) => {
  console.error(message);
  errors.note(message);
};

/** Both servers in this process; resolves to what reads organisations and register again. */
async function openHere(settings: Settings, signal: AbortSignal, opened: Closer[]): Promise<Closer> {
  const { servers } = settings;
  const limiter = createRateLimiter(settings.limits, Date.now);
  const opening = servers.includes('domain') ? openDomain(settings, limiter) : undefined;
  const options = { registerReady: Promise.resolve(opening), signal, log, errors, limiter };
  const mainOpening = servers.includes('main') ? openMainServer(settings, options) : undefined;
  const [domain, main] = await settle([opening, mainOpening], opened);
  signal.throwIfAborted();
  const onRequest = proxyWatch(settings);
  if (domain) opened.push((await listenFor('domain', domain.server.fetch, settings, { onRequest })).close);
  if (main) opened.push((await listenFor('main', main.fetch, settings, { onRequest, log })).close);
  // Before the ports are closed, which waits for running replies.
  if (domain) opened.push(domain.server.endStreams);
  // Only now, or the first attempt would fail and the next be later.
  domain?.startJobs();
  return reloading(domain, main);
}

/** The same in several processes; this one keeps what they have in common. */
async function openSeveral(settings: Settings, signal: AbortSignal, opened: Closer[]): Promise<Closer> {
  const { servers } = settings;
  let workers: Workers | undefined;
  const onOrganisations = () => workers?.tell({ kind: 'organisations' });
  const opening = servers.includes('domain') ? openDomain(settings) : undefined;
  const options = { registerReady: Promise.resolve(opening), signal, log, errors, onOrganisations };
  const mainOpening = servers.includes('main') ? keepMain(settings, options) : undefined;
  const [domain, keeper] = await settle([opening, mainOpening], opened);
  signal.throwIfAborted();
  workers = startServing(settings, keeper, log);
  opened.push(workers.close);
  await workers.ready;
  signal.throwIfAborted();
  domain?.startJobs();
  const reload = reloading(domain, keeper);
  return async () => {
    await reload();
    onOrganisations();
  };
}

function reloading(
  domain: OpenDomain | undefined,
  main: { reloadRegister: () => Promise<void> } | undefined,
): Closer {
  return async () => {
    // The domain server is first, since it writes the register that the main server reads.
    await domain?.reload();
    await main?.reloadRegister();
  };
}

/** Waits for both; if one fails, the other is closed again. */
async function settle<A extends { close: Closer }, B extends { close: Closer }>(
  [first, second]: [Promise<A> | undefined, Promise<B> | undefined],
  opened: Closer[],
): Promise<[A | undefined, B | undefined]> {
  const [a, b] = await Promise.allSettled([first, second]);
  for (const one of [a, b]) if (one.status === 'fulfilled' && one.value) opened.push(one.value.close);
  if (a.status === 'rejected') throw a.reason;
  if (b.status === 'rejected') throw b.reason;
  return [a.value, b.value];
}

function announce(settings: Settings): void {
  const { servers, mainUrl, domainUrl, sample } = settings;
  const lines = [''];
  if (servers.includes('main')) lines.push(`Regesta is ready:  ${mainUrl}`);
  if (isDevelopmentOpen(settings) && servers.includes('main'))
    lines.push(`Mails:             ${mainUrl}${developmentPath}`);
  if (servers.includes('domain')) {
    const slugs = sample ? sampleOrganisations.map(({ slug }) => slug) : ['<organisation>'];
    lines.push(`Organisations:     ${slugs.map((slug) => `${domainUrl}/${slug}`).join('  ')}`);
    if (sample) lines.push('', `Sample sign-ins, password ${samplePassword}:`, ...signInLines());
  }
  lines.push('', 'Ctrl-C stops.');
  console.log(lines.join('\n'));
}

function signInLines(): string[] {
  return sampleSignIns().map(({ email, roles }) => `  ${email.padEnd(28)} ${roles.join(', ')}`);
}

/** EX_UNAVAILABLE of sysexits: what is needed is not there; another start may succeed. */
const exitUnavailable = 69;
const stopping = new AbortController();
try {
  const settings = readSettings(process.env);
  refuseOpenSample(settings);
  const forgotten = forgottenAddress(settings);
  if (forgotten !== undefined) log(forgotten);
  const stopRequested = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  let reload: Closer | undefined;
  // Registered before the start, since a signal while the sample loads must close the databases too.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort());
  // A server that is still starting reads the register anyway.
  process.on('SIGHUP', () => void reload?.().catch((error: unknown) => console.error(error)));
  const running = await start(settings, stopping.signal);
  reload = running.reload;
  announce(settings);
  await stopRequested;
  await running.stop();
  process.exit(0);
} catch (error) {
  if (stopping.signal.aborted && error === stopping.signal.reason) process.exit(0);
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof DatabaseAway ? exitUnavailable : 1);
}
