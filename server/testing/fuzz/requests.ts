import fc from 'fast-check';
import { fromSchema, type Known } from './from-schema.ts';
import { hostileBody, hostileFor, hostileJson, rawNumbers } from './hostile-values.ts';
import type { Operation, Schema } from './operations.ts';

/**
 * Who sends a request: users who were signed in, the server of their organisation, nobody, or somebody with a token that
 * nobody signed.
 */
export type Sender = 'administrator' | 'reader' | 'organisation' | 'nobody' | 'forger';

/** A request as it goes over the wire; printed, it can be sent again. */
export type FuzzRequest = {
  sender: Sender;
  method: string;
  /** Path and query, encoded. */
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  /** Whether each sign of the body is a byte, so that it need not be UTF-8. */
  isBinary: boolean;
  network: string;
};

/** Percent-encodes UTF-8, halves of surrogate pairs too, which no browser sends. */
function encoded(text: string): string {
  return [...text]
    .map((sign) => {
      if (sign.isWellFormed()) return encodeURIComponent(sign);
      const code = sign.charCodeAt(0);
      const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
      return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
    })
    .join('');
}

const written = (given: unknown) =>
  encoded(typeof given === 'object' ? JSON.stringify(given) : String(given));

const rawQueries = fc.constantFrom(
  '%',
  'a=%ff',
  'language=%C3%28',
  '__proto__=1',
  'constructor=1',
  'a[]=1&a[]=2',
  '&&&=',
  '+',
  'language=DE&language=FR',
  'query=%00',
  'versionDate=0000-01-01',
);

/** Which of so many values are hostile: mostly one, so that the rest of the request is right. */
function chosen(count: number): fc.Arbitrary<ReadonlySet<number>> {
  if (count === 0) return fc.constant(new Set());
  const one = fc.nat(count - 1);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(new Set<number>()) },
    { weight: 6, arbitrary: one.map((at) => new Set([at])) },
    { weight: 1, arbitrary: fc.array(one, { minLength: 2, maxLength: 4 }).map((all) => new Set(all)) },
  );
}

/** Steps that lead to another address: `Request` takes them out of a path, as browsers do. */
const leadsElsewhere = /^\.{1,2}$/;

function addresses({ path, parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const right = fc.tuple(...parameters.map(({ name, schema }) => fromSchema(schema, name, known)));
  const hostile = fc.tuple(...parameters.map(({ name, schema }) => hostileFor(schema, name)));
  const absent = fc.tuple(
    ...parameters.map(({ required }) => fc.nat(99).map((chance) => chance < (required ? 1 : 50))),
  );
  const more = fc.oneof({ weight: 12, arbitrary: fc.constant('') }, { weight: 1, arbitrary: rawQueries });
  return fc
    .tuple(right, hostile, absent, chosen(parameters.length), more)
    .map(([values, others, isAbsent, isHostile, raw]) => {
      const given = parameters.map((one, at) => ({
        ...one,
        text: written(isHostile.has(at) ? others[at] : values[at]),
        isSent: one.in === 'path' || isHostile.has(at) || !isAbsent[at],
      }));
      const steps = given.filter((one) => one.in === 'path');
      const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
        (steps.find((one) => one.name === name)?.text ?? '').replace(leadsElsewhere, '...'),
      );
      const pairs = given.filter((one) => one.in === 'query' && one.isSent);
      const query = [...pairs.map(({ name, text }) => `${name}=${text}`), raw].filter((one) => one !== '');
      return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
    });
}

type Body = Pick<FuzzRequest, 'body' | 'isBinary'>;

function bodies({ method, body }: Operation, known: Known): fc.Arbitrary<Body> {
  if (method === 'GET') return fc.constant({ body: undefined, isBinary: false });
  const text = (one: string | undefined): Body => ({ body: one, isBinary: false });
  const json = (one: unknown) => text(rawNumbers(JSON.stringify(one) ?? 'null'));
  const right = body === undefined ? fc.constant(text(undefined)) : fromSchema(body, '', known).map(json);
  const mutated = body === undefined ? right : withHostileFields(body, known).map(json);
  return fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 6, arbitrary: mutated },
    { weight: 1, arbitrary: hostileJson.map(json) },
    { weight: 1, arbitrary: hostileBody.map(text) },
    { weight: 1, arbitrary: fc.tuple(right, fc.nat()).map(([one, at]) => cutOff(one, at)) },
    { weight: 1, arbitrary: right.map(inLatin1) },
  );
}

