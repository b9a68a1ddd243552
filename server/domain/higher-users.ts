import type { Kysely } from 'kysely';
import { notToGive } from '#core/contract/domain/higher-rights.ts';
import type { Role } from '#core/contract/domain/user.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import type { Organisation } from './organisation.ts';
import { announce } from './untold-users.ts';

/** Whether somebody with these roles has rights beyond the organisation, which the main server protects too. */
export const reachesBeyond = (roles: readonly Role[]) => notToGive(roles, []).length > 0;

/**
 * Enters everybody whose rights reach beyond their organisation, to be told to the main server. Changes of roles are told
 * when they happen; this is for who was there before, and for a main server with another database.
 */
export function announceHigher(
  all: Kysely<DomainTables>,
  organisations: readonly Organisation[],
  now: Date,
): Promise<void> {
  return announce(all, organisations, now, ({ roles }) => reachesBeyond(roles));
}
