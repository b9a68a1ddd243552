import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import type { DomainCaller } from './authentication.ts';
import { revokeCodes } from './codes.ts';
import type { Organisation } from './organisation.ts';

/** Ends all sessions of another user, running ones too; links to sign in that are under way are dead. */
export function endSessions(
  { db }: Organisation,
  { email: given, caller, address }: { email: string; caller: DomainCaller; address: string | undefined },
  now: Date,
): Promise<{ email: string }> {
  const email = given.toLowerCase();
  if (email === caller.account.email)
    throw new HttpProblem(403, 'OWN_ACCOUNT', 'nobody forces themselves to sign in again');
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('account')
      .set((eb) => ({ epoch: eb('epoch', '+', 1) }))
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    if (ended === undefined) throw new HttpProblem(404, 'USER_NOT_FOUND', 'there is no such user');
    await revokeCodes(trx, { purpose: 'login', subject: ended.id });
    const entry = { actor: caller.account.email, subject: email, address };
    await record(trx, { ...entry, action: 'LOGIN_FORCED' }, now);
    return { email };
  });
}
