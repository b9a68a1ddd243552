import { sql } from 'kysely';
import type { FeedItem } from '#core/contract/main/feed.ts';
import { followPages } from './feed-position.ts';
import type { LawLink } from './law-link.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
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
async function enter(
  trx: OrganisationTransaction,
  items: readonly FeedItem[],
  heard_at: Date,
): Promise<void> {
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
        heard_at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['reg_text_id', 'language', 'version_date'])
        .doUpdateSet({
          sequence: sql`excluded.sequence`,
          withdrawn: sql`excluded.withdrawn`,
          seen_to: false,
          watchers_notified: false,
        })
        .whereRef('law_text.sequence', '<', sql`excluded.sequence`),
    )
    .execute();
}
