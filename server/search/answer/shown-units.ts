import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { Names, TextTable, UnitHead } from '../../data/tables/main.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import type { ReadTrx } from './read-only.ts';

/** Where something was found: a unit of a text by its path, and the same version in the display language. */
export type UnitPlace = { textId: number; siblingId: number | undefined; unit: string };

/** A found unit as it is shown: in the display language where the same version has it, else as it was found. */
export type ShownUnit = {
  body: Unit;
  /** Titles of what is around it, outermost first. */
  containers: string[];
  language: LanguageCode;
  naming: TextTable['naming'];
  names: Names;
};

type Row = Omit<ShownUnit, 'containers'> & { n: number; around: readonly UnitHead[] | null };

/** The units of a page, in its order; one that is gone meanwhile is undefined. */
export async function shownUnits(
  trx: ReadTrx,
  places: readonly UnitPlace[],
): Promise<(ShownUnit | undefined)[]> {
  if (places.length === 0) return [];
  const rows = await unitRows(trx, places);
  const shown = new Map(rows.map((row) => [row.n, row]));
  return places.map((_, n) => {
    const row = shown.get(n);
    return row && { ...row, containers: titlesOf(row.around ?? []) };
  });
}

/**
 * With what is around each, outermost first. One statement of few tables: every search waits for it, and
 * planning a larger one took the database longer than running it.
 */
async function unitRows(trx: ReadTrx, places: readonly UnitPlace[]): Promise<Row[]> {
  const asked = JSON.stringify(
    places.map(({ textId, siblingId, unit }, n) => ({ n, id: textId, sibling: siblingId, path: unit })),
  );
  const { rows } = await sql<Row>`
    select asked.n, text.language, text.naming, text.names, shown.body, around.heads as around
    from jsonb_to_recordset(${asked}::jsonb) as asked(n int, id int, sibling int, path text)
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
