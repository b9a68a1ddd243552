import type { AppPart, PartContext } from '../app-parts.ts';
import { isOrdinary } from '../async/ordinary.ts';
import { ApiError } from '../http/api-error.ts';

/** In milliseconds: how often at most a session is renewed while it is used. */
const renewalPause = 60_000;

export type IdleSession = {
  /** Renews the stored session with use and ends it without, until the returned function is called. */
  watch: () => () => void;
};

type Dependencies = Pick<PartContext, 'session' | 'storage' | 'domain' | 'notices' | 'now' | 'later'>;

/**
 * The time of a session that somebody began on a page of others: it ends after an hour without use. The server's
 * tokens do so by themselves; here the device forgets it and the page is told. Sessions of the portal have no such time.
 */
export function createIdleSession({
  session,
  storage,
  domain,
  notices,
  now,
  later,
}: Dependencies): IdleSession {
  let watchers = 0;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let stopTimer = () => {};
  let stopListening: (() => void)[] = [];
  const endsAt = () => Number(storage.read('ends-at'));

  async function renew() {
    if (!endsAt() || now() < renewedAt + renewalPause) return;
    renewedAt = now();
    const before = storage.read('token');
    try {
      const { token, expiresIn } = await domain.renewSession({});
      // Meanwhile the person may have signed out, or another tab may have renewed the session.
      if (storage.read('token') !== before) return;
      storage.write('ends-at', `${now() + expiresIn * 1000}`);
      storage.write('token', token);
    } catch (error) {
      // The session goes on until its time is over; a refusal of its token has ended it already.
      const isOver = error instanceof ApiError && error.kind === 'unauthorised';
      if (!isOver && !isOrdinary(error)) notices.report(error, 'renew the session');
    }
  }

  function wait() {
    stopTimer();
    const left = endsAt() - now();
    if (Number.isNaN(left) || !session.$session.get().signedIn) return;
    stopTimer = later(() => (endsAt() > now() ? wait() : session.handleUnauthorised()), Math.max(left, 0));
  }

  return {
    watch() {
      watchers += 1;
      if (watchers === 1)
        stopListening = [session.$uses.listen(() => void renew()), session.$session.subscribe(wait)];
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        stopTimer();
        for (const stop of stopListening) stop();
      };
    },
  };
}

export const idleSession: AppPart<IdleSession> = { create: createIdleSession };
