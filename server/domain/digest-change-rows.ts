import { type RawBuilder, sql } from 'kysely';
import { forChangeReaders } from '#core/contract/change-rights.ts';
import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { type ChangeReader, consolidated, isThere } from './change-rows.ts';
import type { DigestDb, FindForAll } from './digest-section.ts';
import { theViewer, viewerRows } from './digest-viewers.ts';
import { type ChangeLine, type ChangeLines, maxLines } from './digest-words.ts';

/** What every reader of changes sees of them: nothing that is private to somebody. */
const anyReader = (language: InterfaceLanguage): ChangeReader => ({
  account: { id: '00000000-0000-0000-0000-000000000000', preferred_language: language },
  roles: forChangeReaders.roles,
  seesChanges: true,
});

export const deadlineOf = sql<
  string | null
>`case when copy.main_id is null then change.deadline else copy.deadline end`;
export const statusOf = sql<ChangeStatus>`coalesce(change.status, '?')`;

/** The first changes under a condition that is the same for all who read changes, with their number. */
async function changesOf(
  db: DigestDb,
  { condition, language, latestFirst }: ListedChanges & { language: InterfaceLanguage },
): Promise<ChangeLines> {
  const rows = await consolidated(db, { caller: anyReader(language), language })
    .where(condition(db))
    .select([statusOf.as('status'), sql<number>`(count(*) over ())::integer`.as('total')])
    .orderBy(latestFirst ? sql`coalesce(copy.date, change.date) desc` : sql`${deadlineOf} asc nulls last`)
    .orderBy(sql`coalesce(copy.slug, change.slug)`)
    .limit(maxLines)
    .execute();
  return { total: rows[0]?.total ?? 0, lines: rows.map(lineOf) };
}

const lineOf = ({ slug, topic, language, deadline, status }: ChangeLine): ChangeLine => ({
  slug,
  topic,
  language,
  deadline,
  status,
});

type ListedChanges = { condition: (db: DigestDb) => RawBuilder<boolean>; latestFirst?: boolean };

/** Finds changes that are the same for all who read changes: once in each language that is needed. */
export function findForReaders(listed: ListedChanges): FindForAll<ChangeLines> {
  const known = new Map<InterfaceLanguage, ChangeLines>();
  return async (db, receivers) => {
    for (const language of new Set(receivers.map((one) => one.language)))
      if (!known.has(language)) known.set(language, await changesOf(db, { ...listed, language }));
    return new Map(
      receivers.flatMap(({ id, language }) => {
        const lines = known.get(language);
        return lines === undefined || lines.total === 0 ? [] : [[id, lines]];
      }),
    );
  };
}

/** The changes that receivers own, under a condition: of each the first ones with their number. */
export function findOwned(condition: RawBuilder<boolean>): FindForAll<ChangeLines> {
  return async (db, receivers) => {
    const owned = db
      .selectFrom(viewerRows(receivers))
      .innerJoin('change_element as change', 'change.owner', 'viewer.id')
      .leftJoin('change_copy as copy', 'copy.main_id', 'change.main_id')
      .leftJoin('change_words as words', (join) =>
        join.onRef('words.main_id', '=', 'copy.main_id').onRef('words.language', '=', 'viewer.language'),
      )
      .where(isThere(db, theViewer))
      .where(condition)
      .select([
        'viewer.id as receiver',
        sql<string>`coalesce(copy.slug, change.slug)`.as('slug'),
        sql<string>`coalesce(words.topic, change.topic)`.as('topic'),
        sql<InterfaceLanguage>`coalesce(words.written, change.language)`.as('language'),
        deadlineOf.as('deadline'),
        statusOf.as('status'),
        sql<number>`(count(*) over (partition by viewer.id))::integer`.as('total'),
        sql<number>`row_number() over (partition by viewer.id order by ${deadlineOf} nulls last, coalesce(copy.slug, change.slug))`.as(
          'place',
        ),
      ]);
    const rows = await db
      .selectFrom(owned.as('owned'))
      .selectAll()
      .where('place', '<=', maxLines)
      .orderBy('place')
      .execute();
    const byReceiver = Map.groupBy(rows, ({ receiver }) => receiver);
    return new Map(
      [...byReceiver].map(([id, own]) => [id, { total: own[0]?.total ?? 0, lines: own.map(lineOf) }]),
    );
  };
}
