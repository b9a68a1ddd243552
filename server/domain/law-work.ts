import { sql } from 'kysely';
import { DatabaseAway } from '../data/database-away.ts';
import { swissDay } from '../data/versions.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { moveToToday } from './carry-current.ts';
import { carryDocument } from './carry-texts.ts';
import { parkWithdrawn } from './carry-withdrawn.ts';
import type { RunCarry } from './carry-worker.ts';
import { dropUnusedCopies } from './law-copies.ts';
import { followFeed } from './law-feed.ts';
import type { LawLink } from './law-link.ts';
import { type Turn, takeTurn } from './law-turn.ts';
import type { Organisation } from './organisation.ts';
import { settleWritten } from './settle-written.ts';
import { findUnplaced } from './written-places.ts';

export type LawWorkOptions = {
  law: LawLink;
  /** Decides what becomes of places, in a worker. */
  carry: RunCarry;
  now: () => Date;
  log: (message: string) => void;
  /** Ends the work between two transactions. */
  signal?: AbortSignal;
};
export type LawWork = (organisations: readonly Organisation[]) => Promise<void>;

/**
 * Follows the law of the main server for organisations, and carries over what they have written: at the start all that
 * is there, then what the feed tells. Of several processes one works for an organisation at a time.
 */
export function createLawWork(options: LawWorkOptions): LawWork {
  const known = new Map<string, Known>();
  return singleFlight(async (organisations) => {
    for (const organisation of organisations) {
      if (options.signal?.aborted) return;
      const turn = await takeTurn(organisation, options.now);
      if (turn === undefined) continue;
      try {
        const { slug } = organisation;
        known.set(slug, await workFor(organisation, { ...options, turn, known: known.get(slug) }));
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

/** What this process has seen to since its start: on which day all, and what it could not finish. */
type Known = { day: string; left: ReadonlySet<string> };
type Work = LawWorkOptions & { turn: Turn; known: Known | undefined };

async function workFor(organisation: Organisation, work: Work): Promise<Known> {
  const { law, carry, now, turn, signal, known } = work;
  const goOn = async () => !signal?.aborted && (await turn.goOn());
  const followed = await followFeed(organisation, law, now);
  await findUnplaced(organisation);
  const settled = await settleWritten(organisation, { link: law, now, goOn });
  const today = swissDay(now());
  const documents =
    known?.day === today
      ? await withPlaces(organisation, [...followed.documents, ...settled, ...known.left])
      : await documentsWithPlaces(organisation);
  const left = new Set(documents);
  for (const regTextId of documents) {
    await parkWithdrawn(organisation, regTextId, { now, goOn });
    const isDone = await carryDocument(organisation, regTextId, { link: law, run: carry, now, goOn });
    await moveToToday(organisation, today, regTextId);
    await dropUnusedCopies(organisation, regTextId);
    if (isDone) left.delete(regTextId);
    if (!(await goOn())) break;
  }
  return { day: today, left };
}

async function documentsWithPlaces({ db }: Organisation): Promise<string[]> {
  const rows = await db
    .selectFrom('written_place')
    .select('reg_text_id')
    .distinct()
    .orderBy('reg_text_id')
    .execute();
  return rows.map(({ reg_text_id }) => reg_text_id);
}

/** Of these documents those in which something stands. */
async function withPlaces({ db }: Organisation, documents: readonly string[]): Promise<string[]> {
  if (documents.length === 0) return [];
  const rows = await db
    .selectFrom('written_place')
    .select('reg_text_id')
    .where('reg_text_id', '=', sql<string>`any(${[...new Set(documents)]})`)
    .distinct()
    .orderBy('reg_text_id')
    .execute();
  return rows.map(({ reg_text_id }) => reg_text_id);
}
