import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { parseQuery } from '#core/law/search/parse-query.ts';
import type { Query } from '#core/law/search/query.ts';
import { byIndex } from '../data/by-index.ts';
import { folded } from '../data/folded.ts';
import {
  fieldsOfLaw,
  fieldsOfMoment,
  foldedWords,
  hasIndexedWord,
  passageWith,
} from '../data/indexed-words.ts';
import { queryCondition } from '../data/query-conditions.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { likeWord } from '../lib/like-word.ts';
import { markedSnippet } from '../lib/marked-snippet.ts';
import type { Organisation } from './organisation.ts';
import type { SearchSource } from './search.ts';

type Db = Organisation['db'];
type FileExpression = ExpressionBuilder<OrganisationTables, 'change_file'>;
type Condition = Expression<SqlBool>;

const content = {
  text: sql.ref('change_content_text.text'),
  folded: sql.ref('change_content_text.folded'),
  trigrams: sql.ref('change_content_text.trigrams'),
};

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
  const words = foldedWords(query);
  const ofPage = await matches
    .leftJoin('change_content_text', 'change_content_text.content_id', 'change_file.content_id')
    .select(['change_file.id', 'change_file.label', passageWith(content, words).as('passage')])
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
        matches: (field, value) => conditionsOf(eb)[field](value),
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

const inLabel = (eb: FileExpression, text: string) => eb('change_file.folded_label', 'like', likeWord(text));

/** In its text or in its label. */
function hasText(eb: FileExpression, text: string): Condition {
  const contents = eb
    .selectFrom('change_content_text')
    .select('change_content_text.content_id')
    .where(hasIndexedWord(content, text));
  return eb.or([eb('change_file.content_id', 'in', contents), inLabel(eb, text)]);
}

const conditionsOf = (eb: FileExpression): typeof fieldsOfLaw => ({
  ...fieldsOfLaw,
  ...fieldsOfMoment(sql.ref('change_file.uploaded_at')),
  title: (value) => inLabel(eb, value),
  owner: (value) =>
    eb.exists(
      eb
        .selectFrom('account')
        .select(sql.lit(1).as('one'))
        .whereRef('account.id', '=', 'change_file.uploaded_by')
        .where(sql<SqlBool>`${folded('account.full_name')} like ${likeWord(value)}`),
    ),
});
