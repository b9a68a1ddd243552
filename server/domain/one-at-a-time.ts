import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { Organisation } from './organisation.ts';

export type OrganisationTransaction = Transaction<OrganisationTables>;
/** Kinds of things of which one is changed at a time. Whoever needs several takes them in this order. */
type Kind = 'comments' | 'assurance' | 'carry' | 'changes' | 'feeds' | 'watches' | 'chat';

/**
 * Changes things of an organisation, one change at a time. So nothing that was checked is changed meanwhile, no two
 * changes wait for each other, and the facts have the order in which they become visible.
 */
export function changing<T>(
  kind: Kind,
  { db, slug }: Pick<Organisation, 'db' | 'slug'>,
  work: (trx: OrganisationTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx, kind, slug);
    return work(trx);
  });
}

/** The same within a transaction that does more. */
export async function oneAtATime(trx: OrganisationTransaction, kind: Kind, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${kind} ${slug}`}))`.execute(trx);
}
