import type { ChangeRef } from '#core/contract/change-values.ts';
import { pathSortText, splitParagraphId } from '#core/law/paragraph-id.ts';
import { commentFacts } from './comment-facts.ts';
import type { CommentRow } from './comment-rights.ts';
import type { CommentState } from './comment-state.ts';
import { type CommentTransaction, type Known, storeParts, tell } from './comment-store.ts';
import { changeBetween } from './fact-state.ts';

/** What a comment is about, as it is stored. */
export type CommentPlace = Pick<
  CommentRow,
  'reg_text_id' | 'path' | 'path_key' | 'version_date' | 'change_id' | 'change_origin' | 'parent'
>;

/** Stores a new comment with its first fact. */
export async function insertComment(
  trx: CommentTransaction,
  { place, state }: { place: CommentPlace; state: CommentState },
  known: Known,
): Promise<CommentRow> {
  const at = known.now;
  const row = await trx
    .insertInto('comment')
    .values({
      ...place,
      author: state.author,
      comment_type: state.commentType,
      status: state.status,
      resolved: state.resolved,
      private: state.private,
      language: state.language,
      version: 1,
      created_at: at,
      edited_at: at,
      known_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeParts(trx, row.id, { before: undefined, after: state }, { at, actor: known.actor });
  const change = changeBetween(undefined, state);
  const { kind, actor } = known;
  if (change !== undefined)
    await commentFacts.record(trx, row.id, { kind, actor, at, private: state.private, change });
  await tell(trx, { icid: row.id, at, before: undefined, after: state }, known);
  return row;
}

export const changePlace = ({ id, origin }: ChangeRef): CommentPlace => ({
  reg_text_id: null,
  path: null,
  path_key: null,
  version_date: null,
  change_id: id,
  change_origin: origin,
  parent: null,
});

export function paragraphPlace(complete: string, versionDate: string | null): CommentPlace {
  const { regTextId: reg_text_id, path } = splitParagraphId(complete);
  const path_key = pathSortText(path);
  return {
    reg_text_id,
    path,
    path_key,
    version_date: versionDate,
    change_id: null,
    change_origin: null,
    parent: null,
  };
}
