import { sql } from 'kysely';
import type { EntityType } from '#core/contract/main/indexing.ts';
import { withoutTimeLimit } from '../data/database-limits.ts';
import type { OnProgress } from '../data/index-builds.ts';
import type { MainDb } from '../data/open-main.ts';
import { publishedChanges } from '../data/published-changes.ts';
import { indexNews } from './news.ts';
import { indexProviderFiles, type TakeText } from './provider-files.ts';
import { indexTopics } from './topics.ts';

export type BesideLaw = Exclude<EntityType, 'regulations'>;
type Rebuilt = { entries: number; unreadable?: number };
type Options = {
  /** Lends a process that takes texts, which ends with the work. */
  withText: <T>(work: (takeText: TakeText) => Promise<T>) => Promise<T>;
  onProgress: OnProgress;
};

/** Builds anew what the search of a kind beside law uses. */
export async function rebuildBesideLaw(
  db: MainDb,
  kind: BesideLaw,
  { withText, onProgress }: Options,
): Promise<Rebuilt> {
  if (kind === 'changeFiles') {
    const rebuilt = await withText((takeText) =>
      indexProviderFiles(db, { takeText, onProgress, anew: true }),
    );
    await inOneGo(db, (trx) => refresh(trx, 'search_entry'));
    return rebuilt;
  }
  return { entries: await inOneGo(db, builders[kind]) };
}

const inOneGo = <T>(db: MainDb, build: (trx: MainDb) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await withoutTimeLimit(trx);
    return build(trx);
  });

const builders: Record<Exclude<BesideLaw, 'changeFiles'>, (trx: MainDb) => Promise<number>> = {
  topics: async (trx) => {
    const entries = await indexTopics(trx, { anew: true });
    await refresh(trx, 'search_entry');
    return entries;
  },
  news: async (trx) => {
    const entries = await indexNews(trx, { anew: true });
    await refresh(trx, 'search_entry');
    return entries;
  },
  // The database derives what is compared when a row is written.
  regestaComments: async (trx) => {
    await sql`update main.provider_comment set text = text`.execute(trx);
    await refresh(trx, 'provider_comment');
    const { entries } = await trx
      .selectFrom('provider_comment')
      .select(sql<number>`count(*)::integer`.as('entries'))
      .executeTakeFirstOrThrow();
    return entries;
  },
  // Servers of organisations search their copies, and derive what they compare from each line of the feed; here is the
  // index by which lines are read.
  changes: async (trx) => {
    await refresh(trx, 'provider_change');
    const { entries } = await publishedChanges(trx)
      .select(sql<number>`count(*)::integer`.as('entries'))
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    return entries;
  },
};

/** Makes the indexes of a table anew, and what the planner knows of it. */
async function refresh(
  trx: MainDb,
  table: 'search_entry' | 'provider_comment' | 'provider_change',
): Promise<void> {
  await sql`reindex table ${sql.table(`main.${table}`)}`.execute(trx);
  await sql`analyze ${sql.table(`main.${table}`)}`.execute(trx);
}
