import * as v from 'valibot';
import type {
  Access,
  BytesReply,
  Call,
  CallsOf,
  Contract,
  Endpoint,
  StreamReply,
} from '../contract/endpoint.ts';
import { problem } from '../contract/problem.ts';
import { type Later, later } from '../lib/later.ts';
import { ApiError, type ServerName } from './api-error.ts';
import { type Sending, sendBy } from './sending.ts';

type BodyInput<E extends Endpoint> = E['body'] extends v.GenericSchema
  ? undefined extends v.InferInput<E['body']>
    ? { body?: v.InferInput<E['body']> }
    : { body: v.InferInput<E['body']> }
  : unknown;
/** Bytes as they are, of calls that take them. */
type ContentInput<E extends Endpoint> = undefined extends E['content'] ? unknown : { content: Blob };
export type CallInput<E extends Endpoint> = v.InferInput<E['params']> &
  v.InferInput<E['query']> &
  BodyInput<E> &
  ContentInput<E>;
export type CallReply<E extends Endpoint> = E['reply'] extends v.GenericSchema
  ? v.InferOutput<E['reply']>
  : E['reply'] extends StreamReply
    ? ReadableStream<Uint8Array>
    : Blob;
export type ReplyHead = Pick<Response, 'status' | 'headers'>;
export type CallOptions = {
  signal?: AbortSignal;
  /**
   * Requests a range of the bytes; a server that does not support ranges returns all of them, as one does whose bytes have
   * another ETag than the given one.
   */
  range?: { first: number; last: number; etag?: string | undefined };
  /** Is told of the head of the reply with bytes, before they come. */
  onHead?: (head: ReplyHead) => void;
  /** Nobody asked for it: the page keeps itself up to date, and a session goes on by what people do. */
  unasked?: boolean;
};
type ClientCall<E extends Endpoint> = (input: CallInput<E>, options?: CallOptions) => Promise<CallReply<E>>;
export type Client<C extends Contract> = { [K in keyof C]: ClientCall<C[K]> };

export type ClientOptions = Sending & {
  server: ServerName;
  /**
   * Address of the server without /api/v1. Called for each request, since a sign-in may change it; a public call
   * carries no token.
   */
  baseUrl: (isPublic: boolean) => string | undefined;
  /**
   * The bearer token; `refresh` is true for the one retry after a 401, `unasked` for calls that nobody asked for. With
   * `null` no call is made: there is a token, but for other servers.
   */
  token?: (refresh: boolean, unasked: boolean) => Promise<string | null | undefined>;
  /** Whether the session of somebody is over: calls that need somebody are not sent then. */
  isOver?: () => boolean;
  /** Further headers of every request. */
  headers?: () => Readonly<Record<string, string>>;
  onUnauthorised?: () => void;
  /** The timer for calls that were one too many and are made again. */
  later?: Later;
  /** A right of the call was missing, which the user may have had until now. */
  onForbidden?: (access: Access) => void;
};

/**
 * Creates a typed client from a contract. Parameters and query are passed in one object, the body as `body`.
 */
export function createClient<C extends Contract>(contract: C, options: ClientOptions): Client<C> {
  const calls: Record<string, unknown> = {};
  for (const [name, declared] of Object.entries(contract)) {
    calls[name] = (input: Record<string, unknown> = {}, call: CallOptions = {}) =>
      perform(declared, input, call, options);
  }
  return calls as Client<C>;
}

/**
 * A client that knows a few calls from the start and loads parts of the contract, one after the other, until one has the
 * call. Until then it does not know the other names, so it treats every name as a call, except `then`: otherwise `await`
 * would take the client for a promise and never settle.
 */
export function createLazyClient<C extends Contract>(
  known: Partial<CallsOf<C>>,
  parts: readonly (() => Promise<Partial<CallsOf<C>>>)[],
  options: ClientOptions,
): Client<C> {
  const call =
    (name: string) =>
    async (input: Record<string, unknown> = {}, callOptions: CallOptions = {}) => {
      let declared = known[name];
      for (const load of parts) declared ??= (await load())[name];
      if (!declared) throw new TypeError(`The contract has no call "${name}"`);
      return await perform(declared, input, callOptions, options);
    };
  return new Proxy({} as Client<C>, {
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? call(name) : undefined),
  });
}

async function perform(
  declared: Call,
  input: Record<string, unknown>,
  { signal, range, onHead, unasked = false }: CallOptions,
  options: ClientOptions,
) {
  const { url, init } = compose(declared, input, options);
  if (signal) init.signal = signal;
  if (range) init.headers.range = `bytes=${range.first}-${range.last}`;
  if (range?.etag !== undefined) init.headers['if-range'] = range.etag;
  const response = await send(url, init, { declared, unasked }, options);
  if (!response.ok) throw await rejection(response, declared, init, options);
  const { reply } = declared;
  if ('stream' in reply) return response.body;
  onHead?.(response);
  const read = () => (isBytes(reply) ? response.blob() : jsonOf(response));
  const body: unknown = await arriving(read, init, options);
  if (isBytes(reply)) return body;
  const parsed = v.safeParse(reply, body);
  if (parsed.success) return parsed.output;
  const path = v.getDotPath(parsed.issues[0]) ?? '';
  throw failure(
    options,
    'malformed',
    response.status,
    'MALFORMED_REPLY',
    `${declared.path}: unexpected reply at "${path}"`,
  );
}

