import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request as requestOverTls } from 'node:https';
import type { TcpSocketConnectOpts } from 'node:net';
import type { UnreachedPage } from '#core/contract/main/widget-origins.ts';
import { type Address, lookUpPublicly } from '../lib/look-up.ts';
import { isPublicAddress } from '../lib/public-address.ts';
import { addressesOf, hostOf, isInternalName, type LookUp, lookupOf } from '../lib/public-host.ts';

export type FetchedPage =
  | { reached: true; status: number; text: string; location: string | undefined }
  | { reached: false; problem: UnreachedPage; found: string };
/** Gets a page of a host that somebody else has named. */
export type FetchPage = (address: string) => Promise<FetchedPage>;

type Options = {
  lookUp?: LookUp;
  isPublic?: (address: string) => boolean;
  request?: typeof requestOverTls;
  timeoutMilliseconds?: number;
};

/** A file or the head of a page is shorter; the rest is not read. */
const maxBytes = 64 * 1024;

/**
 * Reaches public addresses only, by TLS at its own port. The name is resolved once, all its addresses must be public, and
 * the connection goes to one of them, so that no second answer of a name server leads elsewhere. No redirect is followed.
 * Who has named the host learns no address of it: an internal one would tell of the network of the operator.
 */
export function createFetchPage({
  lookUp = lookUpPublicly,
  isPublic = isPublicAddress,
  request = requestOverTls,
  timeoutMilliseconds = 5000,
}: Options = {}): FetchPage {
  return async (address) => {
    const url = new URL(address);
    const host = hostOf(url);
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const timeout = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    // Nobody waits for it once the page has come.
    timeout.catch(() => undefined);
    const fails = (problem: UnreachedPage, detail: string) =>
      ({ reached: false, problem, found: detail }) as const;
    try {
      // No map of the open ports of others.
      if (url.port !== '') return fails('otherPort', url.host);
      if (isInternalName(host)) return fails('notPublic', host);
      const addresses = await Promise.race([addressesOf(host, lookUp, signal), timeout]);
      if (!addresses.every(({ address: one }) => isPublic(one))) return fails('notPublic', host);
      const [first] = addresses;
      if (first === undefined) return fails('noAddress', host);
      const reply = await Promise.race([send(url, { host, first, addresses, request, signal }), timeout]);
      const text = await Promise.race([read(reply), timeout]);
      return { reached: true, status: reply.statusCode ?? 0, text, location: reply.headers.location };
    } catch (error) {
      if (signal.aborted) return fails('tooSlow', `${timeoutMilliseconds / 1000} s`);
      const { code, syscall, message } = error as NodeJS.ErrnoException;
      return fails(syscall?.startsWith('query') ? 'noAddress' : 'unreachable', code ?? message);
    }
  };
}

type Sending = {
  host: string;
  first: Address;
  addresses: Address[];
  request: typeof requestOverTls;
  signal: AbortSignal;
};

function send(url: URL, { host, first, addresses, request, signal }: Sending): Promise<IncomingMessage> {
  const options: RequestOptions & Pick<TcpSocketConnectOpts, 'autoSelectFamilyAttemptTimeout'> = {
    host,
    port: 443,
    path: url.pathname,
    headers: { host: url.host, accept: 'text/plain, text/html', 'accept-encoding': 'identity' },
    lookup: lookupOf(first, addresses),
    autoSelectFamilyAttemptTimeout: 1000,
    agent: false,
    signal,
  };
  return new Promise((done, failed) => void request(options, done).on('error', failed).end());
}

/** The begin of a body. */
async function read(reply: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    // Leaving the loop ends the connection.
    if (length >= maxBytes) break;
  }
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}
