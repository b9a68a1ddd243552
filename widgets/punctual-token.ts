import { ApiError, localFailure } from '#core/http/api-error.ts';
import type { HostToken } from '#core/session/session.ts';

/** Milliseconds that a call waits for a token of the page. */
const patience = 10_000;

const punctual = new WeakMap<HostToken, HostToken>();

/**
 * The token function of a page with an end: one that never answers, or throws, is a failure like others, with a code of
 * its own. The same for the same function, since elements with the same function share a session.
 */
export function punctualToken(token: HostToken): HostToken {
  const own =
    punctual.get(token) ??
    (async () => {
      const { promise, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(
        reject,
        patience,
        localFailure('TOKEN_TIMEOUT', 'the token of the page does not come'),
      );
      try {
        return await Promise.race([token(), promise]);
      } catch (error) {
        throw error instanceof ApiError ? error : localFailure('TOKEN_FAILED', error);
      } finally {
        clearTimeout(timer);
      }
    });
  punctual.set(token, own);
  return own;
}
