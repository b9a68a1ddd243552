import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createRequestOnce,
  type OneReply,
  type RequestOnceOptions,
  type SourceAddress,
} from './request-once.ts';
import { SourceProblem } from './source-problem.ts';

/** What an answer of before was known by. */
export type Validators = { etag?: string | undefined; lastModified?: string | undefined };
export type PoliteRequest = {
  url: string;
  source: SourceAddress;
  accept: string;
  acceptLanguage?: string;
  /** Asks for the answer only if it is not the one of before. */
  validators?: Validators | undefined;
  maxBytes: number;
};
export type PoliteReply = { status: number; type: string; bytes: Buffer } & Validators;
export type PoliteClient = { get: (request: PoliteRequest) => Promise<PoliteReply> };

export type PoliteOptions = RequestOnceOptions & {
  /** The address of the operator, by which a source can ask who calls. */
  contact: string;
  /** Between the end of a request and the begin of the next. */
  pauseMilliseconds: number;
  signal: AbortSignal;
  /** Called before each request; one that throws ends the work. */
  beforeRequest?: () => Promise<void>;
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
  /** Milliseconds of a clock that is never set. */
  clock?: () => number;
};

const maxAttempts = 5;
const firstBackoff = 2000;
const maxBackoff = 60_000;
/** Whoever asks to come back later than that is left alone for now. */
const maxRetryAfter = 600;
const maxRedirects = 5;
const passingStatuses = [429, 500, 502, 503, 504];
const redirects = [301, 302, 303, 307, 308];

/**
 * Asks a source one thing after the other, says who asks, pauses in between, and comes back later where it is asked to or
 * where something passing failed, each time after a longer wait. Redirects within the host of the source alone are followed.
 */
export function createPoliteClient(options: PoliteOptions): PoliteClient {
  const { contact, pauseMilliseconds, signal, beforeRequest = async () => undefined } = options;
  const { sleep = sleepUntilAborted, random = randomShare, clock = () => performance.now() } = options;
  const requestOnce = createRequestOnce(options);
  let lastEnd = Number.NEGATIVE_INFINITY;

  const attempt = async (url: URL, request: PoliteRequest): Promise<OneReply> => {
    const pause = lastEnd + pauseMilliseconds - clock();
    if (pause > 0) await sleep(pause, signal);
    signal.throwIfAborted();
    await beforeRequest();
    try {
      const { source, maxBytes } = request;
      const reply = await requestOnce({
        url,
        source,
        headers: headersOf(request, contact),
        maxBytes,
        signal,
      });
      if (passingStatuses.includes(reply.status)) throw passing(url, reply);
      return reply;
    } finally {
      lastEnd = clock();
    }
  };

  const patiently = async (url: URL, request: PoliteRequest): Promise<OneReply> => {
    for (let attempts = 1; ; attempts += 1)
      try {
        return await attempt(url, request);
      } catch (error) {
        if (!(error instanceof SourceProblem) || !error.isPassing) throw error;
        if (attempts === maxAttempts)
          throw new SourceProblem(`${error.message} (${attempts} times)`, { isAway: error.isAway });
        await sleep(waitAfter(error, attempts, random), signal);
      }
  };

  return {
    get: async (request) => {
      let url = within(new URL(request.url), request.source);
      for (let hops = 0; hops <= maxRedirects; hops += 1) {
        const { status, headers, bytes } = await patiently(url, request);
        if (!redirects.includes(status)) {
          const { etag, 'last-modified': lastModified, 'content-type': type = '' } = headers;
          return { status, type: type.toLowerCase(), bytes, etag, lastModified };
        }
        if (!headers.location || !URL.canParse(headers.location, url))
          throw new SourceProblem(`${url.host} redirects to nowhere`);
        url = within(new URL(headers.location, url), request.source);
      }
      throw new SourceProblem(`${url.host} redirects more than ${maxRedirects} times`);
    },
  };
}

const randomShare = () => randomInt(1_000_000) / 1_000_000;

async function sleepUntilAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
}

/** Addresses of a source are those of its host, by its own scheme: Cellar still names itself by http. */
function within(url: URL, source: SourceAddress): URL {
  const own = new URL(source.url);
  const upgraded = new URL(url);
  upgraded.protocol = own.protocol;
  const { username, password } = upgraded;
  if (upgraded.host !== own.host || username !== '' || password !== '')
    throw new SourceProblem(`${own.host} leads to another host: ${url.host}`);
  return upgraded;
}

function headersOf({ accept, acceptLanguage, validators }: PoliteRequest, contact: string) {
  const { etag, lastModified } = validators ?? {};
  return {
    'user-agent': `Regesta (imports regulations; contact: ${contact})`,
    accept,
    ...(acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage }),
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
  };
}

function passing(url: URL, { status, headers }: OneReply): SourceProblem {
  const retryAfter = secondsOf(headers['retry-after'], Date.now());
  const isAway = status === 429 || status === 503;
  return new SourceProblem(`${url.host} answers ${status}`, { isPassing: true, isAway, retryAfter });
}

/** The header says seconds, or the moment. */
export function secondsOf(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}

function waitAfter({ message, retryAfter }: SourceProblem, attempts: number, random: () => number): number {
  if (retryAfter !== undefined && retryAfter > maxRetryAfter)
    throw new SourceProblem(`${message}, and asks to come back in ${retryAfter} seconds`, { isAway: true });
  const backoff = Math.min(maxBackoff, firstBackoff * 2 ** (attempts - 1)) * (0.5 + random() / 2);
  return Math.max(backoff, (retryAfter ?? 0) * 1000);
}
