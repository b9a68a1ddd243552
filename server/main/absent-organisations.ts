import { withoutTimeLimit } from '../data/database-limits.ts';
import type { MainDb } from '../data/open-main.ts';
import { removeDocumentsOf } from '../import/remove-documents.ts';
import { recordAll } from './registered-organisations.ts';

/** For how many days everything of an organisation is kept that the register lacks. */
export const retentionDays = 30;
const day = 24 * 3_600_000;

/** An organisation that the register lacks, and the time from which on it is removed. */
export type AbsentOrganisation = { slug: string; since: Date; removedFrom: Date };
/** What was removed of an organisation. */
export type RemovedOrganisation = { slug: string; users: number; documents: number };

/** The organisations that the register lacks. Those of the sample come back with a setting and stay for good. */
export async function absentOrganisations(db: MainDb): Promise<AbsentOrganisation[]> {
  const rows = await db
    .selectFrom('domain')
    .select(['slug', 'absent_since as since'])
    .where('sample', '=', false)
    .orderBy('slug')
    .execute();
  return rows.flatMap(({ slug, since }) =>
    since === null ? [] : [{ slug, since, removedFrom: new Date(since.getTime() + retentionDays * day) }],
  );
}

/** A line for the operator, in the log of a start and by the doctor. */
export function describeAbsent({ slug, since, removedFrom }: AbsentOrganisation): string {
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  return (
    `register: ${slug} has been missing since ${dayOf(since)}; its settings, users and internal documents are kept, ` +
    `and removed on ${dayOf(removedFrom)} unless it is back by then.`
  );
}

/** Removes the organisations that the register has lacked for thirty days, with settings, users and documents. */
export async function removeLongAbsent(db: MainDb, now: Date): Promise<RemovedOrganisation[]> {
  const due = (await absentOrganisations(db)).filter(({ removedFrom }) => removedFrom <= now);
  const removed: RemovedOrganisation[] = [];
  for (const { slug, since } of due) {
    const one = await removeOne(db, { slug, since }, now);
    if (one !== undefined) removed.push(one);
  }
  return removed;
}

function removeOne(
  db: MainDb,
  { slug, since }: Pick<AbsentOrganisation, 'slug' | 'since'>,
  now: Date,
): Promise<RemovedOrganisation | undefined> {
  return db.transaction().execute(async (trx) => {
    await withoutTimeLimit(trx);
    const gone = await trx
      .deleteFrom('domain')
      .where('slug', '=', slug)
      // It may have returned meanwhile.
      .where('absent_since', '=', since)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) return undefined;
    const users = await trx
      .deleteFrom('registered_user')
      .where('organisation', '=', slug)
      // Another organisation may have its e-mail domain now, and have ended sessions of the same addresses.
      .where((eb) => eb.or([eb('ended_until', 'is', null), eb('ended_until', '<', now)]))
      .executeTakeFirst();
    // Its tokens have not counted for thirty days.
    await trx.deleteFrom('user_epoch').where('organisation', '=', slug).execute();
    const documents = await removeDocumentsOf(trx, slug);
    const what = { users: Number(users.numDeletedRows), documents };
    await recordAll(trx, [slug], 'ORGANISATION_REMOVED', now, { since: since.toISOString(), ...what });
    return { slug, ...what };
  });
}
