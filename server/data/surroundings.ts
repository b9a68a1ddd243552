import { type RawBuilder, sql } from 'kysely';
import { areFramedUnlike, recitalKind, surroundingsOf } from '#core/law/comparison/frames.ts';
import type { MainDb } from './open-main.ts';

/** Two texts of one document in one language, by their numbers. */
export type TextPair = { before: number; after: number };

/** Whether a place of a side of a pair is one that a comparison of the two whole texts leaves out. */
export type LeftOut = (
  side: keyof TextPair,
  place: { after: RawBuilder<unknown>; path: RawBuilder<unknown> },
) => RawBuilder<boolean>;

/** What comparisons of whole texts leave out of each pair: of consolidations and what they are made of, recitals and their likes. */
export async function surroundingsOfPairs(read: MainDb, pairs: readonly TextPair[]): Promise<LeftOut> {
  const unlike = await framedUnlike(read, pairs);
  const byText = await surroundingsByText(read, unlike);
  const of = (side: keyof TextPair) => {
    const places = unlike.flatMap((pair) =>
      [...(byText.get(pair[side]) ?? [])].map((path) => ({ after: pair.after, path })),
    );
    return sql`unnest(${places.map(({ after }) => after)}::int[], ${places.map(({ path }) => path)}::text[])`;
  };
  const left = { before: of('before'), after: of('after') };
  return (side, { after, path }) =>
    sql<boolean>`exists (select from ${left[side]} as around (after, path)
      where around.after = ${after} and around.path = ${path})`;
}

/** The pairs of which only one text prints what stands around its provisions. */
async function framedUnlike(read: MainDb, pairs: readonly TextPair[]): Promise<TextPair[]> {
  const rows = await read
    .selectFrom('unit')
    .select('text_id')
    .distinct()
    .where('kind', '=', recitalKind)
    .where('text_id', '=', sql<number>`any(${pairs.flatMap(({ before, after }) => [before, after])}::int[])`)
    .execute();
  const withRecitals = new Set(rows.map(({ text_id }) => text_id));
  return pairs.filter(({ before, after }) =>
    areFramedUnlike(withRecitals.has(before), withRecitals.has(after)),
  );
}

async function surroundingsByText(
  read: MainDb,
  pairs: readonly TextPair[],
): Promise<Map<number, ReadonlySet<string>>> {
  if (pairs.length === 0) return new Map();
  const rows = await read
    .selectFrom('provision')
    .select(['text_id', 'path as id', 'kind', 'parent'])
    .where('text_id', '=', sql<number>`any(${pairs.flatMap(({ before, after }) => [before, after])}::int[])`)
    .orderBy('ord')
    .execute();
  const byText = Map.groupBy(rows, ({ text_id }) => text_id);
  return new Map([...byText].map(([text, places]) => [text, surroundingsOf(places)]));
}
