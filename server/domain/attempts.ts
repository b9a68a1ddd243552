import { createHash } from 'node:crypto';
import { networkOf } from '../http/client-network.ts';
import { HttpProblem } from '../http/problem.ts';
import {
  type Counter,
  count,
  endOfWait,
  endWaitOf,
  forget,
  isUntold,
  type Limit,
  takeBack,
} from './attempt-counters.ts';
import { record } from './audit.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];
type Attempt = {
  /** confirm: the password of somebody who is signed in. */
  what: 'signIn' | 'confirm' | 'application';
  /** E-mail address of a user, or ID of an application, as it was given. */
  account: string;
  address?: string | undefined;
  /** The device, if this user has signed in with it before (devices.ts). */
  device?: string | undefined;
};

/**
 * No wait is longer than a quarter of an hour, and nobody waits for what strangers do: a known device is counted alone,
 * and a link by mail waits for nothing. Networks have a higher limit, since many people of one company may share one.
 */
const limits = {
  signIn: {
    device: { after: 5, seconds: 5, longest: 300 },
    account: { after: 5, seconds: 15, longest: 900 },
    address: { after: 30, seconds: 5, longest: 300 },
  },
  // Only who has the session of a user can count against it.
  confirm: { account: { after: 5, seconds: 15, longest: 900 } },
  // Right credentials are never counted: an application waits for its own mistakes only (exchange-session.ts).
  application: {
    account: { after: 10, seconds: 10, longest: 600 },
    address: { after: 30, seconds: 30, longest: 3600 },
  },
} as const satisfies Record<Attempt['what'], { account: Limit; address?: Limit; device?: Limit }>;

/**
 * Counts an attempt before it is made, so that simultaneous attempts cannot exceed the limit; throws 403 while
 * attempts have to wait. It does not look at accounts: unknown ones are counted like any other.
 */
export async function countAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const admitted: Counter[] = [];
  for (const counter of countersOf(attempt)) {
    if (await count(db, counter, now)) admitted.push(counter);
    else {
      await takeBack(db, admitted);
      await logWait(db, counter, attempt, now);
      // Programs expect 429; the specification has 403 for people.
      const status = attempt.what === 'application' ? 429 : 403;
      const wait = { until: await endOfWait(db, counter, now), now };
      throw new HttpProblem(status, 'TOO_MANY_ATTEMPTS', 'too many failed attempts; try again later', wait);
    }
  }
}

/** After a successful attempt: resets the counter of the device or account, and lowers that of the network by one. */
export async function forgetAttempt(db: Db, attempt: Attempt): Promise<void> {
  const [own, ...networks] = countersOf(attempt);
  if (own !== undefined) await forget(db, [own]);
  await takeBack(db, networks);
}

/** Lowers the counters for an attempt that was counted but not made. */
export async function uncountAttempt(db: Db, attempt: Attempt): Promise<void> {
  await takeBack(db, countersOf(attempt));
}

/** The mails that anybody can have sent to an address, and the minutes for which the link in them lasts. */
type RequestedMail = { purpose: 'login' | 'passwordReset'; minutes: number };

/**
 * Whether a link is to be mailed that somebody asked for: not again within a pause that begins with a minute, doubles
 * and ends at the latest when the last link does. So nobody's mailbox is filled, and nobody is without a link.
 */
export function admitMail(
  db: Db,
  email: string,
  { purpose, minutes }: RequestedMail,
  now: Date,
): Promise<boolean> {
  return count(db, mailCounter(email, purpose, minutes * 60), now);
}

/** Ends the pause that the mail admitted at `admittedAt` has begun, since it was not sent; not that of a later one. */
export async function uncountMail(
  db: Db,
  email: string,
  purpose: RequestedMail['purpose'],
  admittedAt: Date,
): Promise<void> {
  await endWaitOf(db, mailCounter(email, purpose, 0), admittedAt);
}

/** After a link was used: its owner was identified, so that nothing waits which strangers did. */
export async function forgetAccount(db: Db, email: string): Promise<void> {
  const [account] = countersOf({ what: 'signIn', account: email });
  await forget(db, [
    ...(account ? [account] : []),
    mailCounter(email, 'login', 0),
    mailCounter(email, 'passwordReset', 0),
  ]);
}

/** What the audit log calls a wait. */
const refusedAction = {
  signIn: 'SIGN_IN_REFUSED',
  confirm: 'SIGN_IN_REFUSED',
  application: 'SESSION_REFUSED',
} as const;

/** Writes a wait to the audit log, once per wait, so that further attempts do not fill the log. */
async function logWait(
  db: Db,
  counter: Counter,
  { what, account, address }: Attempt,
  now: Date,
): Promise<void> {
  if (!(await isUntold(db, counter))) return;
  const entry = { actor: undefined, subject: account.toLowerCase(), address };
  await record(db, { ...entry, action: refusedAction[what], detail: { reason: 'tooManyAttempts' } }, now);
}

/** The counters of an attempt, that of the device or account first. */
function countersOf({ what, account, address, device }: Attempt): Counter[] {
  const limit: { account: Limit; address?: Limit; device?: Limit } = limits[what];
  if (device !== undefined && limit.device) return [{ key: `${what} device ${device}`, limit: limit.device }];
  const ofAccount = { key: `${what} account ${hashOf(account)}`, limit: limit.account };
  if (address === undefined || limit.address === undefined) return [ofAccount];
  return [ofAccount, { key: `${what} address ${networkOf(address)}`, limit: limit.address }];
}

function mailCounter(email: string, purpose: RequestedMail['purpose'], longest: number): Counter {
  return { key: `mail ${purpose} ${hashOf(email)}`, limit: { after: 1, seconds: 60, longest } };
}

function hashOf(account: string): string {
  return createHash('sha256').update(account.toLowerCase()).digest('hex');
}
