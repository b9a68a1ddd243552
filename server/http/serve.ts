import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import * as v from 'valibot';
import type { Contract, Endpoint } from '#core/contract/endpoint.ts';
import { bytesResponse, type FileReply } from './bytes.ts';
import type { Sender } from './client-address.ts';
import { allowOrigins, protect } from './headers.ts';
import { checkInput, readBody } from './input.ts';
import { type ApiTitle, openApi } from './openapi.ts';
import { HttpProblem } from './problem.ts';

type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What a handler is given, checked; `caller` is undefined where nobody needs to be signed in. */
export type Call<E extends Endpoint, Caller> = {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  caller: Caller | undefined;
  /** Of the page that calls, where a browser says so. */
  origin?: string | undefined;
  /** Aborted when the caller hangs up. A function, because the signal of a request is costly to make. */
  signal?: (() => AbortSignal) | undefined;
} & Sender;
type Reply<E extends Endpoint> = E['reply'] extends v.GenericSchema ? v.InferInput<E['reply']> : FileReply;
type Handler<E extends Endpoint, Caller> = (call: Call<E, Caller>) => Promise<Reply<E>> | Reply<E>;

/** One handler for every endpoint of a contract: a missing one does not compile. */
export type Handlers<C extends Contract, Caller> = { [K in keyof C]: Handler<C[K], Caller> };

export type ServeOptions<Caller> = {
  about: ApiTitle;
  /** Who sends this bearer token; undefined answers 401. */
  identify: (token: string) => Promise<Caller | undefined>;
  /** An id of the caller for the log, which is not to say who it is. */
  idOf?: (caller: Caller) => string;
  origins: () => readonly string[];
  /** Whether an origin that is not among them may call all the same. */
  allowsToo?: (origin: string) => Promise<boolean>;
  https: boolean;
  /** Whether all that is told is about people: nothing of it stays in a browser's cache. */
  personal?: boolean;
  /** Where failures that are the server's own go. */
  log: (message: string) => void;
};

type AnyHandler = (call: Call<Endpoint, unknown>) => unknown;
const largestBody = 1024 * 1024;

/** A function from Request to Response that is told who sends. */
export type App = Hono<{ Bindings: Sender }>;

/** Turns a contract and its handlers into a web application: a function from Request to Response. */
export function serve<C extends Contract, Caller>(
  contract: C,
  handlers: Handlers<C, Caller>,
  options: ServeOptions<Caller>,
): App {
  const app = new Hono<{ Bindings: Sender }>({ strict: false });
  app.use(protect({ https: options.https }));
  app.use(allowOrigins(options.origins, options.allowsToo));
  app.use(compress({ contentTypeFilter: /^application\/json/ }));
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => c.json({ code: 'BODY_TOO_LARGE', message: 'at most 1 MB' }, 413),
    }),
  );
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  const document = JSON.stringify(openApi(contract, options.about));
  app.get('/api/v1/openapi.json', (c) => c.body(document, 200, { 'Content-Type': 'application/json' }));
  for (const [name, declared] of Object.entries(contract)) {
    const handler = handlers[name] as unknown as AnyHandler;
    app.on(declared.method, `/api/v1${declared.path}`, async (c) => {
      const isAnonymous =
        declared.access === 'public' ||
        (declared.access === 'optional' && c.req.header('authorization') === undefined);
      const caller = isAnonymous ? undefined : await identifyCaller(c.req.raw, options.identify);
      const call = {
        params: checkInput(declared.params, c.req.param(), 'params'),
        query: checkInput(declared.query, c.req.query(), 'query'),
        body: checkInput(declared.body, await readBody(declared, c.req), 'body'),
        caller,
        address: c.env?.address,
        origin: c.req.header('origin'),
        signal: () => c.req.raw.signal,
      } as Call<Endpoint, unknown>;
      const reply = await answer(() => handler(call), { ...options, name, call });
      if ('bytes' in declared.reply)
        return bytesResponse(reply as FileReply, declared.reply.bytes, c.req.raw);
      const isKept = declared.method === 'GET' && !declared.unkept && !options.personal;
      const caching = isKept ? 'private, no-cache' : 'no-store';
      return c.body(JSON.stringify(checkReply(name, declared.reply, reply)), statusOf(reply), {
        'Content-Type': 'application/json',
        'Cache-Control': caching,
      });
    });
  }
  app.notFound((c) => c.json({ code: 'NOT_FOUND', message: 'there is no such call' }, 404));
  app.onError((error, c) => {
    const { code, message, link, status } = asProblem(error, `${c.req.method} ${c.req.path}`, options.log);
    return c.json({ code, message, link }, status, { 'Cache-Control': 'no-store' });
  });
  return app;
}

/** Who is signed in and asks for what is not theirs is told to the log; strangers could fill it. */
async function answer<Caller>(
  work: () => unknown,
  {
    name,
    call: { caller, address = 'somewhere' },
    idOf,
    log,
  }: Pick<ServeOptions<Caller>, 'idOf' | 'log'> & { name: string; call: Call<Endpoint, unknown> },
): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (caller !== undefined && error instanceof HttpProblem && error.status === 403)
      log(`refused: ${name}, ${error.code}, to ${idOf?.(caller as Caller) ?? 'somebody'} from ${address}`);
    throw error;
  }
}

async function identifyCaller<Caller>(
  request: Request,
  identify: ServeOptions<Caller>['identify'],
): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const caller = token === undefined ? undefined : await identify(token);
  if (caller === undefined) throw new HttpProblem(401, 'UNAUTHORISED', 'sign in first');
  return caller;
}

/** What waits in the queue of mails was accepted and is not done. */
function statusOf(reply: unknown): 200 | 202 {
  return typeof reply === 'object' && reply !== null && 'mail' in reply && reply.mail === 'queued'
    ? 202
    : 200;
}

function checkReply(name: string, schema: v.GenericSchema, reply: unknown): unknown {
  const result = v.safeParse(schema, reply);
  if (result.success) return result.output;
  throw new Error(`${name}: reply breaks the contract at ${v.getDotPath(result.issues[0]) ?? 'its root'}`);
}

function asProblem(error: Error, where: string, log: (message: string) => void): HttpProblem {
  if (error instanceof HttpProblem) return error;
  log(`${where}: ${error.stack ?? error.message}`);
  return new HttpProblem(500, 'INTERNAL_ERROR', 'the server failed; it has been logged');
}
