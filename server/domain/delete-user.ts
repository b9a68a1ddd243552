import { record } from './audit.ts';
import type { DomainCaller } from './authentication.ts';
import { revokeCodes } from './codes.ts';
import type { Organisation } from './organisation.ts';
import { refuseLastAdministrator, withUser } from './users-at-rest.ts';

/** Removes a user, whose sessions and codes end with them: everybody themselves, administrators everybody. */
export function deleteUser(
  organisation: Organisation,
  { id, caller, address }: { id: string; caller: DomainCaller; address: string | undefined },
  now: Date,
): Promise<{ email: string }> {
  return withUser(organisation, { id, caller }, async ({ trx, target }) => {
    if (target.roles.includes('ADMINISTRATOR')) await refuseLastAdministrator(trx, target);
    for (const purpose of ['login', 'passwordReset'] as const)
      await revokeCodes(trx, { purpose, subject: id });
    await trx.deleteFrom('account').where('id', '=', id).execute();
    const entry = { actor: caller.account.email, subject: target.email, address };
    await record(trx, { ...entry, action: 'USER_DELETED' }, now);
    return { email: target.email };
  });
}
