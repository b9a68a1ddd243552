import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { plainInline } from '../../import/provisions.ts';
import type { Names, TextTable, UnitHead } from '../../main/tables.ts';
import type { ReadTrx } from './read-only.ts';

/** Where something was found: a unit of a text by its path. */
export type UnitPlace = { textId: number; unit: string };

/** A found unit as it is shown: in the display language where the same version has it, else as it was found. */
export type ShownUnit = {
  body: Unit;
  /** Titles of what is around it, outermost first. */
  containers: string[];
  language: LanguageCode;
  naming: TextTable['naming'];
  names: Names;
  sourceNumber: string;
};

type Row = Omit<ShownUnit, 'containers'> & { n: number; textId: number };

/** The units of a page, in its order; one that is gone meanwhile is undefined. */
export async function shownUnits(
  trx: ReadTrx,
  places: readonly UnitPlace[],
  display: LanguageCode,
): Promise<(ShownUnit | undefined)[]> {
  if (places.length === 0) return [];
  const rows = await unitRows(trx, places, display);
  const containers = await containersOf(trx, rows);
  const shown = new Map(rows.map((row) => [row.n, row]));
  return places.map((_, n) => {
    const row = shown.get(n);
    return row && { ...row, containers: containers.get(n) ?? [] };
  });
}

async function unitRows(trx: ReadTrx, places: readonly UnitPlace[], display: LanguageCode): Promise<Row[]> {
  const asked = JSON.stringify(places.map(({ textId, unit }, n) => ({ n, id: textId, path: unit })));
  const { rows } = await sql<Row>`
    select asked.n, shown.id as "textId", shown.language, shown.naming, shown.names,
      regulation.source_number as "sourceNumber", coalesce(other.body, own.body) as body
    from jsonb_to_recordset(${asked}::jsonb) as asked(n int, id int, path text)
    join main.unit own on own.text_id = asked.id and own.path = asked.path
    join main.text found on found.id = asked.id
    join main.regulation regulation on regulation.id = found.regulation_id
    left join main.text sibling on sibling.regulation_id = found.regulation_id
      and sibling.version_date = found.version_date and sibling.language = ${display}
      and found.language <> ${display}
    left join main.unit other on other.text_id = sibling.id and other.path = own.path
    join main.text shown on shown.id = coalesce(other.text_id, found.id)`.execute(trx);
  return rows;
}

async function containersOf(trx: ReadTrx, rows: readonly Row[]): Promise<Map<number, string[]>> {
  const asked = JSON.stringify(
    rows.flatMap(({ n, textId, body }) =>
      body.parent === undefined ? [] : { n, id: textId, path: body.parent },
    ),
  );
  const { rows: found } = await sql<{ n: number; head: UnitHead }>`
    with recursive around as (
      select asked.n, 0 as step, unit.text_id, unit.head
      from jsonb_to_recordset(${asked}::jsonb) as asked(n int, id int, path text)
      join main.unit unit on unit.text_id = asked.id and unit.path = asked.path
      union all
      select around.n, step + 1, unit.text_id, unit.head
      from around
      join main.unit unit
        on unit.text_id = around.text_id and unit.path = around.head->>'parent'
      where step < 20
    )
    select n, head from around order by n, step desc`.execute(trx);
  const titles = new Map<number, string[]>();
  for (const { n, head } of found) {
    const title = [plainInline(head.num), plainInline(head.heading)].filter(Boolean).join(' ');
    if (title !== '') titles.set(n, [...(titles.get(n) ?? []), title]);
  }
  return titles;
}
