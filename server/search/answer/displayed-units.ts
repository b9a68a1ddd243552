import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { Names, TextTable, UnitHead } from '../../data/tables/main.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import type { ReadTrx } from './read-only.ts';

/** A unit of a text by its path; `siblingId` is the same version in the display language. */
export type UnitPlace = { textId: number; siblingId: number | undefined; unit: string };

/** A unit as it is displayed: in the display language if the same version has it, else in the searched language. */
export type DisplayedUnit = {
  body: Unit;
  /** Titles of the containers around it, the outermost first. */
  containers: string[];
  language: LanguageCode;
  naming: TextTable['naming'];
  names: Names;
};

type Row = Omit<DisplayedUnit, 'containers'> & { n: number; around: readonly UnitHead[] | null };

/** The units of a page, in order; undefined for one that was deleted meanwhile. */
export async function displayedUnits(
  trx: ReadTrx,
  places: readonly UnitPlace[],
): Promise<(DisplayedUnit | undefined)[]> {
  if (places.length === 0) return [];
  const rows = await unitRows(trx, places);
  const byNumber = new Map(rows.map((row) => [row.n, row]));
  return places.map((_, n) => {
    const row = byNumber.get(n);
    return row && { ...row, containers: titlesOf(row.around ?? []) };
  });
}

/**
 * The units with the heads of their containers. One statement over few tables, since every search waits for
 * it, and the database takes longer to plan a larger one than to run it.
 */
async function unitRows(trx: ReadTrx, places: readonly UnitPlace[]): Promise<Row[]> {
  const requested = JSON.stringify(
    places.map(({ textId, siblingId, unit }, n) => ({ n, id: textId, sibling: siblingId, path: unit })),
  );
  const { rows } = await sql<Row>`
    select asked.n, text.language, text.naming, text.names, shown.body, around.heads as around
    from jsonb_to_recordset(${requested}::jsonb) as asked(n int, id int, sibling int, path text)
    cross join lateral (
      select text_id, body from main.unit
      where text_id in (asked.id, asked.sibling) and path = asked.path
      order by text_id = asked.id
      limit 1
    ) as shown
    join main.text on text.id = shown.text_id
    cross join lateral (
      with recursive above as (
        select 0 as step, shown.body->>'parent' as path, null::jsonb as head
        union all
        select step + 1, unit.head->>'parent', unit.head
        from above
        join main.unit on unit.text_id = shown.text_id and unit.path = above.path
        where step < 20
      )
      select jsonb_agg(head order by step desc) filter (where head is not null) as heads from above
    ) as around`.execute(trx);
  return rows;
}

function titlesOf(heads: readonly UnitHead[]): string[] {
  return heads
    .map((head) => [plainInline(head.num), plainInline(head.heading)].filter(Boolean).join(' '))
    .filter((title) => title !== '');
}
