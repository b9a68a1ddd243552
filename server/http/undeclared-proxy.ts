import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/** What proxies add, and nobody else has a reason to. */
const forwardedHeaders = { 'x-forwarded-for': 'X-Forwarded-For', forwarded: 'Forwarded' } as const;

/** When such a header was seen last by a server that no proxy was declared to. */
export type ProxySighting = { header: string; at: string };

/** What to set, in the words of the log and of the doctor. The header alone is no proof: whoever calls can send it. */
export function describeSighting({ header, at }: ProxySighting, data: string): string {
  return (
    `REGESTA_PROXIES: 0, and a request came with ${header} at ${at}: if proxies stand before the servers, set ` +
    'REGESTA_PROXIES to their number, or all callers have one address and wait for each other; if none does, the ' +
    `caller sent it, and nothing is to be done but to delete ${markIn(data)}`
  );
}

/**
 * Looks for requests that came through a proxy which nobody has declared. It warns once, and leaves a mark for the
 * operator's command.
 */
export function watchForProxy(
  data: string,
  { now, log }: { now: () => Date; log: (message: string) => void },
): (headers: IncomingHttpHeaders) => void {
  let isSeen = false;
  return (headers) => {
    if (isSeen) return;
    const name = (['x-forwarded-for', 'forwarded'] as const).find((one) => headers[one] !== undefined);
    if (name === undefined) return;
    isSeen = true;
    const sighting: ProxySighting = { header: forwardedHeaders[name], at: now().toISOString() };
    log(describeSighting(sighting, data));
    try {
      mkdirSync(data, { recursive: true, mode: 0o700 });
      writeFileSync(markIn(data), JSON.stringify(sighting), { mode: 0o600 });
    } catch (error) {
      log(`REGESTA_DATA: the mark of it cannot be written: ${String(error)}`);
    }
  };
}

/** The last sighting; undefined if there was none. */
export function proxySighting(data: string): ProxySighting | undefined {
  try {
    const { header, at } = JSON.parse(readFileSync(markIn(data), 'utf8')) as Partial<ProxySighting>;
    return typeof header === 'string' && typeof at === 'string' ? { header, at } : undefined;
  } catch {
    // No mark, or a damaged one, from which nothing follows: the next request leaves another.
    return undefined;
  }
}

/** Once proxies are declared, or after the operator has read of it. */
export function forgetProxySighting(data: string): void {
  rmSync(markIn(data), { force: true });
}

/** The file that keeps the last sighting. */
const markIn = (data: string) => join(data, 'undeclared-proxy.json');
