import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type FieldName, fields } from '#core/law/search/modifiers.ts';
import type { Filter, Query, QueryNode } from '#core/law/search/query.ts';

type Condition = Expression<SqlBool>;

/** How a kind of comment answers the parts of a query. */
export type Answers = {
  /** Words, a beginning or a phrase. */
  hasText: (text: string) => Condition;
  matches: (field: FieldName, value: string) => Condition;
};

const every = (parts: readonly Condition[]): RawBuilder<SqlBool> =>
  parts.length === 0 ? holds : sql`(${sql.join(parts, sql` and `)})`;
const some = (parts: readonly Condition[]): RawBuilder<SqlBool> =>
  parts.length === 0 ? fails : sql`(${sql.join(parts, sql` or `)})`;
const not = (part: Condition): RawBuilder<SqlBool> => sql`not ${part}`;

/** What is true of everything. */
export const holds: RawBuilder<SqlBool> = sql`true`;
/** What is true of nothing. */
export const fails: RawBuilder<SqlBool> = sql`false`;

/** A query of the search as the condition of a statement. */
export function queryCondition({ root, filters }: Query, answers: Answers): RawBuilder<SqlBool> {
  return every([...(root === undefined ? [] : [ofNode(root, answers)]), ...ofFilters(filters, answers)]);
}

function ofNode(node: QueryNode, answers: Answers): Condition {
  switch (node.kind) {
    case 'and':
      return every(node.parts.map((part) => ofNode(part, answers)));
    case 'or':
      return some(node.parts.map((part) => ofNode(part, answers)));
    case 'not':
      return not(ofNode(node.part, answers));
    case 'group':
      return ofNode(node.part, answers);
    // Comments are short: words that are near each other must all be there.
    case 'near':
      return every(node.text.split(/\s+/).map(answers.hasText));
    default:
      return answers.hasText(node.text);
  }
}

/** Values of a field are alternatives, or all must hold, or the last one counts, as the table of fields says. */
function ofFilters(filters: readonly Filter[], { matches }: Answers): Condition[] {
  return [...Map.groupBy(filters, ({ field }) => field)].flatMap(([field, all]) => {
    const negative = all.filter((one) => one.negative).map(({ value }) => not(matches(field, value)));
    const positive = all.filter((one) => !one.negative).map(({ value }) => matches(field, value));
    if (positive.length === 0) return negative;
    const { combine } = fields.find(({ name }) => name === field) ?? { combine: 'all' };
    const joined = { any: () => [some(positive)], all: () => positive, last: () => positive.slice(-1) };
    return [...negative, ...joined[combine]()];
  });
}
