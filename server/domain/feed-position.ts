import type { OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

/** What pages of all feeds have: their lines, the number after which the next one begins, and where the feed ends. */
type Page<Item> = {
  items: readonly Item[];
  next: number;
  more: boolean;
  last: number;
  mark?: string | undefined;
  /** Whether the line of the number that is known here is still the same. */
  same: boolean;
};
type PositionTable = 'law_position' | 'change_position';

/** A feed of the main server, and what is done with its lines here. */
type Feed<Item> = {
  /** Keeps how far it was read. */
  position: PositionTable;
  /** Anything but a page if there is none. */
  page: (since: number, mark: string | null) => Promise<Page<Item> | string | undefined>;
  /** Enters lines, of each thing the latest, unless a later one of it is known. */
  enter: (trx: OrganisationTransaction, items: readonly Item[], at: Date) => Promise<void>;
  /** Numbers of the feed mean something else from now on: all that is known counts as from before. */
  forgetNumbers: (trx: OrganisationTransaction) => Promise<void>;
  /** What has no number after all was read again is not there any more. */
  withdrawUnnumbered: (trx: OrganisationTransaction) => Promise<void>;
};

/**
 * Reads what a feed of the main server has since the last time, page by page. A page is taken over whole, and only from
 * the number at which this organisation is: one that comes twice, too late or in another order changes nothing. Resolves
 * to whether it was read to its end. `goOn` is asked before each further page.
 */
export async function followPages<Item>(
  organisation: Organisation,
  feed: Feed<Item>,
  now: () => Date,
  goOn: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  for (;;) {
    const { since, mark } = await positionOf(organisation, feed.position);
    const page = await feed.page(since, mark);
    if (typeof page !== 'object') {
      await organisation.db.updateTable(feed.position).set({ reached: false }).execute();
      return false;
    }
    const isTaken = await takeOver(organisation, { feed, since, page, at: now() });
    // Another process has read on meanwhile, or the feed is behind.
    if (!isTaken) return false;
    if (!isOfOthers(page, since) && !page.more) return true;
    if (!(await goOn())) return false;
  }
}

async function positionOf(
  { db }: Organisation,
  table: PositionTable,
): Promise<{ since: number; mark: string | null }> {
  const { position, mark } = await db
    .selectFrom(table)
    .select(['position', 'mark'])
    .executeTakeFirstOrThrow();
  // There is no line 0.
  return { since: Number(position), mark: Number(position) === 0 ? null : mark };
}

/** Whether the numbers of a page are not those that are known here: it ends before, or has another line there. */
const isOfOthers = ({ last, same }: Pick<Page<unknown>, 'last' | 'same'>, since: number) =>
  last < since || !same;

type TakeOver<Item> = { feed: Feed<Item>; since: number; page: Page<Item>; at: Date };

/** Takes a page over, unless it does not begin where this organisation is. */
function takeOver<Item>({ db }: Organisation, { feed, since, page, at }: TakeOver<Item>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { position, behind_since: behindSince } = await trx
      .selectFrom(feed.position)
      .select(['position', 'behind_since'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const set = (values: { position?: number; mark?: string | null; behind_since: Date | null }) =>
      trx
        .updateTable(feed.position)
        .set({ ...values, heard_at: at, reached: true })
        .execute();
    if (Number(position) !== since) return false;
    if (isOfOthers(page, since)) {
      const isLong = behindSince !== null && at.getTime() - behindSince.getTime() >= behindUntilRestored;
      const isRestored = page.last >= since || isLong;
      if (isRestored) await feed.forgetNumbers(trx);
      const anew = { position: 0, mark: null, behind_since: null };
      await set(isRestored ? anew : { behind_since: behindSince ?? at });
      return isRestored;
    }
    await feed.enter(trx, page.items, at);
    if (!page.more) await feed.withdrawUnnumbered(trx);
    await set({ position: Math.max(page.next, since), mark: page.mark ?? null, behind_since: null });
    return true;
  });
}

/**
 * Milliseconds for which a feed may end before the number that is known: it may be that of a replica, or a reply that
 * comes late. Then, and at once where a line has another mark, the main server was restored from a backup, and everything
 * is read again, which changes nothing twice.
 */
const behindUntilRestored = 600_000;
