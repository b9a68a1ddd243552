import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { UnitHead } from '../../data/tables/main.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import type { ReadTrx } from './read-only.ts';

/** A container of a stored text. */
type ContainerKey = { textId: number; path: string };
type Container = { title: string; parent: string | undefined };

/** Titles of the containers around units, cached: they are on every page of hits and change with no text. */
export type ContainerTitles = {
  /** Per unit the titles around it, the outermost first; `path` is the path of the innermost container. */
  around: (
    trx: ReadTrx,
    units: readonly { textId: number; path: string | undefined }[],
  ) => Promise<string[][]>;
};

/** Some 200 bytes each. */
const maxContainers = 50_000;
/** Ends the way up where stored containers are around each other. */
const maxDepth = 20;

export function createContainerTitles(): ContainerTitles {
  const cache = new LRUCache<string, Container>({ max: maxContainers });
  return {
    around: async (trx, units) => {
      const innermost = units.map(({ textId, path }) => containerKey(textId, path));
      const missing = innermost.flatMap((place) => chainOf(cache, place).missing ?? []);
      const read = new Map(missing.length === 0 ? [] : await readContainers(trx, missing));
      for (const [key, container] of read) cache.set(key, container);
      // What was just read is looked up first: the cache may already have dropped it.
      const known = { get: (key: string) => read.get(key) ?? cache.get(key) };
      return innermost.map((place) => chainOf(known, place).titles);
    },
  };
}

/** Titles from this place up, the outermost first; `missing` is a container that is not known. */
function chainOf(
  containers: { get: (key: string) => Container | undefined },
  innermost: ContainerKey | undefined,
): { titles: string[]; missing?: ContainerKey } {
  const titles: string[] = [];
  let place = innermost;
  for (let depth = 0; place !== undefined && depth < maxDepth; depth++) {
    const container = containers.get(cacheKey(place));
    if (container === undefined) return { titles, missing: place };
    if (container.title !== '') titles.unshift(container.title);
    place = containerKey(place.textId, container.parent);
  }
  return { titles };
}

type Row = { text_id: number; path: string; head: UnitHead };

/** The containers at these places and all around them. */
async function readContainers(
  trx: ReadTrx,
  places: readonly ContainerKey[],
): Promise<(readonly [string, Container])[]> {
  const { rows } = await sql<Row>`
    with recursive around as (
      select id as text_id, path from jsonb_to_recordset(${JSON.stringify(places.map(({ textId, path }) => ({ id: textId, path })))}::jsonb)
        as missing(id int, path text)
      union
      select unit.text_id, unit.head->>'parent'
      from around join main.unit on unit.text_id = around.text_id and unit.path = around.path
    )
    select unit.text_id, unit.path, unit.head
    from around join main.unit on unit.text_id = around.text_id and unit.path = around.path`.execute(trx);
  return rows.map(({ text_id: textId, path, head }) => [
    cacheKey({ textId, path }),
    { title: titleOf(head), parent: head.parent },
  ]);
}

function titleOf({ num, heading }: UnitHead): string {
  return [plainInline(num), plainInline(heading)].filter(Boolean).join(' ');
}

function containerKey(textId: number, path: string | undefined): ContainerKey | undefined {
  return path === undefined ? undefined : { textId, path };
}

function cacheKey({ textId, path }: ContainerKey): string {
  return `${textId} ${path}`;
}
