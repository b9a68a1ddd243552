import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { EntityType } from '#core/contract/main/indexing.ts';
import { isOfLock } from '../data/database-away.ts';
import { withoutTimeLimit } from '../data/database-limits.ts';
import type { OnProgress } from '../data/index-builds.ts';
import type { MainDb } from '../data/open-main.ts';
import { publishedChanges } from '../data/published-changes.ts';
import { keepImportsAway } from '../import/remove-documents.ts';
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

/** The table whose indexes serve the search of a kind. */
const tableOf = {
  topics: 'search_entry',
  news: 'search_entry',
  changeFiles: 'search_entry',
  regestaComments: 'provider_comment',
  changes: 'provider_change',
} as const satisfies Record<BesideLaw, string>;

/** Milliseconds that an index to be made anew waits for those who use it: searches that begin meanwhile wait as well. */
const lockPatience = 2000;
/** How often it is tried, and the milliseconds between, in which searches that waited go on. */
const tries = 8;
const pause = 500;

/** Builds anew what the search of a kind beside law uses; of files it says how far it is. */
export async function rebuildBesideLaw(
  db: MainDb,
  kind: BesideLaw,
  { withText, onProgress }: Options,
): Promise<Rebuilt> {
  const rebuilt =
    kind === 'changeFiles'
      ? await withText((takeText) => indexProviderFiles(db, { takeText, onProgress, anew: true }))
      : { entries: await inTurn(db, builders[kind]) };
  await refresh(db, tableOf[kind]);
  return rebuilt;
}

/** Builds and imports take turns, those of other processes too: each writes to tables that the other locks. */
const inTurn = <T>(db: MainDb, work: (trx: MainDb) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await withoutTimeLimit(trx);
    await keepImportsAway(trx);
    return work(trx);
  });

const builders: Record<Exclude<BesideLaw, 'changeFiles'>, (trx: MainDb) => Promise<number>> = {
  topics: (trx) => indexTopics(trx, { anew: true }),
  news: (trx) => indexNews(trx, { anew: true }),
  // The database derives what is compared when a row is written.
  regestaComments: async (trx) => {
    await sql`update main.provider_comment set text = text`.execute(trx);
    const { entries } = await trx
      .selectFrom('provider_comment')
      .select(sql<number>`count(*)::integer`.as('entries'))
      .executeTakeFirstOrThrow();
    return entries;
  },
  // Servers of organisations search their copies, and derive what they compare from each line of the feed; here is the
  // index by which lines are read.
  changes: async (trx) => {
    const { entries } = await publishedChanges(trx)
      .select(sql<number>`count(*)::integer`.as('entries'))
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    return entries;
  },
};

type Table = (typeof tableOf)[BesideLaw];

/**
 * Makes the indexes of a table anew, and what the planner knows of it. Nobody can read by an index until the transaction
 * ends in which it was made, so that this one does nothing else.
 */
async function refresh(db: MainDb, table: Table): Promise<void> {
  for (let tried = 1; ; tried++)
    try {
      await inTurn(db, (trx) => reindex(trx, table));
      break;
    } catch (error) {
      if (tried === tries || !isOfLock(error)) throw error;
      await wait(pause);
    }
  await inTurn(db, (trx) => sql`analyze ${sql.table(`main.${table}`)}`.execute(trx));
}

async function reindex(trx: MainDb, table: Table): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(lockPatience)}`.execute(trx);
  await sql`reindex table ${sql.table(`main.${table}`)}`.execute(trx);
}
