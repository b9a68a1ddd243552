import { HttpProblem } from '../http/problem.ts';
import { countAttempt, forgetAttempt } from './attempts.ts';
import { record } from './audit.ts';
import type { DomainCaller } from './authentication.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Organisation } from './organisation.ts';
import { checkPassword } from './passwords.ts';

/** Asks for the password of the caller, since an open session alone does not suffice for what changes the sign-in. */
export async function confirmPassword(
  { db }: Pick<Organisation, 'db'>,
  { caller: { account }, address }: { caller: DomainCaller; address?: string | undefined },
  password: string,
  { now, checks }: { now: () => Date; checks: ConcurrencyLimit },
): Promise<void> {
  const attempt = { what: 'confirm', account: account.email, address } as const;
  await countAttempt(db, attempt, now());
  if (!(await checks(() => checkPassword(account.password_hash, password)))) {
    const entry = { actor: account.email, subject: account.email, address };
    await record(db, { ...entry, action: 'SIGN_IN_REFUSED' }, now());
    throw new HttpProblem(400, 'INVALID_CREDENTIALS', 'currentPassword: is wrong');
  }
  await forgetAttempt(db, attempt);
}
