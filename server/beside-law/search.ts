import { type Expression, type SqlBool, sql } from 'kysely';
import type { BesideLawReply } from '#core/contract/main/search.ts';
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
import type { MainDb } from '../data/open-main.ts';
import { publishedChanges } from '../data/published-changes.ts';
import { fails, queryCondition } from '../data/query-conditions.ts';
import { likeWord } from '../lib/like-word.ts';
import { markedSnippet } from '../lib/marked-snippet.ts';

type Page = { start: number; rows: number };
type Condition = Expression<SqlBool>;

/** A query that can be searched; undefined where it cannot be read, or asks for nothing. */
function readable(typed: string): Query | undefined {
  const { query, problems } = parseQuery(typed);
  return typed.trim() === '' || problems.some(({ fatal }) => fatal) ? undefined : query;
}

/** How many topic pages a query finds, each once whatever its languages. */
export async function countTopics(read: MainDb, typed: string): Promise<number> {
  const query = readable(typed);
  if (query === undefined) return 0;
  const { total } = await topicMatches(read, query)
    .select(sql<number>`count(distinct search_entry.name)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A page of these topics: those first that have a word of the query in the title; in the display language if they have it there. */
export async function searchTopics(
  read: MainDb,
  { query: typed, displayLanguage, start, rows }: Page & { query: string; displayLanguage: string },
): Promise<BesideLawReply> {
  const query = readable(typed);
  const total = await countTopics(read, typed);
  if (query === undefined || total === 0 || rows === 0) return { hits: [], total };
  const words = foldedWords(query);
  const inTitle = sql<boolean>`bool_or(${anyOf(words.map((word) => inTitleOf(word)))})`;
  const names = await topicMatches(read, query)
    .select('search_entry.name')
    .groupBy('search_entry.name')
    .orderBy(inTitle, 'desc')
    .orderBy('search_entry.name')
    .offset(start)
    .limit(rows)
    .execute();
  const pages = await topicMatches(read, query)
    .select(['search_entry.name', 'search_entry.language', 'title', passage(words).as('passage')])
    .where(
      'search_entry.name',
      'in',
      names.map(({ name }) => name),
    )
    .orderBy(sql`search_entry.language <> ${displayLanguage}`)
    .orderBy('search_entry.language')
    .execute();
  const hits = names.flatMap(({ name }) => {
    const page = pages.find((each) => each.name === name);
    if (page === undefined || page.language === '') return [];
    return [
      {
        id: name,
        title: page.title,
        address: `/topic/${encodeURIComponent(name)}`,
        language: page.language,
        snippet: markedSnippet(page.passage ?? '', words),
      },
    ];
  });
  return { hits, total };
}

/** How many files that the provider has put to its changes a query finds. */
export async function countProviderFiles(read: MainDb, typed: string): Promise<number> {
  const query = readable(typed);
  if (query === undefined) return 0;
  const { total } = await byIndex(read, (trx) =>
    fileMatches(trx, query).select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  );
  return total;
}

/** A page of these files, by their labels and the text in them; the last added first. */
export async function searchProviderFiles(
  read: MainDb,
  { query: typed, start, rows }: Page & { query: string },
): Promise<BesideLawReply> {
  const query = readable(typed);
  const total = await countProviderFiles(read, typed);
  if (query === undefined || total === 0 || rows === 0) return { hits: [], total };
  const words = foldedWords(query);
  const files = await byIndex(read, (trx) =>
    fileMatches(trx, query)
      .select(['provider_change_file.id', 'label', 'slug', passage(words).as('passage')])
      .orderBy('provider_change_file.uploaded_at', 'desc')
      .orderBy('provider_change_file.id')
      .offset(start)
      .limit(rows)
      .execute(),
  );
  const hits = files.map(({ id, label, slug, passage: text }) => ({
    id,
    title: label,
    address: `/changes/${encodeURIComponent(slug)}`,
    snippet: markedSnippet(text || label, words),
  }));
  return { hits, total };
}

const entry = {
  text: sql.ref('search_entry.text'),
  folded: sql.ref('search_entry.folded'),
  trigrams: sql.ref('search_entry.trigrams'),
  // The title and the end of its line.
  before: sql`(length(search_entry.title) + 1)`,
};
const anyOf = (parts: readonly Condition[]) =>
  parts.length === 0 ? fails : sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
/** The title is the first line of what is compared. */
const inTitleOf = (word: string) =>
  sql<SqlBool>`split_part(search_entry.folded, chr(10), 1) like ${likeWord(word)}`;

const inEntry = (word: string) => hasIndexedWord(entry, word);
const passage = (words: readonly string[]) => passageWith(entry, words);

function topicMatches(read: MainDb, query: Query) {
  return read
    .selectFrom('search_entry')
    .where('search_entry.kind', '=', 'topics')
    .where(queryCondition(query, { hasText: inEntry, matches: (field, value) => ofTopics[field](value) }));
}

function fileMatches(read: MainDb, query: Query) {
  const hasText = (word: string) => {
    const contents = read
      .selectFrom('search_entry')
      .select('search_entry.name')
      .where('search_entry.kind', '=', 'changeFiles')
      .where(inEntry(word));
    return sql<SqlBool>`(provider_change_file.hash in ${contents} or ${inLabel(word)})`;
  };
  return publishedChanges(read)
    .innerJoin('provider_change_file', 'change_id', 'provider_change.id')
    .leftJoin('search_entry', (join) =>
      join
        .onRef('search_entry.name', '=', 'provider_change_file.hash')
        .on('search_entry.kind', '=', 'changeFiles'),
    )
    .where('withdrawn_at', 'is', null)
    .where(queryCondition(query, { hasText, matches: (field, value) => ofFiles[field](value) }));
}

const inLabel = (word: string) =>
  sql<SqlBool>`${folded('provider_change_file.label')} like ${likeWord(word)}`;

const ofTopics = { ...fieldsOfLaw, title: inTitleOf };
const ofFiles = {
  ...fieldsOfLaw,
  ...fieldsOfMoment(sql.ref('provider_change_file.uploaded_at')),
  title: inLabel,
};
