import type * as v from 'valibot';
import type { Capability, Plan, Role } from './domain/user.ts';

type Schema = v.GenericSchema;
type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** A reply of bytes (PDF, files): the client returns a Blob instead of parsed JSON. */
export type BytesReply = { bytes: string };
export const bytes = (contentType: string): BytesReply => ({ bytes: contentType });

/** A reply that does not end by itself: the client returns the stream of its bytes. */
export type StreamReply = { stream: string };
export const stream = (contentType: string): StreamReply => ({ stream: contentType });
type AnyReply = Schema | BytesReply | StreamReply;

/**
 * What a signed-in user needs for a call: every listed kind of right must be fulfilled, by one entry of its
 * list.
 */
export type Rights = {
  /** A refusal names the first one. */
  roles?: readonly [Role, ...Role[]];
  /** Service plans of the user's organisation. */
  plans?: readonly [Plan, ...Plan[]];
  capability?: Capability;
  /** Only with a session of the portal, not with one that an application has for its pages. */
  session?: 'portal';
};

/**
 * Who may call: anybody (`public`); anybody, with a different reply for users who are signed in (`optional`);
 * every signed-in user of an organisation that the server knows (`user`); or users with these rights.
 */
export type Access = 'public' | 'optional' | 'user' | Rights;

/** Of calls that answer with regulations, or with what is said about them: reading, searching, comparing. */
export const forReaders = { roles: ['READER'] } as const satisfies Rights;

/** The part of an endpoint that both sides need. Clients load only this; the types describe the requests. */
export type Call<Path extends string = string, A extends Access = Access, R = AnyReply> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api/v1 with `:name` for parameters, spelled as the specification's section 7. */
  path: Path;
  access: A;
  reply: R;
};
export type Calls = Record<string, Call>;

/** Declares the part of an endpoint that both sides need. By default every signed-in user may call it. */
export function call<const Path extends string, const R extends AnyReply, const A extends Access = 'user'>(
  method: Call['method'],
  path: Path,
  { access, reply }: { access?: A; reply: R },
): Call<Path, A, R> {
  return { method, path, access: access ?? ('user' as A), reply };
}

/** Statuses, besides 200 and those of refusals, that a client must expect. */
export type Statuses = {
  /** Accepted, but not completed yet: replies with these field values get this status instead of 200. */
  202?: { description: string; when: Readonly<Record<string, unknown>> };
  /** Too many of these calls: the header `Retry-After` says after how many seconds the next one is admitted. */
  429?: { description: string };
  /** Another server, on which the call depends, has failed or refused. */
  502?: { description: string };
  /** The reply depends on the service plan, which the main server does not say now (`PLAN_UNKNOWN`). */
  503?: { description: string };
};

/** Calls that cost much have limits of their own beside the limit of all calls. */
export type Costs = 'searches' | 'computations';

/**
 * What replies may follow from: the stored regulations; they and the citations that were read in them; they and what the
 * search has learnt from them.
 */
export type CachedWith = 'collection' | 'citations' | 'search';

/** The part of an endpoint that only servers need: the rules for a request, and how it is answered. */
type Details = {
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Schema;
  /** The request is bytes as they are instead, at most so many. */
  content?: number;
  statuses?: Statuses;
  /** Request and reply are private: browsers must not cache them. */
  cache?: 'no-store';
  /** Whoever has the address is let in by it: no log has it. */
  hasSecretAddress?: true;
  /**
   * The reply follows from the request, from who sees what, from the day and from this, so the server may cache it until
   * that changes; a reply that says that it is not `complete` is not cached, or of a search for seconds only.
   */
  cachedWith?: CachedWith;
  /** The reply is a long list that the server keeps written, element by element, and writes anew only what has changed. */
  written?: true;
  /** What a call costs more than others: it searches, or it computes a long reply. */
  costs?: Costs;
};

export type Endpoint<
  P extends ObjectSchema = ObjectSchema,
  Q extends ObjectSchema = ObjectSchema,
  B extends Schema | undefined = Schema | undefined,
  R extends AnyReply = AnyReply,
  A extends Access = Access,
> = Call<string, A, R> & {
  params: P;
  query: Q;
  body: B;
  content: Details['content'];
  statuses: Statuses;
  cache: Details['cache'];
  hasSecretAddress: Details['hasSecretAddress'];
  costs: Details['costs'];
  cachedWith: Details['cachedWith'];
  written: Details['written'];
};

/** Every endpoint of a server. */
export type Contract = Record<string, Endpoint>;
/** The part of a contract that clients load. */
export type CallsOf<C extends Contract> = { [K in keyof C]: Call<string, C[K]['access'], C[K]['reply']> };

/** The names of a path's parameters. */
type ParamsIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type WithParams<Name extends string> = {
  params: v.GenericSchema<Record<Name, unknown>, Record<Name, unknown>>;
};
type DetailsOf<Path> = [ParamsIn<Path>] extends [never]
  ? Details & { params?: never }
  : Details & WithParams<ParamsIn<Path>>;
type NeedsParams<C extends Calls> = {
  [K in keyof C]: [ParamsIn<C[K]['path']>] extends [never] ? never : K;
}[keyof C];
/** Calls with parameters in their path must have details; for others they are optional. */
type DetailsFor<C extends Calls> = { [K in NeedsParams<C>]: DetailsOf<C[K]['path']> } & {
  [K in Exclude<keyof C, NeedsParams<C>>]?: DetailsOf<C[K]['path']>;
};
/** Makes unknown names of calls and details a compile error. */
type Exactly<C extends Calls, D> = {
  [K in keyof D]: K extends keyof C ? D[K] & Record<Exclude<keyof D[K], keyof Details>, never> : never;
};

type Part<O, K extends 'params' | 'query'> = O extends { [key in K]: infer S extends ObjectSchema }
  ? S
  : Nothing;
type Nothing = v.GenericSchema<Record<never, never>, Record<never, never>>;
type EndpointsOf<C extends Calls, D> = {
  [K in keyof C]: K extends keyof D
    ? Endpoint<
        Part<D[K], 'params'>,
        Part<D[K], 'query'>,
        D[K] extends { body: infer B extends Schema } ? B : undefined,
        C[K]['reply'],
        C[K]['access']
      > & {
        content: D[K] extends { content: number } ? number : undefined;
        written: D[K] extends { written: true } ? true : undefined;
      }
    : Endpoint<Nothing, Nothing, undefined, C[K]['reply'], C[K]['access']> & {
        content: undefined;
        written: undefined;
      };
};

/**
 * Completes calls to endpoints. Servers, the types of the client and the OpenAPI document are derived from
 * them.
 */
export function endpoints<const C extends Calls, const D extends DetailsFor<C>>(
  calls: C,
  details: D & Exactly<C, D>,
): EndpointsOf<C, D> {
  const given: Readonly<Record<string, Details>> = details;
  return Object.fromEntries(
    Object.entries(calls).map(([name, declared]) => [name, { ...declared, statuses: {}, ...given[name] }]),
  ) as unknown as EndpointsOf<C, D>;
}
