import { type SelectQueryBuilder, sql } from 'kysely';
import type { CommentOrder } from '#core/contract/domain/comment-lists.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { DomainCaller } from './authentication.ts';
import type { CommentRow } from './comment-rights.ts';
import { seenComments } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];
/** Comments that somebody may see and that match filters, before anything is selected of them. */
type Matches = SelectQueryBuilder<OrganisationTables, 'comment', object>;
export type PageRequest = { sort: CommentOrder; order: 'asc' | 'desc'; start: number; rows: number };
export type CountedPage = { total: number; rows: CommentRow[] };

/** What each order compares; null comes last, as the database has it. */
const sortKeys: Record<CommentOrder, readonly [string, string?]> = {
  editDate: ['comment.edited_at'],
  createdAt: ['comment.created_at'],
  regArt: ['comment.reg_text_id', 'comment.path_key'],
  type: ['comment.comment_type'],
  status: ['comment.status'],
  author: ['account.full_name'],
};

/** With the names that an order needs. */
const withNames = (matches: Matches, sort: CommentOrder): Matches =>
  sort === 'author'
    ? (matches.leftJoin('account', 'account.id', 'comment.author') as unknown as Matches)
    : matches;

/**
 * A page in an order. Comments that are equal in it have an order too, so that no page repeats one; it has the same
 * direction, so that an index gives both.
 */
export function pageOf(matches: Matches, { sort, order, start, rows }: PageRequest): Promise<CommentRow[]> {
  const keys = sortKeys[sort].flatMap((key) => (key === undefined ? [] : [sql.ref(key)]));
  return keys
    .reduce((query, key) => query.orderBy(key, order), withNames(matches, sort).selectAll('comment'))
    .orderBy('comment.id', order)
    .offset(start)
    .limit(rows)
    .execute();
}

/** How many match, and a page of them, side by side. */
export async function countBesidePage(matches: Matches, request: PageRequest): Promise<CountedPage> {
  const [total, rows] = await Promise.all([countOf(matches), pageOf(matches, request)]);
  return { total, rows };
}

async function countOf(matches: Matches): Promise<number> {
  const counted = matches.select(sql<number>`count(*)::integer`.as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

/**
 * The same where it takes long to tell whether a comment matches: all texts are read once for both, instead of once for
 * each.
 */
export async function countWithPage(
  db: Db,
  caller: DomainCaller,
  matches: Matches,
  request: PageRequest,
): Promise<CountedPage> {
  const { sort, order, start, rows } = request;
  const [first, second] = sortKeys[sort];
  const sorted = withNames(matches, sort)
    .select('comment.id')
    .select([
      sql.ref(first).as('first'),
      (second === undefined ? sql.lit(null) : sql.ref(second)).as('second'),
    ]);
  const ofPage = await db
    .with(
      (named) => named('match').materialized(),
      () => sorted,
    )
    .selectFrom('match')
    .select(['match.id', sql<number>`count(*) over ()::integer`.as('total')])
    .orderBy('match.first', order)
    .orderBy('match.second', order)
    .orderBy('match.id', order)
    .offset(start)
    .limit(rows)
    .execute();
  const [one] = ofPage;
  // Behind the last page no row tells the number.
  if (one === undefined) return { total: await countOf(matches), rows: [] };
  const loaded = await seenComments(db, caller)
    .selectAll('comment')
    .where(
      'comment.id',
      'in',
      ofPage.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(loaded.map((row) => [row.id, row]));
  return { total: one.total, rows: ofPage.flatMap(({ id }) => byId.get(id) ?? []) };
}
