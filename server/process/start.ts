import { readSettings, refuseOpenSample, type Settings } from '../config/settings.ts';
import { sampleOrganisations, samplePassword, sampleSignIns } from '../domain/sample-organisations.ts';
import { checkPort, listen } from '../http/listen.ts';
import { type Closer, closeAll } from '../lib/close-all.ts';
import { developmentPath } from '../mail/development-page.ts';
import { isDevelopmentOpen } from '../mail/development-server.ts';
import { openDomain } from './start-domain.ts';
import { openMainServer } from './start-main.ts';

/** Starts the servers that the environment names and returns a function that stops them. If aborted, it closes what it has opened. */
async function start(settings: Settings, signal: AbortSignal): Promise<{ stop: Closer; reload: Closer }> {
  const { servers, host, mainPort, domainPort, proxies } = settings;
  const hasMain = servers.includes('main');
  const hasDomain = servers.includes('domain');
  // Checked before anything is opened, so that a second start reports the port in use at once.
  if (hasMain) await checkPort(host, mainPort, 'REGESTA_MAIN_PORT');
  if (hasDomain) await checkPort(host, domainPort, 'REGESTA_DOMAIN_PORT');
  const opened: Closer[] = [];
  const stop = () => closeAll(opened.splice(0).reverse());
  try {
    const opening = hasDomain ? openDomain(settings) : undefined;
    const mainOpening = hasMain ? openMainServer(settings, Promise.resolve(opening), signal) : undefined;
    const [domain, main] = await settle([opening, mainOpening], opened);
    signal.throwIfAborted();
    const open = async (fetch: Parameters<typeof listen>[0], port: number, variable: string) =>
      void opened.push((await listen(fetch, { host, port, variable, proxies })).close);
    if (domain) await open(domain.server.fetch, domainPort, 'REGESTA_DOMAIN_PORT');
    if (main) await open(main.fetch, mainPort, 'REGESTA_MAIN_PORT');
    // Only now, or the first attempt would fail and the next be later.
    domain?.startTelling();
    // The domain server is first, since it writes the register that the main server reads.
    const reload = async () => {
      await domain?.reload();
      await main?.reloadRegister();
    };
    return { stop, reload };
  } catch (error) {
    await stop();
    throw error;
  }
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

const stopping = new AbortController();
try {
  const settings = readSettings(process.env);
  refuseOpenSample(settings);
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
  process.exit(1);
}
