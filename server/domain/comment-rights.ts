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
  const edit = isThere && isAuthor && (isEditor || alone);
  const shared = isThere && !comment.private && !alone;
  return {
    edit,
    setStatus: edit || (shared && isEditor),
    remove: edit || (shared && roles.includes('ADMINISTRATOR')),
    reply: isThere && (comment.private ? edit : shared && isEditor),
  };
}
