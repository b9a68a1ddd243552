import { type Expression, type SqlBool, sql } from 'kysely';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { ProviderCommentReply } from '#core/contract/main/search.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { FieldName } from '#core/law/search/modifiers.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { categoriesOf, type Query, termsOf } from '#core/law/search/query.ts';
import { foldText } from '#core/lib/fold.ts';
import type { MainDb } from '../data/open-main.ts';
import { fails, holds, queryCondition } from '../data/query-conditions.ts';
import { listedRegulations, listedTexts, type Viewer } from '../data/visible-texts.ts';
import { likeWord } from '../lib/like-word.ts';
import { firstMatch, markedSnippet } from '../lib/marked-snippet.ts';

type Request = { query: string; displayLanguage: string; start: number; rows: number };

/** How many comments of the provider a query finds; none where it cannot be read. */
export async function countProviderComments(read: MainDb, viewer: Viewer, typed: string): Promise<number> {
  const query = readable(typed);
  return query === undefined ? 0 : await countMatches(read, viewer, query);
}

/** A page of these comments, the last written first, in the display language where they are written in it. */
export async function searchProviderComments(
  read: MainDb,
  viewer: Viewer,
  { query: typed, displayLanguage, start, rows }: Request,
): Promise<ProviderCommentReply> {
  const query = readable(typed);
  const total = query === undefined ? 0 : await countMatches(read, viewer, query);
  if (query === undefined || total === 0 || rows === 0) return { hits: [], total };
  const page = await matches(read, viewer, query)
    .select(['provider_comment.id', 'path', 'provider_comment.text', 'provider_comment.language'])
    .select(['translations', 'regulation.reg_text_id'])
    .orderBy('provider_comment.date', 'desc')
    .orderBy('provider_comment.id')
    .offset(start)
    .limit(rows)
    .execute();
  const words = termsOf(query.root).map(({ text }) => foldText(text));
  const hits = page.map(
    ({
      id,
      reg_text_id,
      path,
      text,
      language: written,
      translations,
    }): ProviderCommentReply['hits'][number] => {
      const texts = { ...translations, [written]: text };
      const language = displayedLanguage(texts, displayLanguage, written, words);
      return {
        id: String(id),
        regArt: joinParagraphId(reg_text_id, path),
        language,
        snippet: markedSnippet(texts[language] ?? text, words),
      };
    },
  );
  return { hits, total };
}

function readable(typed: string): Query | undefined {
  const { query, problems } = parseQuery(typed);
  return typed.trim() === '' || problems.some(({ fatal }) => fatal) ? undefined : query;
}

async function countMatches(read: MainDb, viewer: Viewer, query: Query): Promise<number> {
  const { total } = await matches(read, viewer, query)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The matching comments on documents that the viewer's lists have. */
function matches(read: MainDb, viewer: Viewer, query: Query) {
  return listedRegulations(read, viewer)
    .innerJoin('provider_comment', 'provider_comment.regulation_id', 'regulation.id')
    .where('regulation.category', 'in', categoriesOf(query))
    .where(
      queryCondition(query, {
        hasText: (text) => sql<SqlBool>`provider_comment.folded like ${likeWord(text)}`,
        matches: (field, value) => conditions[field](value, read, viewer),
      }),
    );
}

const day = sql.ref('provider_comment.date');
const conditions: Record<FieldName, (value: string, read: MainDb, viewer: Viewer) => Expression<SqlBool>> = {
  reg: (value, read, viewer) => {
    const named = listedTexts(read, viewer)
      .select('text.regulation_id')
      .where(
        sql<SqlBool>`exists (select from jsonb_each(text.names) as name where lower(name.value->>'short') = lower(${value}))`,
      );
    return sql`(regulation.reg_text_id = ${value.toLowerCase()} or regulation.id in ${named})`;
  },
  art: (value) =>
    sql`(provider_comment.path = ${value} or provider_comment.path like ${`${value.replace(/[\\%_]/g, '\\$&')}^%`})`,
  // Comments have no title.
  title: () => fails,
  type: (value) => (value === 'comment' ? holds : fails),
  // The categories of all filters and scopes together are asked for above.
  in: () => holds,
  before: (value) => sql`${day} < ${value}`,
  after: (value) => sql`${day} >= ${value}`,
  at: (value) => sql`${day} <= ${value}`,
  // The provider mentions nobody, and has neither status nor owners.
  tag: () => fails,
  status: () => fails,
  owner: () => fails,
};

/** The display language if the words are there; else a language that has them, the display language, that of the comment. */
function displayedLanguage(
  texts: Partial<Record<InterfaceLanguage, string>>,
  displayLanguage: string,
  written: InterfaceLanguage,
  words: readonly string[],
): InterfaceLanguage {
  const languages = interfaceLanguageCodes
    .filter((each) => texts[each])
    .toSorted((a, b) => rank(b) - rank(a));
  function rank(language: InterfaceLanguage) {
    return language === displayLanguage ? 2 : Number(language === written);
  }
  return languages.find((each) => firstMatch(texts[each] ?? '', words)) ?? languages[0] ?? written;
}
