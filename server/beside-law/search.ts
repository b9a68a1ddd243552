import { type Expression, type SqlBool, sql } from 'kysely';
import type { BesideLawReply } from '#core/contract/main/search.ts';
import type { FieldName } from '#core/law/search/modifiers.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { type Query, termsOf } from '#core/law/search/query.ts';
import { foldText } from '#core/lib/fold.ts';
import { byIndex } from '../data/by-index.ts';
import { folded } from '../data/folded.ts';
import type { MainDb } from '../data/open-main.ts';
import { publishedChanges } from '../data/published-changes.ts';
import { fails, holds, queryCondition } from '../data/query-conditions.ts';
import { likeWord } from '../lib/like-word.ts';
import { markedSnippet } from '../lib/marked-snippet.ts';
import { runsToFind } from '../lib/trigrams.ts';

type Page = { start: number; rows: number };
type Condition = Expression<SqlBool>;

/** Characters around the first match that are read of a long text. */
const around = 2000;

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
  const words = wordsOf(query);
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
  const words = wordsOf(query);
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

const wordsOf = ({ root }: Query) => termsOf(root).map(({ text }) => foldText(text));
const anyOf = (parts: readonly Condition[]) =>
  parts.length === 0 ? fails : sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
/** The title is the first line of what is compared. */
const inTitleOf = (word: string) =>
  sql<SqlBool>`split_part(search_entry.folded, chr(10), 1) like ${likeWord(word)}`;

/** Has the word, by the index, so that no search reads all texts: what is shorter than a run is a word of its own there. */
function inEntry(word: string): Condition {
  const known = runsToFind(foldText(word));
  if (known === undefined) return fails;
  const isIndexed = sql<SqlBool>`search_entry.trigrams @> ${known.runs}::text[]`;
  return known.isWhole ? isIndexed : sql`(${isIndexed} and search_entry.folded like ${likeWord(word)})`;
}

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

/** The text around the first of the words that is in it. Folded texts have nearly the same length as the texts. */
function passage(words: readonly string[]) {
  const places = words.map(
    (word) =>
      sql`nullif(greatest(strpos(search_entry.folded, ${word}) - length(search_entry.title) - 1, 0), 0)`,
  );
  const first = places.length === 0 ? sql`1` : sql`coalesce(least(${sql.join(places)}), 1)`;
  const from = sql`greatest(${first} - ${around}, 1)`;
  return sql<string | null>`substr(search_entry.text, (${from})::int, ${2 * around}::int)`;
}

const narrowsLaw: Record<FieldName, (value: string) => Condition> = {
  reg: () => fails,
  art: () => fails,
  title: () => fails,
  type: () => fails,
  in: () => holds,
  before: () => fails,
  after: () => fails,
  at: () => holds,
  tag: () => fails,
  status: () => fails,
  owner: () => fails,
};
const ofTopics = { ...narrowsLaw, title: inTitleOf };
const midnight = (day: string) => sql<Date>`${day}::date::timestamp at time zone 'Europe/Zurich'`;
const uploaded = sql.ref('provider_change_file.uploaded_at');
const ofFiles: typeof narrowsLaw = {
  ...narrowsLaw,
  title: inLabel,
  before: (value) => sql`${uploaded} < ${midnight(value)}`,
  after: (value) => sql`${uploaded} >= ${midnight(value)}`,
};
