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

/** The JSON body of a request that declares one. */
export async function readBody(declared: Endpoint, request: { text(): Promise<string> }): Promise<unknown> {
  if (declared.body === undefined) return undefined;
  const text = await request.text();
  if (text === '' && v.is(declared.body, undefined)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpProblem(400, 'INVALID_REQUEST', 'body: must be JSON');
  }
}
