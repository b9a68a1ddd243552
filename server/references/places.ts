import { sql } from 'kysely';
import { isInRange, type RangeUnit } from '#core/law/range.ts';
import type { MainDb } from '../data/open-main.ts';

export type AskedPlace = { textId: number; path: string };
/** Tells whether a place is there; only of places that were asked for. */
export type PlaceTest = (place: AskedPlace) => boolean;

type Known = { paths: Map<string, boolean>; ranges: readonly RangeUnit[] | undefined };
/** Texts of which it is remembered what they have; those asked longest ago give way. */
const mostTexts = 400;

/** Which places texts have. A stored text never changes, so what was once asked is remembered. */
export function createPlaces(read: MainDb) {
  const texts = new Map<number, Known>();
  const knownOf = (id: number): Known => {
    const known = texts.get(id) ?? { paths: new Map<string, boolean>(), ranges: undefined };
    texts.delete(id);
    texts.set(id, known);
    return known;
  };
  const askAbout = async (asked: readonly AskedPlace[]): Promise<void> => {
    const there = await existing(read, asked);
    const missing = asked.filter(({ textId, path }) => !there.has(`${textId} ${path}`));
    const unread = [...new Set(missing.map(({ textId }) => textId))].filter((id) => !knownOf(id).ranges);
    if (unread.length > 0) {
      const ranges = await rangesOf(read, unread);
      for (const id of unread) knownOf(id).ranges = ranges.get(id) ?? [];
    }
    for (const { textId, path } of asked) {
      const known = knownOf(textId);
      const isFolded = (known.ranges ?? []).some((unit) => isInRange(path, unit));
      known.paths.set(path, there.has(`${textId} ${path}`) || isFolded);
    }
  };
  return {
    /** Asks for all of them at once. */
    test: async (places: readonly AskedPlace[]): Promise<PlaceTest> => {
      const asked = places.filter(({ textId, path }) => !knownOf(textId).paths.has(path));
      if (asked.length > 0) await askAbout(asked);
      const answers = new Map(places.map(({ textId }) => [textId, knownOf(textId).paths]));
      for (const id of texts.keys()) if (texts.size > mostTexts) texts.delete(id);
      return ({ textId, path }) => answers.get(textId)?.get(path) ?? false;
    },
  };
}
export type Places = ReturnType<typeof createPlaces>;

async function existing(read: MainDb, asked: readonly AskedPlace[]): Promise<Set<string>> {
  const { rows } = await sql<{ textId: number; path: string }>`
    select text_id as "textId", path from main.provision
    join unnest(${asked.map(({ textId }) => textId)}::int[], ${asked.map(({ path }) => path)}::text[])
      as asked (id, wanted) on text_id = id and path = wanted`.execute(read);
  return new Set(rows.map(({ textId, path }) => `${textId} ${path}`));
}

/** The units of texts that stand for several articles. */
export async function rangesOf(read: MainDb, ids: readonly number[]): Promise<Map<number, RangeUnit[]>> {
  const { rows } = await sql<{ textId: number } & RangeUnit>`
    select text_id as "textId", path as id, head->'range' as range from main.unit
    where text_id = any(${[...ids]}::int[]) and kind = 'article' and head->'range' is not null`.execute(read);
  return Map.groupBy(rows, ({ textId }) => textId);
}
