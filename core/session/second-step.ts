import type { App } from '../app.ts';
import type { User } from '../contract/domain/user.ts';
import { ApiError, type Away, awayOf } from '../http/api-error.ts';
import { startSession } from './start-session.ts';

type Parts = Pick<App, 'session' | 'storage' | 'now' | 'domain' | 'notices'>;

/** The second step of a sign-in: a code of the authenticator, or a recovery code. */
export async function enterCode(app: Parts, challenge: string, code: string): Promise<User> {
  const entered = await app.domain.enterSecondFactor({ body: { challenge, code } });
  await startSession(app, entered);
  return entered.user;
}

/** The errors of a code or of the call that it came with; each is the key of its text. */
export type CodeProblem = {
  key: 'wrong' | 'used' | 'wait' | 'expired' | 'unreadable' | 'unavailable' | 'failed';
  away?: Away;
  /** How long to wait. */
  seconds?: number;
};

const keys: Readonly<Record<string, CodeProblem['key']>> = {
  SECOND_FACTOR_WRONG: 'wrong',
  SECOND_FACTOR_USED: 'used',
  SECOND_FACTOR_NEEDED: 'wrong',
  TOO_MANY_ATTEMPTS: 'wait',
  CHALLENGE_EXPIRED: 'expired',
  NO_ENROLMENT: 'expired',
  SECOND_FACTOR_UNREADABLE: 'unreadable',
};

export function codeProblem(error: unknown): CodeProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'unavailable', away };
  if (Object.hasOwn(keys, error.code)) {
    const seconds = error.retryAfter;
    return { key: keys[error.code] ?? 'failed', ...(seconds !== undefined && { seconds }) };
  }
  return { key: error.kind === 'malformed' || error.status >= 500 ? 'unavailable' : 'failed' };
}

/** Whether a problem is one of what was typed, so that it is told at the field. */
export const isOfCode = ({ key }: CodeProblem) => key === 'wrong' || key === 'used' || key === 'wait';
