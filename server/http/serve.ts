import { type Context, Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { routePath } from 'hono/route';
import * as v from 'valibot';
import type { Access, Contract, Endpoint, StreamReply } from '#core/contract/endpoint.ts';
import { type HeldRights, missingRight } from '../auth/rights.ts';
import { bytesResponse, type FileReply } from './bytes.ts';
import type { CallLimits } from './call-limits.ts';
import type { Sender } from './client-address.ts';
import { createFailureLog } from './failure-log.ts';
import { allowOrigins, protect } from './headers.ts';
import { checkAddress, checkInput, readBody, readContent } from './input.ts';
import { type JsonReply, jsonReply, jsonResponse, takesPacked, writtenReply } from './json-reply.ts';
import { type ApiTitle, documentOf } from './openapi.ts';
import { HttpProblem } from './problem.ts';
import type { Readiness } from './readiness.ts';
import { isCacheable, type ReplyCache } from './reply-cache.ts';
import { WrittenList } from './written-list.ts';

type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** The type of the caller, which follows from the access of an endpoint. */
type CallerOf<A extends Access, Caller> = A extends 'public'
  ? undefined
  : A extends 'optional'
    ? Caller | undefined
    : Caller;

/** The request that a handler gets: it conforms to the contract, and its caller has the required rights. */
export type CheckedRequest<E extends Endpoint, Caller> = {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  caller: CallerOf<E['access'], Caller>;
  /** Origin of the calling page, if a browser sends it. */
  origin?: string | undefined;
  /** Aborted when the caller closes the connection. A function, because the signal of a request is expensive to create. */
  signal?: (() => AbortSignal) | undefined;
} & Sender &
  /** The bytes of a request that is bytes as they are. */
  (undefined extends E['content'] ? { content?: undefined } : { content: Uint8Array<ArrayBuffer> });
type Reply<E extends Endpoint> = E['written'] extends true
  ? WrittenList
  : E['reply'] extends v.GenericSchema
    ? v.InferInput<E['reply']>
    : E['reply'] extends StreamReply
      ? ReadableStream<Uint8Array>
      : FileReply;
type Handler<E extends Endpoint, Caller> = (
  request: CheckedRequest<E, Caller>,
) => Promise<Reply<E>> | Reply<E>;

/** One handler for every endpoint of a contract; a missing one does not compile. */
export type Handlers<C extends Contract, Caller> = { [K in keyof C]: Handler<C[K], Caller> };

export type ServeOptions<Caller> = {
  about: ApiTitle;
  /** The caller of a bearer token; undefined gives 401. */
  authenticate: (token: string, request: Pick<Request, 'headers'>) => Promise<Caller | undefined>;
  /** The rights of a caller, for the comparison with those that the contract requires. */
  rightsOf: (caller: Caller) => HeldRights;
  /** An id of the caller, for the log and for limits, that does not identify the person. */
  idOf?: (caller: Caller) => string;
  /** How often somebody may call; without it as often as they like. */
  limits?: CallLimits<Caller> | undefined;
  origins: () => readonly string[];
  /** Whether an origin may call that `origins` does not contain. */
  allowsOrigin?: (origin: string) => Promise<boolean>;
  https: boolean;
  /** Tells whether the server can do its work, for those who send requests to it. */
  ready: Readiness;
  /** Caches replies whose endpoint says what they follow from; without it each is made anew. */
  cachedReply?: ReplyCache<Caller> | undefined;
  /** With `no-store` no reply is cached by browsers, whatever its endpoint says, since all replies are about people. */
  cache?: 'no-store';
  /** Receives internal errors. */
  log: (message: string) => void;
};

type AnyRequest = CheckedRequest<Endpoint, unknown>;
type AnyHandler = (request: AnyRequest) => unknown;
type Bindings = { Bindings: Sender };
const maxBody = 1024 * 1024;

/** A function from Request and sender to Response. */
export type App = Hono<Bindings>;

/** Turns a contract and its handlers into a web application: a function from Request to Response. */
export function serve<C extends Contract, Caller>(
  contract: C,
  handlers: Handlers<C, Caller>,
  options: ServeOptions<Caller>,
): App {
  const app = new Hono<Bindings>({ strict: false });
  app.use(protect({ https: options.https }));
  app.use(allowOrigins(options.origins, options.allowsOrigin));
  // The document of the calls; replies are compressed when they are made.
  app.use('/api/v1/openapi.json', compress());
  app.use(
    bodyLimit({
      maxSize: maxBody,
      // The rest of the body is not read, so the connection cannot be used again.
      onError: (c) =>
        c.json({ code: 'BODY_TOO_LARGE', message: 'at most 1 MB' }, 413, { Connection: 'close' }),
    }),
  );
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/ready', (c) => options.ready(c.req.raw));
  const document = documentOf(contract, options.about);
  app.get('/api/v1/openapi.json', (c) => c.body(document(), 200, { 'Content-Type': 'application/json' }));
  for (const [name, declared] of Object.entries(contract)) {
    const handler = handlers[name] as unknown as AnyHandler;
    if (declared.cachedWith !== undefined && !isCacheable(declared))
      throw new Error(`${name}: replies of such a call must not be cached`);
    app.on(declared.method, `/api/v1${declared.path}`, async (c) => {
      const sender = c.env ?? {};
      const caller = await authenticate(declared.access, c.req.raw, options.authenticate).catch(
        (error: unknown) => {
          options.limits?.count(undefined, sender, declared.costs);
          throw error;
        },
      );
      options.limits?.count(caller, sender, declared.costs);
      const request = await checkRequest(declared, c, caller);
      return logRefusal(
        async () => {
          await requireRights(declared.access, caller, options.rightsOf);
          return respond(c.req.raw, { name, declared, request, handler }, options);
        },
        { name, address: request.address, caller },
        options,
      );
    });
  }
  const isSecret = isSecretIn(contract);
  app.notFound((c) => c.json({ code: 'NOT_FOUND', message: 'there is no such call' }, 404));
  app.onError((error, c) => {
    const pattern = routePath(c, -1);
    const path = isSecret(pattern) ? undefined : new URL(c.req.url).pathname;
    const failure = createFailureLog(path, (text) => options.log(`${c.req.method} ${pattern}: ${text}`));
    const problem = asProblem(error, c.req, failure.log);
    const { code, message, link, regTextId, fields, status, retryAfter } = problem;
    return c.json({ code, message, link, regTextId, fields }, status, {
      'Cache-Control': 'no-store',
      ...waitOf(retryAfter),
      ...failure.headers(),
    });
  });
  return app;
}

/** When the same may be asked again. */
const waitOf = (seconds: number | undefined) =>
  seconds === undefined ? {} : { 'Retry-After': String(seconds) };

/** Whether a path of calls is that of one whose address is a secret. */
function isSecretIn(contract: Contract): (path: string) => boolean {
  const secret = Object.values(contract).filter(({ hasSecretAddress }) => hasSecretAddress);
  const paths = new Set(secret.map(({ path }) => `/api/v1${path}`));
  return (path) => paths.has(path);
}

/** The caller of a request; undefined if nobody is signed in and the endpoint allows that. */
async function authenticate<Caller>(
  access: Access,
  request: Request,
  callerOf: ServeOptions<Caller>['authenticate'],
): Promise<Caller | undefined> {
  const authorization = request.headers.get('authorization');
  if (access === 'public' || (access === 'optional' && authorization === null)) return undefined;
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const caller = token === undefined ? undefined : await callerOf(token, request);
  if (caller === undefined) throw new HttpProblem(401, 'UNAUTHORISED', 'sign in first');
  return caller;
}

async function checkRequest(declared: Endpoint, c: Context<Bindings>, caller: unknown): Promise<AnyRequest> {
  checkAddress(c.req.url);
  return {
    params: checkInput(declared.params, c.req.param(), 'params'),
    query: checkInput(declared.query, c.req.query(), 'query'),
    body: checkInput(declared.body, await readBody(declared, c.req), 'body'),
    content: await readContent(declared, c.req),
    caller,
    address: c.env?.address,
    origin: c.req.header('origin'),
    signal: () => c.req.raw.signal,
  } as AnyRequest;
}

/** Answers 403 for a missing right that the contract requires. It is called after the request was checked. */
async function requireRights<Caller>(
  access: Access,
  caller: Caller | undefined,
  rightsOf: ServeOptions<Caller>['rightsOf'],
): Promise<void> {
  if (typeof access === 'string' || caller === undefined) return;
  const missing = await missingRight(access, rightsOf(caller));
  if (missing !== undefined) throw new HttpProblem(403, 'FORBIDDEN', `only for ${missing}`);
}

/** Logs the 403 of a signed-in caller. Those of strangers are not logged, since they could fill the log. */
async function logRefusal<Caller>(
  work: () => Promise<Response>,
  { name, caller, address = 'somewhere' }: { name: string; caller: Caller | undefined } & Sender,
  { idOf, log }: Pick<ServeOptions<Caller>, 'idOf' | 'log'>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (caller !== undefined && error instanceof HttpProblem && error.status === 403)
      log(`refused: ${name}, ${error.code}, to ${idOf?.(caller) ?? 'somebody'} from ${address}`);
    throw error;
  }
}

