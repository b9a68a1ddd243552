import { sql } from 'kysely';
import { DatabaseAway } from '../data/database-away.ts';
import { swissDay } from '../data/versions.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { moveToToday } from './carry-current.ts';
import { carryDocument } from './carry-texts.ts';
import { parkWithdrawn } from './carry-withdrawn.ts';
import type { RunCarry } from './carry-worker.ts';
import { followChanges } from './change-feed.ts';
import { dropUnusedCopies } from './law-copies.ts';
import { followFeed } from './law-feed.ts';
import type { LawLink } from './law-link.ts';
import { createReach, type Reach } from './law-reach.ts';
import { type Turn, takeTurn } from './law-turn.ts';
import { followNews } from './news-copy.ts';
import type { Organisation } from './organisation.ts';
import { placeInLanguages } from './place-languages.ts';
import { settleWritten } from './settle-written.ts';
import type { WatchWork } from './watch-work.ts';
import { findUnplaced } from './written-places.ts';

export type LawWorkOptions = {
  law: LawLink;
  /** Decides what becomes of places, in a worker. */
  carry: RunCarry;
  now: () => Date;
  /** Notes what happened to what people watch. */
  watch?: WatchWork;
  log: (message: string) => void;
  /** Ends the work between two transactions. */
  signal?: AbortSignal;
};
export type LawWork = (organisations: readonly Organisation[]) => Promise<void>;

/**
 * Follows the law of the main server for organisations, and carries over what they have written. Of several processes
 * one works for an organisation at a time; what is to be done is in the database, so that another goes on where one ended.
 */
export function createLawWork(options: LawWorkOptions): LawWork {
  /** The day of each organisation on which this process has let comments stand where the law of the day has them. */
  const days = new Map<string, string>();
  const reach = createReach(options);
  return singleFlight(async (organisations) => {
    const law = reach();
    for (const organisation of organisations) {
      if (options.signal?.aborted) return;
      const turn = await takeTurn(organisation);
      if (turn === undefined) continue;
      try {
        await workFor(organisation, { ...options, law, turn, days });
      } catch (error) {
        if (error instanceof DatabaseAway) throw error;
        // One organisation keeps no other waiting; it is tried again with the next turn.
        options.log(`law of ${organisation.slug}: ${error instanceof Error ? error.message : String(error)}`);
      } finally {
        await turn.end();
      }
    }
  });
}

type Work = Omit<LawWorkOptions, 'law'> & { law: Reach; turn: Turn; days: Map<string, string> };

async function workFor(organisation: Organisation, work: Work): Promise<void> {
  const { law, now, turn, signal, days } = work;
  const goOn = async () => !signal?.aborted && (await turn.goOn());
  const today = swissDay(now());
  const isRead = await followFeed(organisation, law, now, goOn);
  await followChanges(organisation, law, now, goOn);
  await followNews(organisation, law, now);
  // From a part of what the feed tells a text would be taken for one that is there, or for the next one.
  if (isRead) await carryAll(organisation, { ...work, goOn, today });
  if (!(await goOn())) return;
  if (days.get(organisation.slug) !== today) {
    await moveToToday(organisation, today);
    days.set(organisation.slug, today);
  }
  // Last, since nothing else waits for it.
  if (isRead && (await goOn())) await work.watch?.(organisation, goOn);
}

type Carrying = Pick<Work, 'law' | 'carry' | 'now'> & { goOn: () => Promise<boolean>; today: string };

/** Gives what was written its place, and carries it over, document after document. */
async function carryAll(
  organisation: Organisation,
  { law, carry, now, goOn, today }: Carrying,
): Promise<void> {
  await findUnplaced(organisation);
  await settleWritten(organisation, { link: law, now, goOn });
  for (const { regTextId, last } of await documentsToSeeTo(organisation)) {
    await parkWithdrawn(organisation, regTextId, { now, goOn });
    const isCarried = await carryDocument(organisation, regTextId, { link: law, run: carry, now, goOn });
    const isPlaced = await placeInLanguages(organisation, regTextId, { link: law, now, goOn });
    await moveToToday(organisation, today, regTextId);
    // Another process that has taken over keeps texts in which nothing stands yet.
    if (!(await goOn())) return;
    await dropUnusedCopies(organisation, regTextId);
    if (isCarried && isPlaced) await markSeenTo(organisation, regTextId, last);
  }
}

/** Documents in which something stands, and of which the feed told something, or in which something was written, since. */
async function documentsToSeeTo({ db }: Organisation): Promise<{ regTextId: string; last: string }[]> {
  return db
    .selectFrom('law_text')
    .select(['law_text.reg_text_id as regTextId'])
    .select(sql<string>`max(law_text.sequence)`.as('last'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('written_place')
          .select(sql.lit(1).as('one'))
          .whereRef('written_place.reg_text_id', '=', 'law_text.reg_text_id'),
      ),
    )
    .groupBy('law_text.reg_text_id')
    .having(sql<boolean>`not bool_and(law_text.seen_to)`)
    .orderBy('law_text.reg_text_id')
    .execute();
}

/** What was told until this number is done; what came meanwhile is not. */
async function markSeenTo({ db }: Organisation, regTextId: string, last: string): Promise<void> {
  await db
    .updateTable('law_text')
    .set({ seen_to: true })
    .where('reg_text_id', '=', regTextId)
    .where('sequence', '<=', last)
    .execute();
}
