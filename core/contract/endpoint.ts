import type * as v from 'valibot';

type Schema = v.GenericSchema;
type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** A reply of bytes (PDF, files): the client answers a Blob instead of parsed JSON. */
export type BytesReply = { bytes: string };
export const bytes = (contentType: string): BytesReply => ({ bytes: contentType });

export type Endpoint<
  P extends ObjectSchema = ObjectSchema,
  Q extends ObjectSchema = ObjectSchema,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema | BytesReply = Schema | BytesReply,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api/v1 with `:name` for parameters, spelled as the specification's section 7. */
  path: string;
  /**
   * Who may call: anybody, or a signed-in user of an organisation that the server knows; optional: anybody,
   * and it makes a difference whether somebody is signed in.
   */
  access: 'public' | 'optional' | 'user';
  params: P;
  query: Q;
  body: B;
  reply: R;
  /** What it is asked is private: neither question nor answer stays in a browser's cache. */
  unkept: boolean;
};

type Options = {
  access?: Endpoint['access'];
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Schema;
  reply: Schema | BytesReply;
  unkept?: boolean;
};

type Part<O, K extends keyof Options, Fallback> = O extends { [key in K]: infer S } ? S : Fallback;
type Nothing = v.GenericSchema<Record<never, never>, Record<never, never>>;

/** Declares one call of a server once; client, server and the OpenAPI document derive from it. */
export function endpoint<const O extends Options>(method: Endpoint['method'], path: string, options: O) {
  return {
    method,
    path,
    access: options.access ?? 'user',
    params: options.params,
    query: options.query,
    body: options.body,
    reply: options.reply,
    unkept: options.unkept ?? false,
  } as unknown as Endpoint<
    Part<O, 'params', Nothing>,
    Part<O, 'query', Nothing>,
    O extends { body: infer B extends Schema } ? B : undefined,
    O['reply']
  >;
}

export type Contract = Record<string, Endpoint>;
