import { sql } from 'kysely';
import { articlePath } from '#core/law/paragraph-id.ts';
import { isInRange } from '#core/law/range.ts';
import type { MainDb } from '../data/open-main.ts';
import { type Viewer, visibleTextsJoin } from '../data/visible-texts.ts';
import { rangesOf } from './places.ts';

/** Paths of articles as citations name them; undefined for a whole document. */
export type CitedArticles = readonly string[] | undefined;

/** The articles of a place: the article itself, those below a container, or the cited ones of a range unit. */
export async function citedArticles(
  read: MainDb,
  textId: number,
  { regTextId, path }: { regTextId: string; path?: string | undefined },
  viewer: Viewer,
): Promise<CitedArticles> {
  if (path === undefined) return undefined;
  const article = articlePath(path);
  const { rows } = await sql<{ path: string; range: { first: string; last: string } | null }>`
    with recursive inside as (
      select path, head from main.unit where text_id = ${textId} and path = ${article}
      union all
      select unit.path, unit.head from main.unit
      join inside on unit.text_id = ${textId} and unit.head->>'parent' = inside.path
    )
    select path, head->'range' as range from inside`.execute(read);
  const ranges = rows.flatMap(({ path: id, range }) => (range === null ? [] : [{ id, range }]));
  const paths = rows.map((row) => row.path);
  if (ranges.length === 0) return paths;
  const { rows: cited } = await sql<{ article: string }>`
    select distinct article from main.reference join ${visibleTextsJoin(viewer)} on text.id = text_id
    where document = ${regTextId}`.execute(read);
  const held = cited.map((row) => row.article).filter((one) => ranges.some((unit) => isInRange(one, unit)));
  return [...new Set([...paths, ...held])];
}

/** The cited paths of a document that belong to a range unit ("Art. 135–149"), each with that unit. */
export async function foldedPaths(
  read: MainDb,
  textId: number,
  regTextId: string,
  viewer: Viewer,
): Promise<Map<string, string>> {
  const ranges = (await rangesOf(read, [textId])).get(textId) ?? [];
  if (ranges.length === 0) return new Map();
  const { rows } = await sql<{ path: string }>`
    select distinct named.path from main.reference
    join ${visibleTextsJoin(viewer)} on text.id = text_id
    cross join jsonb_array_elements_text(paths || rivals) as named (path)
    where document = ${regTextId}`.execute(read);
  return new Map(
    rows.flatMap(({ path }) => {
      const unit = ranges.find((one) => isInRange(path, one));
      return unit === undefined ? [] : [[path, unit.id] as const];
    }),
  );
}
