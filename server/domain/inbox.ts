import { sql } from 'kysely';
import type { InboxEntry } from '#core/contract/domain/comment-lists.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { requireCollaboration } from './comment-checks.ts';
import { asComments, asPerson, namesOf } from './comment-replies.ts';
import type { CommentRow } from './comment-rights.ts';
import { seenComments } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';

/** The comments in which somebody is named: what waits and what was, for this person only. */
export function inboxHandlers(
  { db }: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, 'inbox' | 'readInbox'> {
  const unread = async (caller: DomainCaller) => {
    const { count } = await tagsOf(db, caller)
      .where('comment_tag.read_at', 'is', null)
      .where('comment_tag.ended_at', 'is', null)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  return {
    inbox: async ({ query: { start, rows, unread: onlyUnread }, caller }) => {
      requireCollaboration(caller);
      const tags = tagsOf(db, caller).$if(onlyUnread === 'true', (query) =>
        query.where('comment_tag.read_at', 'is', null).where('comment_tag.ended_at', 'is', null),
      );
      const { total } = await tags
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow();
      const ofPage = await tags
        .selectAll('comment')
        .select([
          'comment_tag.tagged_at',
          'comment_tag.tagged_by',
          'comment_tag.ended_at',
          'comment_tag.read_at',
        ])
        .orderBy('comment_tag.tagged_at', 'desc')
        .orderBy('comment.id')
        .offset(start)
        .limit(rows)
        .execute();
      const entries = await entriesOf(db, caller, ofPage);
      return { unread: await unread(caller), total, entries };
    },
    readInbox: async ({ body: { icids }, caller }) => {
      requireCollaboration(caller);
      await db
        .updateTable('comment_tag')
        .set({ read_at: now() })
        .where('account_id', '=', caller.account.id)
        .where('read_at', 'is', null)
        .$if(icids !== undefined, (query) =>
          query.where('comment_id', '=', sql<string>`any(${icids ?? []}::uuid[])`),
        )
        .execute();
      return { unread: await unread(caller) };
    },
  };
}

type TagRow = CommentRow & {
  tagged_at: Date;
  tagged_by: string;
  ended_at: Date | null;
  read_at: Date | null;
};

async function entriesOf(
  db: Organisation['db'],
  caller: DomainCaller,
  ofPage: readonly TagRow[],
): Promise<InboxEntry[]> {
  const comments = new Map((await asComments(db, caller, ofPage)).map((one) => [one.icid, one]));
  const names = await namesOf(
    db,
    ofPage.map(({ tagged_by }) => tagged_by),
  );
  return ofPage.flatMap((row) => {
    const comment = comments.get(row.id);
    if (comment === undefined) return [];
    const taggedAt = row.tagged_at.toISOString();
    const taggedBy = asPerson(row.tagged_by, names);
    return [{ comment, taggedAt, taggedBy, open: row.ended_at === null, read: row.read_at !== null }];
  });
}

/** The tags of somebody, each with its comment. */
function tagsOf(db: Organisation['db'], caller: DomainCaller) {
  return seenComments(db, caller)
    .innerJoin('comment_tag', 'comment_tag.comment_id', 'comment.id')
    .where('comment_tag.account_id', '=', caller.account.id);
}
