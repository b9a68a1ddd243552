import { lookup as lookUpAddresses } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { isIP } from 'node:net';
import type { UnreachedPage } from '#core/contract/main/widget-origins.ts';
import { isPublicAddress } from '../lib/public-address.ts';

export type FetchedPage =
  | { reached: true; status: number; text: string; location: string | undefined }
  | { reached: false; problem: UnreachedPage; found: string };
/** Gets a page of a host that somebody else has named. */
export type FetchPage = (address: string) => Promise<FetchedPage>;

type Address = { address: string; family: number };
type Options = {
  lookUp?: (host: string) => Promise<Address[]>;
  isPublic?: (address: string) => boolean;
  request?: typeof requestOverTls;
  timeoutMilliseconds?: number;
};

/** A file or the head of a page is shorter; the rest is not read. */
const maxBytes = 64 * 1024;

/**
 * Reaches public addresses only, by TLS. The name is resolved once, all its addresses must be public, and the connection
 * goes to one of them, so that no second answer of a name server leads elsewhere. No redirect is followed.
 */
export function createFetchPage({
  lookUp = (host) => lookUpAddresses(host, { all: true }),
  isPublic = isPublicAddress,
  request = requestOverTls,
  timeoutMilliseconds = 5000,
}: Options = {}): FetchPage {
  return async (address) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const timeout = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    // Nobody waits for it once the page has come.
    timeout.catch(() => undefined);
    const fails = (problem: UnreachedPage, detail: string) =>
      ({ reached: false, problem, found: detail }) as const;
    try {
      const addresses = await Promise.race([resolve(host, lookUp), timeout]);
      const inner = addresses.find((one) => !isPublic(one.address));
      if (inner !== undefined) return fails('notPublic', inner.address);
      const [first] = addresses;
      if (first === undefined) return fails('noAddress', host);
      const reply = await Promise.race([send(url, { host, to: first, request, signal }), timeout]);
      const text = await Promise.race([read(reply), timeout]);
      return { reached: true, status: reply.statusCode ?? 0, text, location: reply.headers.location };
    } catch (error) {
      if (signal.aborted) return fails('tooSlow', `${timeoutMilliseconds / 1000} s`);
      const { code, syscall, message } = error as NodeJS.ErrnoException;
      return fails(syscall === 'getaddrinfo' ? 'noAddress' : 'unreachable', code ?? message);
    }
  };
}

async function resolve(host: string, lookUp: NonNullable<Options['lookUp']>): Promise<Address[]> {
  const family = isIP(host);
  return family === 0 ? await lookUp(host) : [{ address: host, family }];
}

type Sending = {
  host: string;
  to: Address;
  request: typeof requestOverTls;
  signal: AbortSignal;
};

function send(url: URL, { host, to, request, signal }: Sending): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    request(
      {
        host,
        port: url.port === '' ? 443 : Number(url.port),
        path: url.pathname,
        headers: { host: url.host, accept: 'text/plain, text/html', 'accept-encoding': 'identity' },
        // An address that was checked, whatever the name leads to by now.
        lookup: (_host, { all }, answer) => (all ? answer(null, [to]) : answer(null, to.address, to.family)),
        agent: false,
        signal,
      },
      done,
    )
      .on('error', failed)
      .end();
  });
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
