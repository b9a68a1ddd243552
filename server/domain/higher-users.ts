import type { Kysely } from 'kysely';
import { notToGive } from '#core/contract/domain/higher-rights.ts';
import type { Role } from '#core/contract/domain/user.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import type { Organisation } from './organisation.ts';

/** Whether somebody with these roles has rights beyond the organisation, which the main server protects too. */
export const reachesBeyond = (roles: readonly Role[]) => notToGive(roles, []).length > 0;

/**
 * Enters a notification of the main server for everybody whose rights reach beyond their organisation. Changes of
 * roles are told when they happen; this is for who was there before, and for a main server with another database.
 */
export async function announceHigher(
  all: Kysely<DomainTables>,
  organisations: readonly Organisation[],
  now: Date,
): Promise<void> {
  for (const { slug, db } of organisations) {
    const accounts = await db.selectFrom('account').select(['email', 'roles']).execute();
    const notification = { roles: true, next_at: now, since: now };
    const rows = accounts
      .filter(({ roles }) => reachesBeyond(roles))
      .map(({ email }) => ({ organisation: slug, email, attempts: 0, ...notification }));
    if (rows.length === 0) continue;
    await all
      .withSchema('domain')
      .insertInto('unheard')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['organisation', 'email']).doUpdateSet(notification))
      .execute();
  }
}
