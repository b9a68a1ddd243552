import type { IncomingHttpHeaders } from 'node:http';

/** The sender of a request; the address is unknown for requests that do not come over a port. */
export type Sender = { address?: string | undefined };

/**
 * The network address of the sender of a request. Behind proxies, the socket only has the address of the last
 * proxy. The header lists the addresses of all hops; its last entries are trusted, one for each proxy.
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
