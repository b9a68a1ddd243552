import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlainly } from 'node:http';
import { type RequestOptions, request as requestOverTls } from 'node:https';
import type { LookupFunction } from 'node:net';
import { lookUpPublicly } from '../lib/look-up.ts';
import { isPublicAddress } from '../lib/public-address.ts';
import { addressesOf, hostOf, isInternalName, type LookUp, lookupOf } from '../lib/public-host.ts';
import { SourceProblem } from './source-problem.ts';

/** An interface of a source. One that the operator named (`isOwn`), such as a mirror, may be in a network of the operator. */
export type SourceAddress = { url: string; isOwn: boolean };

export type OneRequest = {
  url: URL;
  source: SourceAddress;
  headers: Readonly<Record<string, string>>;
  maxBytes: number;
  signal: AbortSignal;
};
export type OneReply = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };
export type RequestOnce = (request: OneRequest) => Promise<OneReply>;

export type RequestOnceOptions = {
  /** How long one request may take, its whole answer included. */
  timeoutMilliseconds: number;
  lookUp?: LookUp;
  isPublic?: (address: string) => boolean;
  overTls?: typeof requestOverTls;
};

/**
 * Sends one request and reads its whole answer, within limits of time and size. As the pages of origins (decision 0061):
 * by TLS at its own port, to an address that was checked to be public. It follows no redirect.
 */
export function createRequestOnce({
  timeoutMilliseconds,
  lookUp = lookUpPublicly,
  isPublic = isPublicAddress,
  overTls = requestOverTls,
}: RequestOnceOptions): RequestOnce {
  return async (request) => {
    const timeout = AbortSignal.timeout(timeoutMilliseconds);
    const signal = AbortSignal.any([timeout, request.signal]);
    const { host } = request.url;
    let hasAnswered = false;
    try {
      const lookup = request.source.isOwn
        ? undefined
        : await publicLookup(request.url, { lookUp, isPublic, signal });
      const reply = await send({ ...request, signal }, lookup, overTls);
      hasAnswered = true;
      return await readWhole(reply, request.maxBytes);
    } catch (error) {
      if (request.signal.aborted) throw request.signal.reason;
      if (error instanceof SourceProblem) throw error;
      if (timeout.aborted)
        throw new SourceProblem(`${host} gave no whole answer within ${timeoutMilliseconds / 1000} seconds`, {
          isPassing: true,
          isAway: !hasAnswered,
        });
      const { code, message } = error as NodeJS.ErrnoException;
      throw new SourceProblem(
        `${host} ${hasAnswered ? 'broke off' : 'was not reached'}: ${code ?? message}`,
        {
          isPassing: true,
          isAway: !hasAnswered,
        },
      );
    }
  };
}

type Looking = { lookUp: LookUp; isPublic: (address: string) => boolean; signal: AbortSignal };

async function publicLookup(url: URL, { lookUp, isPublic, signal }: Looking): Promise<LookupFunction> {
  const host = hostOf(url);
  if (url.protocol !== 'https:' || url.port !== '' || isInternalName(host))
    throw new SourceProblem(`${url.origin} is no address of the public internet with TLS at its own port`);
  const addresses = await addressesOf(host, lookUp, signal);
  const [first] = addresses;
  if (first === undefined || !addresses.every(({ address }) => isPublic(address)))
    throw new SourceProblem(`${host} leads to an address that is not of the public internet`);
  return lookupOf(first, addresses);
}

function send(
  { url, headers, signal }: OneRequest,
  lookup: LookupFunction | undefined,
  overTls: typeof requestOverTls,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    host: hostOf(url),
    port: url.port,
    path: `${url.pathname}${url.search}`,
    // What is read must be as long as it says, so nothing is packed.
    headers: { host: url.host, 'accept-encoding': 'identity', ...headers },
    agent: false,
    signal,
    ...(lookup === undefined ? {} : { lookup }),
  };
  const request = url.protocol === 'https:' ? overTls : requestPlainly;
  return new Promise((done, failed) => void request(options, done).on('error', failed).end());
}

async function readWhole(reply: IncomingMessage, maxBytes: number): Promise<OneReply> {
  const { statusCode: status = 0, headers } = reply;
  const tooLarge = new SourceProblem(`the answer is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`);
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    reply.destroy();
    throw tooLarge;
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    length += part.length;
    // Leaving the loop ends the connection.
    if (length > maxBytes) throw tooLarge;
    parts.push(part);
  }
  if (!reply.complete) throw new SourceProblem('the answer broke off', { isPassing: true });
  return { status, headers, bytes: Buffer.concat(parts) };
}
