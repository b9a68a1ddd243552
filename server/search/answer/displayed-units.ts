import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { TextTable } from '../../data/tables/main.ts';
import type { Names } from '../../data/tables/text-facts.ts';
import type { ContainerTitles } from './container-titles.ts';
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
  /** The unit in the searched language, where another one is displayed. */
  matched: Pick<DisplayedUnit, 'body' | 'containers'> | undefined;
};

type Row = Omit<DisplayedUnit, 'containers' | 'body' | 'matched'> & {
  n: number;
  textId: number;
  body: string;
  matched: string | null;
};

/** The units of a page, in order; undefined for one that was deleted meanwhile. */
export async function displayedUnits(
  trx: ReadTrx,
  places: readonly UnitPlace[],
  containerTitles: ContainerTitles,
): Promise<(DisplayedUnit | undefined)[]> {
  if (places.length === 0) return [];
  const rows = await unitRows(trx, places);
  const units = rows.map(({ body, matched, ...row }) => ({
    ...row,
    body: JSON.parse(body) as Unit,
    matched: matched === null ? undefined : (JSON.parse(matched) as Unit),
  }));
  const containers = await containerTitles.around(trx, [
    ...units.map(({ textId, body }) => ({ textId, path: body.parent })),
    ...units.map(({ n, matched }) => ({ textId: places[n]?.textId ?? 0, path: matched?.parent })),
  ]);
  const byNumber = new Map(
    units.map(({ n, textId: _, matched, ...unit }, at) => [
      n,
      {
        ...unit,
        containers: containers[at] ?? [],
        matched: matched && { body: matched, containers: containers[units.length + at] ?? [] },
      },
    ]),
  );
  return places.map((_, n) => byNumber.get(n));
}

/**
 * The units of these places. One statement over few tables, since every search waits for it, and the database
 * takes longer to plan a larger one than to run it. Bodies come as texts: a message to the search thread copies
 * a text faster than the objects that it describes.
 */
async function unitRows(trx: ReadTrx, places: readonly UnitPlace[]): Promise<Row[]> {
  const requested = JSON.stringify(
    places.map(({ textId, siblingId, unit }, n) => ({ n, id: textId, sibling: siblingId, path: unit })),
  );
  const { rows } = await sql<Row>`
    select asked.n, text.id as "textId", text.language, text.naming, text.names, shown.body::text as body,
      case when shown.text_id <> asked.id
        then (select own.body::text from main.unit as own where own.text_id = asked.id and own.path = asked.path)
      end as matched
    from jsonb_to_recordset(${requested}::jsonb) as asked(n int, id int, sibling int, path text)
    cross join lateral (
      select text_id, body from main.unit
      where text_id in (asked.id, asked.sibling) and path = asked.path
      order by text_id = asked.id
      limit 1
    ) as shown
    join main.text on text.id = shown.text_id`.execute(trx);
  return rows;
}
