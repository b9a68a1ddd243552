import { sql } from 'kysely';
import type { FeedItem } from '#core/contract/main/feed.ts';
import type { OrganisationTransaction } from './change-lock.ts';
import { followPages } from './feed-position.ts';
import type { LawLink } from './law-link.ts';
import type { Organisation } from './organisation.ts';

/** Reads what the feed of texts has since the last time (feed-position.ts). Resolves to whether it was read to its end. */
export function followFeed(
  organisation: Organisation,
  { feed }: Pick<LawLink, 'feed'>,
  now: () => Date,
  goOn?: () => Promise<boolean>,
): Promise<boolean> {
  const page = (since: number, mark: string | null) => feed(organisation, since, { mark });
  const following = { position: 'law_position', page, enter, forgetNumbers, withdrawUnnumbered } as const;
  return followPages(organisation, following, now, goOn);
}

async function positionOf({ db }: Organisation): Promise<{ since: number; mark: string | null }> {
  const { position, mark } = await db
    .selectFrom('law_position')
    .select(['position', 'mark'])
    .executeTakeFirstOrThrow();
  // There is no line 0.
  return { since: Number(position), mark: Number(position) === 0 ? null : mark };
}

/** Whether the numbers of a page are not those that are known here: it ends before, or has another line there. */
const isOfOthers = ({ last, same }: FeedPage, since: number) => last < since || !same;

/** Takes a page over, unless it does not begin where this organisation is. */
function takeOver({ db }: Organisation, since: number, page: FeedPage, at: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { position, behind_since: behindSince } = await trx
      .selectFrom('law_position')
      .select(['position', 'behind_since'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const set = (values: { position?: number; mark?: string | null; behind_since: Date | null }) =>
      trx
        .updateTable('law_position')
        .set({ ...values, heard_at: at, reached: true })
        .execute();
    if (Number(position) !== since) return false;
    if (isOfOthers(page, since)) {
      const isLong = behindSince !== null && at.getTime() - behindSince.getTime() >= behindUntilRestored;
      const isRestored = page.last >= since || isLong;
      if (isRestored) await forgetNumbers(trx);
      const anew = { position: 0, mark: null, behind_since: null };
      await set(isRestored ? anew : { behind_since: behindSince ?? at });
      return isRestored;
    }
    await enter(trx, page.items);
    if (!page.more) await withdrawUnnumbered(trx);
    await set({ position: Math.max(page.next, since), mark: page.mark ?? null, behind_since: null });
    return true;
  });
}

/**
 * Milliseconds for which the feed may end before the number that is known: it may be that of a replica, or a reply that
 * comes late. Then, and at once where a line has another mark, the main server was restored from a backup, and everything
 * is read again, which changes nothing twice.
 */
const behindUntilRestored = 600_000;

/** Numbers of the feed mean something else from now on: of each text the latest copy stays, as one from before. */
async function forgetNumbers(trx: OrganisationTransaction): Promise<void> {
  await trx.updateTable('law_text').set({ sequence: 0, seen_to: false }).execute();
  await trx
    .deleteFrom('law_copy')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('law_copy as later')
          .select(sql.lit(1).as('one'))
          .whereRef('later.reg_text_id', '=', 'law_copy.reg_text_id')
          .whereRef('later.language', '=', 'law_copy.language')
          .whereRef('later.version_date', '=', 'law_copy.version_date')
          .whereRef('later.sequence', '>', 'law_copy.sequence'),
      ),
    )
    .execute();
  await trx.updateTable('law_copy').set({ sequence: 0 }).execute();
  await trx.updateTable('carried_place').set({ sequence: 0 }).execute();
  await trx.deleteFrom('language_pair').execute();
}

/** What has no number after all was read again is not there any more. */
async function withdrawUnnumbered(trx: OrganisationTransaction): Promise<void> {
  await trx
    .updateTable('law_text')
    .set({ withdrawn: true, seen_to: false })
    .where('sequence', '=', '0')
    .where('withdrawn', '=', false)
    .execute();
}

/** Enters lines in one statement, of each text the latest, unless a later one of it is known. */
async function enter(trx: OrganisationTransaction, items: readonly FeedItem[]): Promise<void> {
  const inOrder = items.toSorted((one, other) => one.sequence - other.sequence);
  const latest = new Map(
    inOrder.map((item) => [JSON.stringify([item.regTextId, item.language, item.versionDate]), item]),
  );
  if (latest.size === 0) return;
  await trx
    .insertInto('law_text')
    .values(
      [...latest.values()].map((item) => ({
        reg_text_id: item.regTextId,
        language: item.language,
        version_date: item.versionDate,
        sequence: item.sequence,
        withdrawn: item.kind === 'withdrawn',
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['reg_text_id', 'language', 'version_date'])
        .doUpdateSet({
          sequence: sql`excluded.sequence`,
          withdrawn: sql`excluded.withdrawn`,
          seen_to: false,
        })
        .whereRef('law_text.sequence', '<', sql`excluded.sequence`),
    )
    .execute();
}