type Answering = { name: string; declared: Endpoint; request: AnyRequest; handler: AnyHandler };

async function respond<Caller>(
  raw: Request,
  { name, declared, request, handler }: Answering,
  { cache, cachedReply }: Pick<ServeOptions<Caller>, 'cache' | 'cachedReply'>,
): Promise<Response> {
  const declaredReply = declared.reply;
  if ('bytes' in declaredReply)
    return bytesResponse((await handler(request)) as FileReply, declaredReply.bytes, raw);
  if ('stream' in declaredReply)
    return streamResponse((await handler(request)) as ReadableStream<Uint8Array>, declaredReply);
  const isStored = cache === undefined || (cachedReply !== undefined && declared.cachedWith !== undefined);
  const make = async () => {
    const given = await handler(request);
    if (given instanceof WrittenList && given.reply === declaredReply)
      return { ...writtenReply(given.bytes(), { isStored }), status: 200 as const, isFinal: true };
    const reply = checkReply(name, declaredReply, given);
    return {
      ...jsonReply(reply, { isStored }),
      status: statusOf(declared, reply),
      isFinal: isComplete(reply),
    };
  };
  const mayBrowserCache = declared.method === 'GET' && declared.cache !== 'no-store' && cache === undefined;
  const cacheControl = mayBrowserCache ? 'private, no-cache' : 'no-store';
  if (cachedReply === undefined || declared.cachedWith === undefined) {
    const { status, ...reply } = await make();
    return jsonResponse(reply, { status, cacheControl }, raw);
  }
  const { params, query } = request;
  const reply: JsonReply = await cachedReply(
    {
      name,
      cachedWith: declared.cachedWith,
      params,
      query,
      caller: request.caller as Caller,
      takesPacked: takesPacked(raw),
    },
    make,
  );
  return jsonResponse(reply, { status: 200, cacheControl }, raw);
}

