import type { ServerName, Settings } from '../config/settings.ts';
import { type Listening, listen } from '../http/listen.ts';

/** The port of a server, and the setting that names it. */
export function portOf(server: ServerName, { mainPort, domainPort }: Settings) {
  return server === 'main'
    ? { port: mainPort, variable: 'REGESTA_MAIN_PORT' }
    : { port: domainPort, variable: 'REGESTA_DOMAIN_PORT' };
}

/** Listens where the settings say. */
export function listenFor(
  server: ServerName,
  fetch: Parameters<typeof listen>[0],
  settings: Settings,
): Promise<Listening> {
  const { host, proxies, processes } = settings;
  return listen(fetch, { host, proxies, isShared: processes > 1, ...portOf(server, settings) });
}
