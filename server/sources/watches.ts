import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '../data/open-main.ts';
import { draftChange } from './draft-change.ts';
import type { FetchedAct, NamedAct } from './fetch-context.ts';
import type { OfferedVersion, SourceName } from './source.ts';

/** An act that is looked after by the clock. */
export type Watch = FetchedAct & {
  imports: boolean;
  lookedAt: Date | null;
  triedAt: Date | null;
  problem: string | null;
};

/** Watches an act, or says otherwise how; what is known of its versions stays. */
export async function addWatch(
  db: MainDb,
  { source, number, languages, imports }: FetchedAct & { imports: boolean },
  now: Date,
): Promise<void> {
  const values = { languages: JSON.stringify(languages), imports };
  await db
    .insertInto('source_watch')
    .values({ source, number, ...values, added_at: now })
    .onConflict((conflict) => conflict.columns(['source', 'number']).doUpdateSet(values))
    .execute();
}

/** Watches an act no more; whether it was watched. Drafts that came of it stay. */
export async function removeWatch(db: MainDb, { source, number }: NamedAct): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('source_watch')
      .where('source', '=', source)
      .where('number', '=', number)
      .returning('number')
      .executeTakeFirst();
    // What comes while nobody watches is no news when somebody watches again.
    await trx
      .deleteFrom('source_version')
      .where('source', '=', source)
      .where('number', '=', number)
      .where('change_id', 'is', null)
      .execute();
    return removed !== undefined;
  });
}

export async function listWatches(db: MainDb): Promise<Watch[]> {
  const rows = await db.selectFrom('source_watch').selectAll().orderBy('source').orderBy('number').execute();
  return rows.map(({ source, number, languages, imports, problem, ...row }) => ({
    source: source as SourceName,
    number,
    languages: languages as readonly LanguageCode[],
    imports,
    lookedAt: row.looked_at,
    triedAt: row.tried_at,
    problem,
  }));
}

/**
 * Notes the versions that a source lists, and drafts a change for each that was not there before; the number of drafts.
 * All or nothing: of a process that ends here nothing stays, and the next one does it. What there was at the first look
 * is news to nobody.
 */
export async function noteVersions(
  db: MainDb,
  act: NamedAct,
  versions: readonly OfferedVersion[],
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const watch = await trx
      .selectFrom('source_watch')
      .select('looked_at')
      .where('source', '=', act.source)
      .where('number', '=', act.number)
      .forUpdate()
      .executeTakeFirst();
    // Somebody has ended it meanwhile.
    if (watch === undefined) return 0;
    const known = await trx
      .selectFrom('source_version')
      .select('name')
      .where('source', '=', act.source)
      .where('number', '=', act.number)
      .execute();
    const fresh = versions.filter(({ name }) => known.every((one) => one.name !== name));
    const isFirst = watch.looked_at === null;
    for (const version of fresh)
      await trx
        .insertInto('source_version')
        .values({
          ...act,
          name: version.name,
          version_date: version.date,
          first_seen: now,
          change_id: isFirst ? null : await draftChange(trx, act, version, now),
        })
        .execute();
    await trx
      .updateTable('source_watch')
      .set({ looked_at: now, tried_at: now, problem: null })
      .where('source', '=', act.source)
      .where('number', '=', act.number)
      .execute();
    return isFirst ? 0 : fresh.length;
  });
}

/** Notes why a look failed. */
export async function noteFailure(db: MainDb, act: NamedAct, problem: string, now: Date): Promise<void> {
  await db
    .updateTable('source_watch')
    .set({ tried_at: now, problem })
    .where('source', '=', act.source)
    .where('number', '=', act.number)
    .execute();
}
