import { readSettings } from '../config/settings.ts';
import { type Closer, closeAll } from '../lib/close-all.ts';
import { createRateLimiter } from '../lib/rate-limiter.ts';
import { listenFor, proxyWatch } from './listen-for.ts';
import { serveOrganisations, serveRegulations } from './open-worker.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/*
 * One of several processes that listen on the same ports, started by `workers.ts`.
 */

const settings = readSettings(process.env);
const { servers } = settings;
const opened: Closer[] = [];
const say = (message: FromWorker) => {
  if (process.connected) process.send?.(message);
};

/** Milliseconds between two messages of what callers have spent here: so long others may admit it once more. */
const tellingPause = 500;

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await closeAll(opened.splice(0).reverse()).catch((error: unknown) => console.error(error));
  process.exit(0);
}

// A terminal sends Ctrl-C to all processes; the one that started this one tells when to stop.
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);
process.on('SIGTERM', () => void stop());
// Without the process that keeps the tables and the ports this one is of no use.
process.on('disconnect', () => void stop());

const limiter = createRateLimiter(settings.limits, Date.now, { isShared: true });
const domain = servers.includes('domain') ? await serveOrganisations(settings, limiter) : undefined;
if (domain) opened.push(domain.close);
const main = servers.includes('main') ? await serveRegulations(settings, { say, limiter }) : undefined;
if (main) opened.push(main.close);

function obey(message: ToWorker): void {
  if (message.kind === 'stop') void stop();
  else if (message.kind === 'load') main?.loadIndex();
  else if (message.kind === 'rebuilt') main?.reloadIndex(message.language);
  else if (message.kind === 'spent') limiter.addSpent(message.spent);
  else if (message.kind === 'indexed') main?.indexed(message.name, message.reached);
  else if (message.kind === 'organisations')
    Promise.all([domain?.refresh(), main?.refresh()]).catch((error: unknown) =>
      console.error(`organisations: ${String(error)}`),
    );
}
process.on('message', obey);

const onRequest = proxyWatch(settings);
if (domain) opened.push((await listenFor('domain', domain.fetch, settings, { onRequest })).close);
if (main) opened.push((await listenFor('main', main.fetch, settings, { onRequest, log: main.log })).close);
// Before the ports are closed, which waits for running replies.
if (domain) opened.push(domain.endStreams);
const telling = setInterval(() => {
  const spent = limiter.takeSpent();
  if (spent.length > 0) say({ kind: 'spent', spent });
}, tellingPause);
telling.unref();
say({ kind: 'ready' });
