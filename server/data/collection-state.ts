import { sql } from 'kysely';
import type { CachedWith } from '#core/contract/endpoint.ts';
import type { MainDb } from './open-main.ts';
import { normalViewer, type Viewer } from './visible-texts.ts';

/** What cached replies follow from in the database, besides their request. */
export type CollectionState = {
  /**
   * Changes whenever a transaction is committed that changed what replies are made of, and never comes back: triggers
   * write a random mark for each (migrations 0019 and 0020), and this is the sum of all.
   */
  state: string;
  /** The viewer as simple as sees the same, so that replies are shared. */
  viewer: Viewer;
  /** Seconds since the last change; what a replica answers may be so much older. */
  age: number;
};

/** The state of what a viewer may read, in one statement, since every request waits for it. */
export async function readCollectionState(
  read: MainDb,
  viewer: Viewer,
  cachedWith: CachedWith,
): Promise<CollectionState> {
  const parts = cachedWith === 'citations' ? ['collection', 'citations'] : ['collection'];
  const { rows } = await sql<{ state: string; age: number; hasOwn: boolean; leavesOut: boolean }>`
    select changes.state, changes.age, ${normalViewer.inSql(viewer)}
    from (
      select sum(mark)::text as state,
        coalesce(extract(epoch from now() - max(at) filter (where isfinite(at))), 1e9)::float8 as age
      from main.collection_change where part = any(${parts}::text[])
    ) as changes`.execute(read);
  const { state = '', age = 0, hasOwn = true, leavesOut = true } = rows[0] ?? {};
  return { state, age, viewer: normalViewer.of(viewer, { hasOwn, leavesOut }) };
}

/** Adds the marks of lines that are a minute old to one line, so that few lines are read; the state stays. */
export async function foldOldChanges(db: MainDb): Promise<void> {
  await sql`
    with old as (
      delete from main.collection_change where transaction <> 0 and at < now() - interval '1 minute'
      returning part, mark, at
    ), sums as (select part, sum(mark) as mark, max(at) as at from old group by part)
    update main.collection_change as base set mark = base.mark + sums.mark, at = greatest(base.at, sums.at)
    from sums where base.transaction = 0 and base.part = sums.part`.execute(db);
}