/** An object with some of its fields replaced, or with fields that it has not. */
function withHostileFields(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const own = fields.map(([name, one]) => {
    const inner = one.type === 'object' ? withHostileFields(one, known) : hostileFor(one, name);
    return fc.tuple(
      fc.constant(name),
      fc.oneof({ weight: 3, arbitrary: inner }, { weight: 1, arbitrary: hostileJson }),
    );
  });
  const foreign = fc.tuple(fc.constantFrom('__proto__', 'constructor', 'toString', 'surplus'), hostileJson);
  const change = fc.oneof(...own.map((arbitrary) => ({ weight: 3, arbitrary })), {
    weight: 1,
    arbitrary: foreign,
  });
  const changes = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(change) },
    { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 4 }) },
  );
  return fc.tuple(fromSchema(schema, '', known), changes).map(([base, all]) => {
    if (Array.isArray(base)) return [...base, ...all.map(([, one]) => one)];
    // Definitions, since an assignment would change the prototype.
    return Object.defineProperties({ ...(base as object) }, asProperties(all));
  });
}

const asProperties = (all: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(
    all.map(([name, one]) => [
      `${name}`,
      { value: one, enumerable: true, configurable: true, writable: true },
    ]),
  );

const cutOff = ({ body = '' }: Body, at: number): Body => ({
  body: body.slice(0, body.length === 0 ? 0 : at % body.length),
  isBinary: false,
});

/** JSON with bytes that are no UTF-8. */
const inLatin1 = ({ body = '""' }: Body): Body => ({
  body: body.replace(/"(?=[,}\]]|$)/, '\xff\xc3"').replace(/[^\0-\xff]/g, '\xe9'),
  isBinary: true,
});

const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
});

const optionalHeaders = fc.record(
  {
    origin: fc.oneof(fc.constantFrom('http://portal.test', 'null', 'https://evil.example', ''), headerText),
    'accept-encoding': fc.oneof(
      fc.constantFrom('gzip', 'br;q=0.5, *;q=0', 'gzip;q=x', 'identity;q=0'),
      headerText,
    ),
    'accept-language': headerText,
    'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"x"', '"'), headerText),
    range: fc.oneof(
      fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-1,3-4', `bytes=${'9'.repeat(30)}-`, 'x'),
      headerText,
    ),
    'if-range': headerText,
    'content-encoding': fc.constantFrom('gzip', 'x'),
    'x-forwarded-for': fc.oneof(fc.constantFrom('1.2.3.4, ::1', ',', 'x'.repeat(1000)), headerText),
    'user-agent': headerText,
    'x-regesta-samples': headerText,
  },
  { requiredKeys: [] },
);
const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'x',
      '',
    ),
  },
);

/** Requests to a call: most are right but for one thing, so that they get far. */
export function requestsTo(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      sender: fc.oneof(
        { weight: 7, arbitrary: fc.constant<Sender>('administrator') },
        { weight: 3, arbitrary: fc.constant<Sender>('reader') },
        { weight: 1, arbitrary: fc.constant<Sender>('organisation') },
        { weight: 1, arbitrary: fc.constant<Sender>('nobody') },
        { weight: 1, arbitrary: fc.constant<Sender>('forger') },
      ),
      address: addresses(operation, known),
      headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: optionalHeaders }),
      contentType: contentTypes,
      body: bodies(operation, known),
      network: fc.oneof(fc.ipV4(), fc.ipV6()),
    })
    .map(({ sender, address, headers, contentType, body, network }) => ({
      sender,
      method: operation.method,
      address,
      headers: { 'content-type': contentType, ...headers },
      ...body,
      network,
    }));
}
