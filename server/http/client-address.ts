import type { IncomingHttpHeaders } from 'node:http';

/** The sender of a request; the address is unknown for requests that do not come over a port. */
export type Sender = { address?: string | undefined };

/**
 * The network address of whoever sent a request. Behind proxies the last of them sees only the one before
 * it: of what the header tells, as many entries from the right are believed as there are proxies.
 */
export function clientAddress(
  peer: string | undefined,
  headers: Pick<IncomingHttpHeaders, string>,
  proxies: number,
): string | undefined {
  const entries = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const address = proxies === 0 ? peer : entries.at(-proxies)?.trim() || peer;
  return address?.replace(/^::ffff:(?=\d+\.)/i, '');
}
