import { sql } from 'kysely';
import type { CommentFact } from '#core/contract/domain/comment-lists.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { joinParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';
import { foldText } from '#core/lib/fold.ts';
import { commentFacts } from './comment-facts.ts';
import type { CommentRow } from './comment-rights.ts';
import type { CommentState } from './comment-state.ts';
import { changeBetween } from './fact-state.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

export type CommentTransaction = OrganisationTransaction;

/** What became of a comment, for what follows from it: mails of tags, events for pages that are open. */
export type CommentChange = {
  icid: string;
  at: Date;
  actor: string;
  kind: FactKind;
  before: CommentState | undefined;
  after: CommentState;
  /** Who has an open tag that was not there before. */
  newlyTagged: readonly string[];
};
export type FactKind = CommentFact['kind'];
/** Runs in the transaction of the change, so that both are stored or neither. */
export type AfterCommentChange = (trx: CommentTransaction, change: CommentChange) => Promise<void>;

export type Known = { kind: FactKind; actor: string; now: Date; after: readonly AfterCommentChange[] };

/** A comment with its state. */
export type LoadedComment = { row: CommentRow; state: CommentState };

export async function loadComment(trx: CommentTransaction, icid: string): Promise<LoadedComment | undefined> {
  const row = await trx.selectFrom('comment').selectAll().where('id', '=', icid).executeTakeFirst();
  return row && { row, state: await stateOf(trx, row) };
}

/** How a comment stands, read from the tables. */
export async function stateOf(trx: CommentTransaction, row: CommentRow): Promise<CommentState> {
  const texts = await trx.selectFrom('comment_text').selectAll().where('comment_id', '=', row.id).execute();
  const tags = await trx
    .selectFrom('comment_tag')
    .selectAll()
    .where('comment_id', '=', row.id)
    .orderBy('account_id')
    .execute();
  const links = await trx
    .selectFrom('comment_link')
    .selectAll()
    .where('comment_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    author: row.author,
    private: row.private,
    commentType: row.comment_type,
    status: row.status,
    resolved: row.resolved,
    removed: row.removed_at !== null,
    language: row.language,
    tags: Object.fromEntries(
      tags.map(({ account_id, ended_at }) => [account_id, ended_at === null ? 'open' : 'ended']),
    ),
    links: links.map(({ reg_text_id, path }) => joinParagraphId(reg_text_id, path)),
    words: Object.fromEntries(texts.map(({ language, text }) => [language, text])),
  };
}

/**
 * Brings a comment from its state to another and records the fact. What does not differ leaves no trace. Facts of a
 * comment are never known before earlier ones, whatever the clocks of the processes say.
 */
export async function bringTo(
  trx: CommentTransaction,
  { row, state }: LoadedComment,
  next: CommentState,
  known: Known,
): Promise<boolean> {
  const change = changeBetween(state, next);
  if (change === undefined) return false;
  const at = new Date(Math.max(known.now.getTime(), row.known_at.getTime()));
  const isEdit = known.kind === 'edited' || known.kind === 'removed';
  await trx
    .updateTable('comment')
    .set((eb) => ({
      author: next.author,
      private: next.private,
      comment_type: next.commentType,
      status: next.status,
      resolved: next.resolved,
      language: next.language,
      removed_at: next.removed ? (row.removed_at ?? at) : null,
      known_at: at,
      ...(isEdit ? { edited_at: at, version: eb('version', '+', 1) } : {}),
    }))
    .where('id', '=', row.id)
    .execute();
  await storeParts(trx, row.id, { before: state, after: next }, { at, actor: known.actor });
  const { kind, actor } = known;
  await commentFacts.record(trx, row.id, { kind, actor, at, private: next.private, change });
  await tell(trx, { icid: row.id, at, before: state, after: next }, known);
  return true;
}

/** The words, tags and links that differ. */
export async function storeParts(
  trx: CommentTransaction,
  id: string,
  { before, after }: { before: CommentState | undefined; after: CommentState },
  { at, actor }: { at: Date; actor: string },
): Promise<void> {
  await storeWords(trx, id, before?.words ?? {}, after.words);
  await storeTags(trx, id, { before: before?.tags ?? {}, after: after.tags }, { at, actor });
  if (JSON.stringify(before?.links ?? []) === JSON.stringify(after.links)) return;
  await trx.deleteFrom('comment_link').where('comment_id', '=', id).execute();
  const rows = after.links.map((complete, position) => {
    const { regTextId, path } = splitParagraphId(complete);
    return { comment_id: id, position, reg_text_id: regTextId, path };
  });
  if (rows.length > 0) await trx.insertInto('comment_link').values(rows).execute();
}

async function storeWords(
  trx: CommentTransaction,
  id: string,
  before: CommentState['words'],
  after: CommentState['words'],
): Promise<void> {
  const gone = (Object.keys(before) as InterfaceLanguage[]).filter((one) => after[one] === undefined);
  if (gone.length > 0)
    await trx.deleteFrom('comment_text').where('comment_id', '=', id).where('language', 'in', gone).execute();
  const rows = (Object.entries(after) as [InterfaceLanguage, string][])
    .filter(([language, text]) => before[language] !== text)
    .map(([language, text]) => ({ comment_id: id, language, text, folded: foldText(text) }));
  if (rows.length === 0) return;
  await trx
    .insertInto('comment_text')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['comment_id', 'language'])
        .doUpdateSet({ text: sql`excluded.text`, folded: sql`excluded.folded` }),
    )
    .execute();
}

type Tags = { before: CommentState['tags']; after: CommentState['tags'] };

async function storeTags(
  trx: CommentTransaction,
  id: string,
  { before, after }: Tags,
  { at, actor }: { at: Date; actor: string },
): Promise<void> {
  const own = trx.deleteFrom('comment_tag').where('comment_id', '=', id);
  const gone = Object.keys(before).filter((userId) => after[userId] === undefined);
  if (gone.length > 0) await own.where('account_id', 'in', gone).execute();
  for (const [userId, state] of Object.entries(after)) {
    const ended_at = state === 'ended' ? at : null;
    if (before[userId] === undefined)
      await trx
        .insertInto('comment_tag')
        .values({ comment_id: id, account_id: userId, tagged_at: at, tagged_by: actor, ended_at })
        .execute();
    else if (before[userId] !== state)
      await trx
        .updateTable('comment_tag')
        .set({ ended_at })
        .where('comment_id', '=', id)
        .where('account_id', '=', userId)
        .execute();
  }
}

/** Tells what follows from a change. */
export async function tell(
  trx: CommentTransaction,
  { icid, at, before, after }: Pick<CommentChange, 'icid' | 'at' | 'before' | 'after'>,
  { actor, kind, after: followers }: Known,
): Promise<void> {
  const newlyTagged = Object.keys(after.tags).filter((userId) => before?.tags[userId] === undefined);
  for (const follow of followers) await follow(trx, { icid, at, actor, kind, before, after, newlyTagged });
}
