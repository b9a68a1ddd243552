import type { Selectable } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { DomainCaller } from './authentication.ts';

export type CommentRow = Selectable<OrganisationTables['comment']>;

export const isIsolated = ({ roles }: Pick<DomainCaller, 'roles'>) => roles.includes('ISOLATED_TESTER');

/** What somebody may do with a comment that they may see. */
export function rightsTo(
  comment: Pick<CommentRow, 'author' | 'private' | 'removed_at'>,
  { account, roles }: Pick<DomainCaller, 'account' | 'roles'>,
) {
  const isEditor = roles.includes('COMMENT_EDITOR');
  const alone = isIsolated({ roles });
  const isThere = comment.removed_at === null;
  const isAuthor = comment.author === account.id;
  const isOwn = isAuthor && (isEditor || alone);
  const edit = isThere && isOwn;
  const shared = isThere && !comment.private && !alone;
  return {
    edit,
    setStatus: edit || (shared && isEditor),
    remove: edit || (shared && roles.includes('ADMINISTRATOR')),
    // A thread goes on where its first comment was removed: what is left of it is seen by those who see a reply.
    reply: comment.private ? isOwn : isEditor && !alone,
  };
}
