import { setTimeout } from 'node:timers/promises';
import type { Operation } from './operations.ts';
import type { FuzzRequest } from './requests.ts';

/** A request is answered within this time, or it hangs. */
const patience = 30_000;

/** What is wrong with the answer to a request; undefined where nothing is. */
export async function faultOf(
  operation: Operation,
  sent: Promise<Response>,
): Promise<{ status: number; fault: string | undefined }> {
  const reply = await inTime(sent);
  if (reply === undefined) return { status: 0, fault: `no answer within ${patience / 1000} s` };
  const bytes = await inTime(reply.arrayBuffer());
  if (bytes === undefined) return { status: reply.status, fault: 'the answer does not end' };
  return { status: reply.status, fault: faultOfReply(operation, reply, bytes) };
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const ended = new AbortController();
  const timeout = setTimeout(patience, undefined, { signal: ended.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    ended.abort();
  }
}

function faultOfReply({ responses }: Operation, reply: Response, bytes: ArrayBuffer): string | undefined {
  const { status, headers } = reply;
  const text = () => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (status >= 500) return `${status} ${text()}`;
  if (status === 304) return undefined;
  const described = responses[String(status)] ?? (status < 300 ? responses['200'] : responses.default);
  if (described === undefined) return `${status} is not described`;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const types = Object.keys(described.content ?? {});
  if (!types.includes(type)) return `${status} is ${type}, described as ${types.join(', ')}`;
  if (type !== 'application/json' || headers.get('content-encoding') !== null) return undefined;
  const body = JSON.parse(text()) as { code?: unknown; message?: unknown };
  if (status < 400) return undefined;
  const isProblem = typeof body.code === 'string' && typeof body.message === 'string';
  return isProblem ? undefined : `${status} says neither code nor message`;
}

/** A request in short, to send it again. */
export const described = ({ body, ...request }: FuzzRequest): string =>
  JSON.stringify({
    ...request,
    body: body === undefined || body.length < 2000 ? body : `${body.slice(0, 200)}… ${body.length}`,
  });
