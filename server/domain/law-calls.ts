import * as v from 'valibot';
import type { Role } from '#core/contract/domain/user.ts';
import { type MainLinkOptions, statusesOfProxies } from './main-link.ts';
import type { Organisation } from './organisation.ts';
import { organisationToken } from './organisation-token.ts';

export type LawLinkOptions = MainLinkOptions & { log?: (message: string) => void };
export type LawRequest = {
  path: string;
  milliseconds: number;
  signal?: AbortSignal | undefined;
  /** Of what somebody reads no log tells. */
  isUntold?: true;
  /** The role that the call needs: READER without it. */
  role?: Role;
};
/**
 * Of one organisation alone: `late` where there is no reply in time, `refused` where the main server takes no more of its
 * requests now, or it can sign none.
 */
export type NoReply = 'late' | 'refused';
/** Undefined where nobody answers, or only a proxy. */
export type AskLaw = (
  organisation: Organisation,
  request: LawRequest,
) => Promise<{ status: number; body: unknown } | NoReply | undefined>;

/** Says why a call does not answer as it should, and that only once until it does or there is another reason. */
type Tell = (organisation: Organisation, path: string, reason: string | undefined) => void;

export function createTell(log: (message: string) => void): Tell {
  const said = new Map<string, string>();
  return ({ slug }, path, reason) => {
    const call = `${slug} ${path.replace(/\?since=.*/, '')}`;
    if (reason === undefined) said.delete(call);
    else if (said.get(call) !== reason) {
      said.set(call, reason);
      log(`law of ${slug}: the main server does not answer ${path}: ${reason}`);
    }
  };
}

/** Asks the main server, with a token that the organisation signs. */
export const createAskLaw =
  ({ mainUrl, now, fetch: send = fetch }: LawLinkOptions, tell: Tell): AskLaw =>
  async (organisation, { path, milliseconds, signal, isUntold, role = 'READER' }) => {
    // Whatever is wrong with the other server, what is known here stays, and is asked for again.
    const without = <Result>(result: Result, error: unknown): Result => {
      const reason = error instanceof Error ? error.message : String(error);
      if (!signal?.aborted && !isUntold) tell(organisation, path, reason);
      return result;
    };
    const signed = await organisationToken(organisation, [role], now).then(
      (token) => ({ token }),
      (error: unknown) => ({ error }),
    );
    if ('error' in signed) return without('refused', signed.error);
    const limit = AbortSignal.timeout(milliseconds);
    try {
      const reply = await send(`${mainUrl}/api/v1${path}`, {
        headers: { authorization: `Bearer ${signed.token}` },
        redirect: 'error',
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      });
      const { status } = reply;
      if (status === 429 || statusesOfProxies.includes(status))
        return without(status === 429 ? 'refused' : undefined, `status ${status}`);
      return { status, body: await bodyOf(reply) };
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      return without(isTimeout ? 'late' : undefined, error);
    }
  };

/** What is no JSON is no reply of a call; a reply that ends in the middle is an answer of nobody. */
const bodyOf = (reply: Response): Promise<unknown> =>
  reply.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });

export const parsed = <Schema extends v.GenericSchema>(schema: Schema, body: unknown) => {
  const result = v.safeParse(schema, body);
  return result.success ? result.output : undefined;
};

/** A reply of a call, `missing` for 404, `unreadable` for all else that a main server answers, which is told. */
export const createReadLaw =
  (ask: AskLaw, tell: Tell) =>
  async <Schema extends v.GenericSchema>(organisation: Organisation, request: LawRequest, schema: Schema) => {
    const reply = await ask(organisation, request);
    if (typeof reply !== 'object') return reply;
    const read = reply.status === 200 ? parsed(schema, reply.body) : undefined;
    const isMissing = reply.status === 404;
    const reason = reply.status === 200 ? 'its reply is not of this call' : `status ${reply.status}`;
    if (!request.isUntold)
      tell(organisation, request.path, read !== undefined || isMissing ? undefined : reason);
    return isMissing ? 'missing' : (read ?? 'unreadable');
  };