/** Neither caches nor proxies may hold back what comes. */
const streamResponse = (body: ReadableStream<Uint8Array>, { stream }: StreamReply) =>
  new Response(body, {
    headers: { 'Content-Type': stream, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });

/** Whether a reply is all that there is to say, and not what is known so far. */
const isComplete = (reply: unknown) =>
  !(typeof reply === 'object' && reply !== null && 'complete' in reply && reply.complete === false);

/** The contract's other status for replies with certain fields, else 200. */
function statusOf({ statuses }: Endpoint, reply: unknown): 200 | 202 {
  const fields = Object.entries(statuses[202]?.when ?? {});
  const given = reply as Readonly<Record<string, unknown>>;
  return fields.length > 0 && fields.every(([name, value]) => given[name] === value) ? 202 : 200;
}

function checkReply(name: string, schema: v.GenericSchema, reply: unknown): unknown {
  const result = v.safeParse(schema, reply);
  if (result.success) return result.output;
  throw new Error(`${name}: reply breaks the contract at ${v.getDotPath(result.issues[0]) ?? 'its root'}`);
}

/** Whether work failed because its caller hung up: while the body came, or while the reply was made. */
function isHungUp(error: Error, request: Request): boolean {
  const isAbort = error.name === 'AbortError' || (error as NodeJS.ErrnoException).code === 'ECONNRESET';
  return isAbort && request.signal.aborted;
}

function asProblem(error: Error, request: HonoRequest, log: (message: string) => void): HttpProblem {
  if (error instanceof HttpProblem) return error;
  // Nobody gets the reply, and nothing failed here.
  if (isHungUp(error, request.raw))
    return new HttpProblem(400, 'REQUEST_ABORTED', 'the request did not come to its end');
  log(error.stack ?? error.message);
  return new HttpProblem(500, 'INTERNAL_ERROR', 'the server failed; it has been logged');
}
