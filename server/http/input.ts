import * as v from 'valibot';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { HttpProblem } from './problem.ts';

type Place = 'params' | 'query' | 'body';

/** Checks one part of a request; the message names the first invalid field. */
export function checkInput(schema: v.GenericSchema | undefined, value: unknown, place: Place): unknown {
  if (schema === undefined) return place === 'body' ? undefined : {};
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? place;
  throw new HttpProblem(400, 'INVALID_REQUEST', `${field}: ${issue.message}`);
}

/** Refuses an address whose percent-encoding is no UTF-8, which would be read as it stands. */
export function checkAddress(address: string): void {
  try {
    decodeURIComponent(address);
  } catch {
    throw new HttpProblem(400, 'INVALID_REQUEST', 'address: must be UTF-8, percent-encoded');
  }
}

/** The bytes of a request that is bytes as they are. */
export async function readContent(
  { content }: Endpoint,
  request: { arrayBuffer(): Promise<ArrayBuffer> },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (content === undefined) return undefined;
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > content) throw new HttpProblem(413, 'BODY_TOO_LARGE', `at most ${content} bytes`);
  return bytes;
}

/** The JSON body of a request that declares one. Bytes that are no UTF-8 are refused, where `text()` would replace them. */
export async function readBody(
  declared: Endpoint,
  request: { arrayBuffer(): Promise<ArrayBuffer> },
): Promise<unknown> {
  if (declared.body === undefined) return undefined;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0 && v.is(declared.body, undefined)) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new HttpProblem(400, 'INVALID_REQUEST', 'body: must be JSON');
  }
}
