import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { FieldName } from '#core/law/search/modifiers.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { type Query, termsOf } from '#core/law/search/query.ts';
import { foldText } from '#core/lib/fold.ts';
import { byIndex } from '../data/by-index.ts';
import { folded } from '../data/folded.ts';
import { fails, holds, queryCondition } from '../data/query-conditions.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { likeWord } from '../lib/like-word.ts';
import { markedSnippet } from '../lib/marked-snippet.ts';
import { runsToFind } from '../lib/trigrams.ts';
import type { Organisation } from './organisation.ts';
import type { SearchSource } from './search.ts';

type Db = Organisation['db'];
type FileExpression = ExpressionBuilder<OrganisationTables, 'change_file'>;
type Condition = Expression<SqlBool>;

/** Characters around the first match that are read of a long text. */
const around = 2000;

/** The files of changes in the search, by their labels and the text in them; the last added first. */
export const changeFileSource: SearchSource = {
  facet: 'changeFiles',
  find: async (db, caller, { query: typed, ...page }) => {
    const { query, problems } = parseQuery(typed);
    if (problems.some(({ fatal }) => fatal) || !caller.seesChanges) return { hits: [], total: 0 };
    return byIndex(db, (trx) => findFiles(trx, query, page));
  },
};

async function findFiles(db: Db, query: Query, { start, rows }: { start: number; rows: number }) {
  const matches = matchingFiles(db, query);
  const { total } = await matches
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  if (rows === 0 || total === 0) return { hits: [], total };
  const words = termsOf(query.root).map(({ text }) => foldText(text));
  const ofPage = await matches
    .leftJoin('change_content_text', 'change_content_text.content_id', 'change_file.content_id')
    .select(['change_file.id', 'change_file.label', passage(words).as('passage')])
    .select((eb) => slugOf(eb).as('slug'))
    .orderBy('change_file.uploaded_at', 'desc')
    .orderBy('change_file.id')
    .offset(start)
    .limit(rows)
    .execute();
  const hits = ofPage.map(({ id, label, passage: text, slug: change }) => ({
    facet: 'changeFiles' as const,
    id,
    title: label,
    ...(change !== null && { address: `/changes/${encodeURIComponent(change)}` }),
    snippet: markedSnippet(text ?? label, words),
  }));
  return { hits, total };
}

/** The files that answer a query. */
export const matchingFiles = (db: Db, query: Query) =>
  db
    .selectFrom('change_file')
    .where('change_file.uploaded_at', 'is not', null)
    .where((eb) =>
      queryCondition(query, {
        hasText: (text) => hasText(eb, text),
        matches: (field, value) => conditions[field](eb, value),
      }),
    );

/** The name of its change in addresses. */
const slugOf = (eb: FileExpression) => {
  const copied = eb
    .selectFrom('change_copy')
    .select('change_copy.slug')
    .whereRef('change_copy.main_id', '=', 'change_file.change_id')
    .where('change_file.change_origin', '=', 'main');
  const own = eb
    .selectFrom('change_element')
    .select('change_element.slug')
    .whereRef('change_element.id', '=', 'change_file.change_id')
    .where('change_file.change_origin', '=', 'domain');
  return sql<string | null>`coalesce(${copied}, ${own})`;
};

/** In its text or in its label. */
function hasText(eb: FileExpression, text: string): Condition {
  const inLabel = eb('change_file.folded_label', 'like', likeWord(text));
  const contents = contentsWith(eb, text);
  return contents === undefined ? inLabel : eb.or([eb('change_file.content_id', 'in', contents), inLabel]);
}

/**
 * The texts with a word, by the index, so that no search reads all texts: what has all runs of the word is looked at; what is
 * shorter than a run has to be a word of its own there. Undefined for what the index does not know, such as one sign between
 * words.
 */
function contentsWith(eb: FileExpression, text: string) {
  const known = runsToFind(foldText(text));
  if (known === undefined) return undefined;
  return eb
    .selectFrom('change_content_text')
    .select('change_content_text.content_id')
    .where('change_content_text.trigrams', '@>', sql<string[]>`${known.runs}::text[]`)
    .$if(!known.isWhole, (those) => those.where('change_content_text.folded', 'like', likeWord(text)));
}

/** The text around the first of the words that is in it. Folded texts have nearly the same length as the texts. */
function passage(words: readonly string[]) {
  const places = words.map((word) => sql`nullif(strpos(change_content_text.folded, ${word}), 0)`);
  const first = places.length === 0 ? sql`1` : sql`coalesce(least(${sql.join(places)}), 1)`;
  const from = sql`greatest(${first} - ${around}, 1)`;
  return sql<string | null>`substr(change_content_text.text, (${from})::int, ${2 * around}::int)`;
}

const midnight = (day: string) => sql<Date>`${day}::date::timestamp at time zone 'Europe/Zurich'`;

/** Fields of a query of which files know nothing are true of none, or of all where they narrow law only. */
const conditions: Record<FieldName, (eb: FileExpression, value: string) => Condition> = {
  reg: () => fails,
  art: () => fails,
  title: (eb, value) => eb('change_file.folded_label', 'like', likeWord(value)),
  type: () => fails,
  in: () => holds,
  before: (eb, value) => eb('change_file.uploaded_at', '<', midnight(value)),
  after: (eb, value) => eb('change_file.uploaded_at', '>=', midnight(value)),
  at: () => holds,
  tag: () => fails,
  status: () => fails,
  owner: (eb, value) =>
    eb.exists(
      eb
        .selectFrom('account')
        .select(sql.lit(1).as('one'))
        .whereRef('account.id', '=', 'change_file.uploaded_by')
        .where(sql<SqlBool>`${folded('account.full_name')} like ${likeWord(value)}`),
    ),
};
