import type { ChangeRef } from '#core/contract/change-values.ts';
import type { DomainCaller } from './authentication.ts';
import { missingChange } from './change-replies.ts';
import { isThere } from './change-rows.ts';
import { beginChange, type ChangeRow, type LoadedChange, loadChange } from './change-store.ts';
import { type OrganisationTransaction, oneAtATime } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

/** What the organisation has stored of a change that is there; undefined of one of the provider of which it has nothing. */
export async function findChange(
  db: Db,
  { id, origin }: ChangeRef,
  caller: DomainCaller,
): Promise<ChangeRow | undefined> {
  if (origin === 'main') {
    const copy = await db
      .selectFrom('change_copy as copy')
      .leftJoin('change_element as change', 'change.main_id', 'copy.main_id')
      .select('copy.main_id')
      .where('copy.main_id', '=', id)
      .where(isThere(db, caller))
      .executeTakeFirst();
    if (copy === undefined) throw missingChange();
  }
  const row = await db
    .selectFrom('change_element')
    .selectAll()
    .$if(origin === 'main', (query) => query.where('main_id', '=', id))
    .$if(origin === 'domain', (query) => query.where('id', '=', id).where('main_id', 'is', null))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined && origin === 'domain') throw missingChange();
  return row;
}

/** Loads a change to say something of it; of one of the provider that begins here. The lock of changes is held. */
export async function openChange(
  trx: OrganisationTransaction,
  key: ChangeRef,
  { caller, now }: { caller: DomainCaller; now: Date },
): Promise<LoadedChange> {
  const row = await findChange(trx, key, caller);
  if (row !== undefined) return loadChange(trx, row);
  return beginChange(trx, { mainId: key.id, actor: caller.account.id, now });
}

/** Leaves nothing of a change behind of which nothing was said after all. */
export async function dropUntouched(trx: OrganisationTransaction, { row }: LoadedChange): Promise<void> {
  if (row.version > 0) return;
  await trx
    .deleteFrom('change_element')
    .where('id', '=', row.id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('change_fact').select('id').where('change_id', '=', row.id))),
    )
    .execute();
}

/** Keeps a change from being removed, or withdrawn, until the transaction ends; 404 if it is not there. */
export async function holdChange(
  trx: OrganisationTransaction,
  key: ChangeRef,
  { slug, caller }: { slug: string; caller: DomainCaller },
): Promise<void> {
  await oneAtATime(trx, 'changes', slug);
  await findChange(trx, key, caller);
}
