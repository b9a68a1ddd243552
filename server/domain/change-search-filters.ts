import { type Expression, type SqlBool, sql } from 'kysely';
import { type ChangeStatus, changeStatuses } from '#core/contract/change-values.ts';
import type { FieldName } from '#core/law/search/modifiers.ts';
import { foldText } from '#core/lib/fold.ts';
import { folded } from '../data/folded.ts';
import { fails, holds } from '../data/query-conditions.ts';
import { likeWord } from '../lib/like-word.ts';
import { statusWords } from '../lib/status-words.ts';
import type { Organisation } from './organisation.ts';

type Condition = Expression<SqlBool>;

/** The colours of statuses, by which queries name them too. */
const colours: Partial<Record<ChangeStatus, readonly string[]>> = {
  R: ['red', 'rot', 'rouge', 'rosso'],
  A: ['orange', 'arancione'],
  G: ['green', 'grün', 'vert', 'verde'],
};

/** What a status is called in queries, beside its code, in each language. */
export const namesOfStatus = (status: ChangeStatus): string[] => [
  ...Object.values(statusWords).map((words) => words[status]),
  ...(colours[status] ?? []),
];

const date = sql`coalesce(copy.date, change.date)`;
const provisions = sql`coalesce(copy.provisions, change.provisions)`;
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Whether a change matches the value of a field of a query. */
export const matchesChange = (db: Organisation['db'], field: FieldName, value: string): Condition =>
  conditionsOf(db)[field](value);

function conditionsOf(db: Organisation['db']): Record<FieldName, (value: string) => Condition> {
  const provision = (pattern: string) =>
    sql<boolean>`exists (select 1 from jsonb_array_elements_text(${provisions}) as provision where provision like ${pattern})`;
  return {
    // Documents are named by their key here; the main server alone knows their other names.
    reg: (value) => provision(`${escaped(value.toLowerCase())}~%`),
    art: (value) => sql`(${provision(`%~${escaped(value)}`)} or ${provision(`%~${escaped(value)}^%`)})`,
    // The words of a change begin with its topic.
    title: (value) =>
      sql`split_part(coalesce(copy.folded, change.folded), E'\n\n', 1) like ${likeWord(value)}`,
    type: (value) => (value === 'change' ? holds : fails),
    // The category of a document is known to the main server alone.
    in: () => holds,
    before: (value) => sql`${date} < ${value}::date`,
    after: (value) => sql`${date} >= ${value}::date`,
    at: (value) => sql`${date} <= ${value}::date`,
    // Nobody is named in a change.
    tag: () => fails,
    status: (value) => {
      const meant = changeStatuses.filter((code) =>
        [code, ...namesOfStatus(code)].some((name) => foldText(name) === foldText(value)),
      );
      return meant.length === 0 ? fails : sql`coalesce(change.status, '?') in (${sql.join(meant)})`;
    },
    owner: (value) =>
      sql`change.owner in ${db
        .selectFrom('account')
        .select('account.id')
        .where(sql<boolean>`${folded('account.full_name')} like ${likeWord(value)}`)}`,
  };
}
