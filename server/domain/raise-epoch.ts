import type { Transaction, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { Account } from './authentication.ts';
import type { Organisation } from './organisation.ts';
import { enterUntold } from './untold-users.ts';

type Trx = Transaction<OrganisationTables>;
type AccountUpdate = UpdateQueryBuilder<OrganisationTables, 'account', 'account', UpdateResult>;

/**
 * Ends all sessions of the users that `narrow` selects: tokens of now have a lower epoch than the account. That the main
 * server is to know it is stored in the same transaction; the caller tells it afterwards (main-sessions.ts).
 */
export async function raiseEpoch(
  trx: Trx,
  organisation: Pick<Organisation, 'slug'>,
  narrow: (update: AccountUpdate) => AccountUpdate,
  now: Date,
  by = 1,
): Promise<Account[]> {
  const update = trx.updateTable('account').set((eb) => ({ epoch: eb('epoch', '+', by) }));
  const ended = await narrow(update).returningAll().execute();
  await enterUntold(trx, organisation, ended, now);
  return ended;
}
