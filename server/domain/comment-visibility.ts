import type { Expression, ExpressionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { Account, DomainCaller } from './authentication.ts';

type Db = Kysely<OrganisationTables>;
/** Somebody for whom a statement reads. */
export type Viewer = Pick<DomainCaller, 'roles' | 'seesChanges'> & { account: Pick<Account, 'id'> };
/** Those for whom one statement reads at once, each in a row: what it says of them. */
export type Viewers = {
  id: Expression<string>;
  isIsolated: Expression<boolean>;
  seesChanges: Expression<boolean>;
};

const asViewers = (viewer: Viewer | Viewers): Viewers =>
  'account' in viewer
    ? {
        id: sql<string>`${viewer.account.id}`,
        isIsolated: sql.lit(viewer.roles.includes('ISOLATED_TESTER')),
        seesChanges: sql.lit(viewer.seesChanges),
      }
    : viewer;

/**
 * Who may see which comment is decided here and nowhere else, in the statement that reads: what somebody must not see
 * is in no list, number, search or export. Private ones are their author's. Isolated testers see their own private ones
 * only. Comments on changes are for those who see changes, by role and plan.
 */
function isSeen(
  eb: ExpressionBuilder<OrganisationTables & { reply: OrganisationTables['comment'] }, 'comment' | 'reply'>,
  name: 'comment' | 'reply',
  viewer: Viewer | Viewers,
) {
  const { id, isIsolated, seesChanges } = asViewers(viewer);
  const ofReader = eb.or([seesChanges, eb(`${name}.change_id`, 'is', null)]);
  const isOwn = eb.and([eb(`${name}.private`, '=', true), eb(`${name}.author`, '=', id)]);
  const isInternal = eb.and([eb(`${name}.private`, '=', false), eb.not(isIsolated)]);
  return eb.and([eb.or([isOwn, isInternal]), ofReader]);
}

/** The comments that somebody may see, without what is left of removed ones. */
export function seenComments(db: Db, viewer: Viewer | Viewers) {
  return db
    .selectFrom('comment')
    .where('comment.removed_at', 'is', null)
    .where((eb) => isSeen(eb as never, 'comment', viewer));
}

/**
 * The same with the places of removed comments in their threads. Such a place is there for those only who may see a
 * reply to it: otherwise it would tell that somebody has a private one.
 */
export function seenInThreads(db: Db, viewer: Viewer) {
  return db
    .selectFrom('comment')
    .where((eb) => isSeen(eb as never, 'comment', viewer))
    .where((eb) =>
      eb.or([
        eb('comment.removed_at', 'is', null),
        eb.exists(seenReplies(eb, viewer).select(sql.lit(1).as('one'))),
      ]),
    );
}

/** The replies to a comment of the statement around. */
export function seenReplies(eb: ExpressionBuilder<OrganisationTables, 'comment'>, viewer: Viewer) {
  return eb
    .selectFrom('comment as reply')
    .whereRef('reply.parent', '=', 'comment.id')
    .where('reply.removed_at', 'is', null)
    .where((inner) => isSeen(inner as never, 'reply', viewer));
}

/**
 * Comments that somebody has seen, or could have, whether they are seen now or not: own ones, and those that were
 * internal once. One that was always private is nothing to others.
 */
export function everSeen(db: Db, { account, seesChanges }: Viewer) {
  return db
    .selectFrom('comment')
    .where((eb) => (seesChanges ? sql.lit(true) : eb('comment.change_id', 'is', null)))
    .where((eb) =>
      eb.or([
        eb('comment.author', '=', account.id),
        eb.exists(
          eb
            .selectFrom('comment_fact')
            .select(sql.lit(1).as('one'))
            .whereRef('comment_fact.comment_id', '=', 'comment.id')
            .where('comment_fact.private', '=', false),
        ),
      ]),
    );
}
