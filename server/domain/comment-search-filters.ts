import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { type FieldName, fields } from '#core/law/search/modifiers.ts';
import type { Filter } from '#core/law/search/query.ts';
import { foldText } from '#core/lib/fold.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { commentStatuses } from './comment-types.ts';

type CommentExpression = ExpressionBuilder<OrganisationTables, 'comment'>;
type Condition = ExpressionWrapper<OrganisationTables, 'comment', SqlBool>;

/** The filters of a query on comments: values of a field are alternatives, or all must hold, as its table says. */
export function matchesFilters(eb: CommentExpression, filters: readonly Filter[]): Condition[] {
  return [...Map.groupBy(filters, ({ field }) => field)].flatMap(([field, all]) => {
    const negative = all.filter((one) => one.negative).map(({ value }) => eb.not(matches(eb, field, value)));
    const positive = all.filter((one) => !one.negative).map(({ value }) => matches(eb, field, value));
    const { combine } = fields.find(({ name }) => name === field) ?? { combine: 'all' };
    const joined = { any: () => [eb.or(positive)], all: () => positive, last: () => positive.slice(-1) };
    return [...negative, ...(positive.length > 0 ? joined[combine]() : [])] as Condition[];
  });
}

function matches(eb: CommentExpression, field: FieldName, value: string): Condition {
  const condition = conditions[field];
  return condition(eb, value) as Condition;
}

const holds = () => sql.lit<boolean>(true);
const fails = () => sql.lit<boolean>(false);
const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const midnight = (day: string) => sql<Date>`${day}::date::timestamp at time zone 'Europe/Zurich'`;

const conditions: Record<FieldName, (eb: CommentExpression, value: string) => unknown> = {
  // Documents are named by their key here; the main server alone knows their other names.
  reg: (eb, value) => eb('comment.reg_text_id', '=', value.toLowerCase()),
  art: (eb, value) => eb.or([eb('comment.path', '=', value), eb('comment.path', 'like', `${like(value)}^%`)]),
  // Comments have no title.
  title: fails,
  type: (_, value) => (value === 'comment' ? holds() : fails()),
  // The category of a document is known to the main server alone.
  in: holds,
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
        .where('account.full_name', 'ilike', `%${like(value)}%`),
    ),
  status: (eb, value) => {
    const ids = commentStatuses
      .filter(({ status, names }) =>
        [status, ...Object.values(names)].some((name) => foldText(name) === foldText(value)),
      )
      .map(({ id }) => id);
    return ids.length === 0 ? fails() : eb('comment.status', 'in', ids);
  },
  owner: (eb, value) =>
    eb.exists(
      eb
        .selectFrom('account')
        .select(sql.lit(1).as('one'))
        .whereRef('account.id', '=', 'comment.author')
        .where('account.full_name', 'ilike', `%${like(value)}%`),
    ),
};
