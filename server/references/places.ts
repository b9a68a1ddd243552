import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isInRange, type RangeUnit } from '#core/law/range.ts';
import type { MainDb } from '../data/open-main.ts';

export type PlaceLookup = { textId: number; path: string };
/** Whether a place exists; only for the places that the test was made for. */
export type PlaceTest = (place: PlaceLookup) => boolean;

type KnownPlaces = { paths: Map<string, boolean>; ranges: readonly RangeUnit[] | undefined };
/** Texts whose places are cached. */
const maxTexts = 400;

/** Tells which places texts have. Stored texts never change, so results are cached without expiry. */
export function createPlaces(read: MainDb) {
  const cache = new LRUCache<number, KnownPlaces>({ max: maxTexts });
  /** Entries of these texts, held by the caller: the cache may evict some during the test. */
  const placesIn = (textIds: readonly number[]): ReadonlyMap<number, KnownPlaces> =>
    new Map(
      textIds.map((id) => {
        const known = cache.get(id) ?? { paths: new Map<string, boolean>(), ranges: undefined };
        cache.set(id, known);
        return [id, known];
      }),
    );
  return {
    /** Looks all of them up in one statement, or two where some are missing. */
    test: async (places: readonly PlaceLookup[]): Promise<PlaceTest> => {
      const known = placesIn(places.map(({ textId }) => textId));
      const unknown = places.filter(({ textId, path }) => !known.get(textId)?.paths.has(path));
      if (unknown.length > 0) await lookUp(read, unknown, known);
      return ({ textId, path }) => known.get(textId)?.paths.get(path) ?? false;
    },
  };
}

async function lookUp(
  read: MainDb,
  places: readonly PlaceLookup[],
  known: ReadonlyMap<number, KnownPlaces>,
): Promise<void> {
  const there = await existing(read, places);
  const missing = places.filter(({ textId, path }) => !there.has(`${textId} ${path}`));
  const unread = [...new Set(missing.map(({ textId }) => textId))].filter((id) => !known.get(id)?.ranges);
  const ranges = unread.length === 0 ? undefined : await rangesOf(read, unread);
  for (const { textId, path } of places) {
    const text = known.get(textId);
    if (text === undefined) continue;
    if (unread.includes(textId)) text.ranges = ranges?.get(textId) ?? [];
    const isInsideRange = (text.ranges ?? []).some((unit) => isInRange(path, unit));
    text.paths.set(path, there.has(`${textId} ${path}`) || isInsideRange);
  }
}
export type Places = ReturnType<typeof createPlaces>;

async function existing(read: MainDb, places: readonly PlaceLookup[]): Promise<Set<string>> {
  const { rows } = await sql<{ textId: number; path: string }>`
    select text_id as "textId", path from main.provision
    join unnest(${places.map(({ textId }) => textId)}::int[], ${places.map(({ path }) => path)}::text[])
      as requested (id, wanted) on text_id = id and path = wanted`.execute(read);
  return new Set(rows.map(({ textId, path }) => `${textId} ${path}`));
}

/** The units of texts that stand for several articles. */
export async function rangesOf(read: MainDb, ids: readonly number[]): Promise<Map<number, RangeUnit[]>> {
  const { rows } = await sql<{ textId: number } & RangeUnit>`
    select text_id as "textId", path as id, head->'range' as range from main.unit
    where text_id = any(${[...ids]}::int[]) and kind = 'article' and head->'range' is not null`.execute(read);
  return Map.groupBy(rows, ({ textId }) => textId);
}
