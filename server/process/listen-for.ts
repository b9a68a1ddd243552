import type { ServerName, Settings } from '../config/settings.ts';
import { type Listening, listen } from '../http/listen.ts';
import { forgetProxySighting, watchForProxy } from '../http/undeclared-proxy.ts';

/** The port of a server, and the setting that names it. */
export function portOf(server: ServerName, { mainPort, domainPort }: Settings) {
  return server === 'main'
    ? { port: mainPort, variable: 'REGESTA_MAIN_PORT' }
    : { port: domainPort, variable: 'REGESTA_DOMAIN_PORT' };
}

export type ProxyWatch = ReturnType<typeof watchForProxy>;

/** One for both servers of a process, so that it warns once. */
export function proxyWatch({ data, proxies }: Settings): ProxyWatch {
  if (proxies > 0) forgetProxySighting(data);
  return watchForProxy(data, { now: () => new Date(), log: console.error });
}

/** Listens where the settings say. What fails outside calls, such as a file, is logged as given, else on standard error. */
export function listenFor(
  server: ServerName,
  fetch: Parameters<typeof listen>[0],
  settings: Settings,
  { onRequest, log = console.error }: { onRequest: ProxyWatch; log?: (message: string) => void },
): Promise<Listening> {
  const { host, proxies, processes } = settings;
  return listen(fetch, {
    host,
    proxies,
    isShared: processes > 1,
    onRequest,
    log,
    ...portOf(server, settings),
  });
}
