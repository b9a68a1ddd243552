import type { Organisation } from '../domain/organisation.ts';

/** How everything stands in a version, by a word for it: outcome, state, place, whether it waits. */
export async function carriedPlaces(
  { db }: Pick<Organisation, 'db'>,
  ids: Readonly<Record<string, string>>,
  versionDate: string,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('carried_place')
    .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
    .selectAll('carried_place')
    .select(['written_place.comment_id', 'written_place.answer_id'])
    .where('carried_place.version_date', '=', versionDate)
    .execute();
  const named = rows.map((row) => {
    const name = Object.keys(ids).find((one) => ids[one] === (row.comment_id ?? row.answer_id));
    const at = row.path ?? `near ${row.near}`;
    return [name, `${row.outcome} ${row.state} ${at}${row.open ? ' open' : ''}`] as const;
  });
  return Object.fromEntries(named);
}
