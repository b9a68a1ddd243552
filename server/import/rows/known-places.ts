import { sql } from 'kysely';
import type { RowProblem } from '#core/contract/main/loaded-rows.ts';
import { articlePath, splitParagraphId } from '#core/law/paragraph-id.ts';
import { isInRange } from '#core/law/range.ts';
import type { MainDb } from '../../data/open-main.ts';
import { publicViewer, visibleRegulations, visibleTexts } from '../../data/visible-texts.ts';
import type { Numbered } from './row-kind.ts';
import { reasonFor } from './row-reasons.ts';

/** The ids of documents that everybody reads, by their keys. */
export async function regulationIds(db: MainDb, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await visibleRegulations(db, publicViewer)
    .select(['reg_text_id', 'id'])
    .where('reg_text_id', '=', sql<string>`any(${[...new Set(keys)]}::text[])`)
    .execute();
  return new Map(rows.map(({ reg_text_id, id }) => [reg_text_id, id]));
}

/** Which places of rows are of no version of any document that everybody reads, in whatever language. */
export async function unknownPlaces(
  db: MainDb,
  column: string,
  rows: readonly Numbered<readonly string[]>[],
): Promise<RowProblem[]> {
  const unknown = await unknownAmong(
    db,
    rows.flatMap(({ value }) => value),
  );
  return rows.flatMap(({ row, value }) =>
    value
      .filter((place) => unknown.has(place))
      .map((place) => ({ row, column, ...reasonFor('UNKNOWN_PLACE', { place }) })),
  );
}

/** A place within a document. */
type Place = { place: string; key: string; path: string };
type TextOf = { id: number; key: string };

/** Those of some places that are not there. As many statements for one place as for those of a whole table. */
async function unknownAmong(db: MainDb, places: readonly string[]): Promise<Set<string>> {
  const all = [...new Set(places)];
  const within = all.filter((place) => place.includes('~')).map(placeOf);
  const keys = [...new Set(all.map((place) => place.split('~')[0] ?? ''))];
  const texts = await textsOf(db, keys);
  const documents = new Set(texts.map(({ key }) => key));
  const exact = await existing(db, texts, within);
  const others = within.filter(({ place, key }) => documents.has(key) && !exact.has(place));
  const byOtherNames = await namedOtherwise(db, texts, others);
  const isKnown = (place: string) =>
    place.includes('~') ? exact.has(place) || byOtherNames.has(place) : documents.has(place);
  return new Set(all.filter((place) => !isKnown(place)));
}

function placeOf(place: string): Place {
  const { regTextId: key, path } = splitParagraphId(place);
  return { place, key, path };
}

async function textsOf(db: MainDb, keys: readonly string[]): Promise<TextOf[]> {
  if (keys.length === 0) return [];
  return visibleTexts(db, publicViewer)
    .select(['text.id', 'reg_text_id as key'])
    .where('reg_text_id', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

/** The places that some text has under their own path. */
async function existing(
  db: MainDb,
  texts: readonly TextOf[],
  places: readonly Place[],
): Promise<Set<string>> {
  if (texts.length === 0 || places.length === 0) return new Set();
  const { rows } = await sql<{ place: string }>`
    select distinct named.place
    from unnest(${places.map(({ place }) => place)}::text[], ${places.map(({ key }) => key)}::text[],
        ${places.map(({ path }) => path)}::text[]) as named (place, key, path)
      join unnest(${texts.map(({ id }) => id)}::int[], ${texts.map(({ key }) => key)}::text[]) as of (id, key)
        using (key)
      join main.provision on provision.text_id = of.id and provision.path = named.path`.execute(db);
  return new Set(rows.map(({ place }) => place));
}

/** The places that are found as a reader finds them: by the path that files give them, or in a range of articles. */
async function namedOtherwise(
  db: MainDb,
  texts: readonly TextOf[],
  places: readonly Place[],
): Promise<Set<string>> {
  const keys = new Set(places.map(({ key }) => key));
  const keyOf = new Map(texts.filter(({ key }) => keys.has(key)).map(({ id, key }) => [id, key]));
  if (keyOf.size === 0) return new Set();
  const units = await db
    .selectFrom('unit')
    .select(['text_id', 'path', 'head'])
    .where('text_id', '=', sql<number>`any(${[...keyOf.keys()]}::int[])`)
    .where(({ eb, ref, or }) =>
      or([
        eb(ref('head', '->').key('former'), 'is not', null),
        eb(ref('head', '->').key('range'), 'is not', null),
      ]),
    )
    .execute();
  const byKey = Map.groupBy(units, ({ text_id }) => keyOf.get(text_id) ?? '');
  const inRange = places.filter(({ key, path }) =>
    (byKey.get(key) ?? []).some(({ path: id, head }) => isInRange(path, { id, range: head.range })),
  );
  const renamed = places.flatMap(({ place, key, path }): Place[] => {
    const former = articlePath(path);
    return (byKey.get(key) ?? [])
      .filter(({ head }) => head.former === former)
      .map(({ path: unit }) => ({ place, key, path: unit + path.slice(former.length) }));
  });
  return new Set([...inRange.map(({ place }) => place), ...(await existing(db, texts, renamed))]);
}