function compose(declared: Call, input: Record<string, unknown>, options: ClientOptions) {
  const base = options.baseUrl(declared.access === 'public');
  if (!base) throw failure(options, 'network', 0, 'ERR_NETWORK', 'no address for this server');
  const rest = new Map(Object.entries(input));
  const body = rest.get('body');
  const content = rest.get('content');
  rest.delete('body');
  rest.delete('content');
  const path = declared.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of rest) if (value !== undefined) query.set(name, String(value));
  const search = query.size > 0 ? `?${query}` : '';
  const headers: Record<string, string> = {
    ...options.headers?.(),
    accept: acceptedOf(declared),
  };
  // The servers redirect nowhere, and a token follows no redirection to another.
  const init: RequestInit & { headers: Record<string, string> } = {
    method: declared.method,
    headers,
    redirect: 'error',
  };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  if (content instanceof Blob) {
    headers['content-type'] = 'application/octet-stream';
    init.body = content;
  }
  return { url: `${base.replace(/\/$/, '')}/api/v1${path}${search}`, init };
}

const needsUser = ({ access }: Call) => access !== 'public' && access !== 'optional';

async function send(
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  { declared, unasked }: { declared: Call; unasked: boolean },
  options: ClientOptions,
) {
  for (const refresh of [false, true]) {
    const token = declared.access === 'public' ? undefined : await options.token?.(refresh, unasked);
    if (token === null) throw failure(options, 'rejected', 0, 'ADDRESS_REFUSED', 'token of another server');
    // A retry with the refused token would be refused again.
    if (refresh && token === undefined) break;
    // What somebody has begun whose session is over by now would be refused.
    if (token === undefined && options.isOver?.() && needsUser(declared)) break;
    if (token !== undefined) init.headers.authorization = `Bearer ${token}`;
    const response = await reach(url, init, options);
    // A public call does not depend on the session, so its 401 is an ordinary rejection.
    if (response.status !== 401 || declared.access === 'public') return response;
    if (refresh || token === undefined) break;
  }
  options.onUnauthorised?.();
  throw failure(options, 'unauthorised', 401, 'UNAUTHORISED', 'the session is over');
}

/** How often a call that came too soon is made again, and the longest wait for that; beyond it people are told. */
const maxRepeats = 2;
const longestPause = 5;

/** Sends a request, again after a moment where the server has refused it because there were too many: nothing was done. */
async function reach(url: string, init: RequestInit, options: ClientOptions): Promise<Response> {
  for (let repeats = 0; ; repeats++) {
    const response = await reachOnce(url, init, options);
    const seconds = secondsToWait(response);
    if (response.status !== 429 || repeats === maxRepeats) return response;
    if (seconds === undefined || seconds > longestPause) return response;
    await pause(seconds * 1000, init.signal ?? undefined, options.later ?? later);
    init.signal?.throwIfAborted();
  }
}

/** Seconds after which a server admits a call again; undefined if it names none. */
function secondsToWait(response: Response): number | undefined {
  const named = response.headers.get('retry-after');
  return named !== null && /^\d{1,6}$/.test(named) ? Number(named) : undefined;
}

function pause(milliseconds: number, signal: AbortSignal | undefined, later: Later): Promise<void> {
  return new Promise((resolve) => {
    const stop = later(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        stop();
        resolve();
      },
      { once: true },
    );
  });
}

/** The body; undefined where it is no JSON, which no schema of a reply accepts. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const reachOnce = (url: string, init: RequestInit, options: ClientOptions): Promise<Response> =>
  arriving(() => sendBy(options, url, init), init, options);

/** What comes over the network: a reply, or its body, in the middle of which the connection may be lost too. */
async function arriving<T>(
  receive: () => Promise<T> | T,
  init: RequestInit,
  options: ClientOptions,
): Promise<T> {
  try {
    return await receive();
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw failure(
      options,
      'network',
      0,
      'ERR_NETWORK',
      error instanceof Error ? error.message : String(error),
    );
  }
}

async function rejection(
  response: Response,
  { access }: Call,
  { signal }: RequestInit,
  options: ClientOptions,
): Promise<ApiError> {
  // A body that is not one of our problems (a page of a proxy), or that is lost on the way, is described by its status.
  const body = await jsonOf(response).catch(() => signal?.throwIfAborted());
  const parsed = v.safeParse(problem, body);
  const { status } = response;
  if (parsed.success && parsed.output.code === 'FORBIDDEN') options.onForbidden?.(access);
  const words = parsed.success ? parsed.output : { code: `HTTP_${status}`, message: response.statusText };
  const retryAfter = secondsToWait(response);
  return new ApiError({ kind: 'rejected', status, server: options.server, retryAfter, ...words });
}

const acceptedOf = ({ reply }: Call) =>
  isBytes(reply) ? reply.bytes : 'stream' in reply ? reply.stream : 'application/json';

function isBytes(reply: Call['reply']): reply is BytesReply {
  return 'bytes' in reply;
}

function failure(
  options: ClientOptions,
  kind: ApiError['kind'],
  status: number,
  code: string,
  message: string,
): ApiError {
  return new ApiError({ kind, status, code, message, server: options.server });
}
