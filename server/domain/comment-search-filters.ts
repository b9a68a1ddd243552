import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { FieldName } from '#core/law/search/modifiers.ts';
import { foldText } from '#core/lib/fold.ts';
import { folded } from '../data/folded.ts';
import { fails, holds } from '../data/query-conditions.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { commentStatuses } from '../lib/comment-types.ts';
import { likeWord } from '../lib/like-word.ts';

type CommentExpression = ExpressionBuilder<OrganisationTables, 'comment'>;
type Condition = Expression<SqlBool>;

/** Whether a comment matches the value of a field of a query. */
export const matchesField = (eb: CommentExpression, field: FieldName, value: string): Condition =>
  conditions[field](eb, value);

const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const isCalled = (name: string) => sql<SqlBool>`${folded('account.full_name')} like ${likeWord(name)}`;
const midnight = (day: string) => sql<Date>`${day}::date::timestamp at time zone 'Europe/Zurich'`;

const conditions: Record<FieldName, (eb: CommentExpression, value: string) => Condition> = {
  // Documents are named by their key here; the main server alone knows their other names.
  reg: (eb, value) => eb('comment.reg_text_id', '=', value.toLowerCase()),
  art: (eb, value) => eb.or([eb('comment.path', '=', value), eb('comment.path', 'like', `${like(value)}^%`)]),
  // Comments have no title.
  title: () => fails,
  type: (_, value) => (value === 'comment' ? holds : fails),
  // The category of a document is known to the main server alone.
  in: () => holds,
  before: (eb, value) => eb('comment.edited_at', '<', midnight(value)),
  after: (eb, value) => eb('comment.edited_at', '>=', midnight(value)),
  at: (eb, value) => eb.or([eb('comment.version_date', 'is', null), eb('comment.version_date', '<=', value)]),
  tag: (eb, value) =>
    eb.exists(
      eb
        .selectFrom('comment_tag')
        .innerJoin('account', 'account.id', 'comment_tag.account_id')
        .select(sql.lit(1).as('one'))
        .whereRef('comment_tag.comment_id', '=', 'comment.id')
        .where(isCalled(value)),
    ),
  status: (eb, value) => {
    const ids = commentStatuses
      .filter(({ status, names }) =>
        [status, ...Object.values(names)].some((name) => foldText(name) === foldText(value)),
      )
      .map(({ id }) => id);
    return ids.length === 0 ? fails : eb('comment.status', 'in', ids);
  },
  owner: (eb, value) =>
    eb.exists(
      eb
        .selectFrom('account')
        .select(sql.lit(1).as('one'))
        .whereRef('account.id', '=', 'comment.author')
        .where(isCalled(value)),
    ),
};
