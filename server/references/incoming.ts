import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import { isBehind, isInForce } from '../data/in-force.ts';
import type { MainDb } from '../data/open-main.ts';
import type { Names } from '../data/tables/text-facts.ts';
import { listedTextsJoin, ownTextsJoin, type Viewer } from '../data/visible-texts.ts';
import type { CitationContext } from './citation-context.ts';
import { type CitedArticles, citedArticles, foldedPaths } from './cited-articles.ts';
import { type ContextsByOwner, isReadWith } from './read-references.ts';

/** A place in a law, or without `path` a whole document. */
export type CitedPlace = {
  regTextId: string;
  path?: string | undefined;
  /** Whether the document is invented law, which only other invented law cites. */
  sample?: boolean;
};
/** What counts as a citation of a place. */
export type CitingScope = {
  /** Only in the internal documents of the viewer's organisation. */
  own?: boolean;
  /** Citations of the whole article around a paragraph too. */
  around?: boolean;
};
/** Restricts the search to listed texts in force on a day in a language. */
export type CitingAt = { day: string; language: LanguageCode; viewer: Viewer };
export type Citing = {
  regTextId: string;
  names: Names;
  sourceNumber: string;
  sample: boolean;
  path: string;
  snippet: string;
  start: number;
  end: number;
  textId: number;
  /** Whether its text is older than the version in force. */
  isBehind: boolean;
};
export type CitingCounts = {
  total: number;
  /** The number of citing documents, and how many of them are other documents. */
  documents: number;
  others: number;
};

export type CitingQuery = {
  count: () => Promise<CitingCounts>;
  /** Articles of the same document first, then other documents in their order. */
  page: (from: number, count: number) => Promise<Citing[]>;
};

/**
 * The citations of a place or of anything in it. For a whole document only other documents count. Stored
 * candidates are resolved in the database by the same rules as links (`targetOf`).
 */
export async function citingQuery(
  read: MainDb,
  { inForce }: Pick<CitationContext, 'inForce'>,
  cited: CitedPlace & CitingScope,
  at: CitingAt,
): Promise<CitingQuery> {
  const aimed = inForce(cited.regTextId, at.day, at.language);
  if (aimed === undefined)
    return { count: async () => ({ total: 0, documents: 0, others: 0 }), page: async () => [] };
  const articles = await citedArticles(read, aimed.id, cited, at.viewer);
  const folded = await foldedPaths(read, aimed.id, cited.regTextId, at.viewer);
  const isThere = (path: RawBuilder<unknown>) => sql<boolean>`(
    ${path} = any(${[...folded.keys()]}::text[])
    or exists (select from main.provision where text_id = ${aimed.id} and provision.path = ${path})
  )`;
  const places = cited.path?.includes('^') ? placesOf(cited.path, cited) : (articles ?? []);
  const meant = sql`
    with candidate as (${candidates(cited, at, articles, isThere)}),
    meant as (
      select distinct on (text_id, path, snippet_start, snippet) * from candidate
      where case when range_to is null then ${isMeant(cited, articles)}
        else ${isBetween(places, { id: aimed.id, folded }, { first: sql`aim`, last: sql`last_aim` })} end
        and (jsonb_array_length(paths) = 0 or not exists (
          select from jsonb_array_elements_text(rivals) as rival (path) where ${isThere(sql`rival.path`)}))
      order by text_id, path, snippet_start, snippet, ord
    )`;
  return {
    async count() {
      const { rows } = await sql<CitingCounts>`${meant}
        select count(*)::int as total, count(distinct reg_text_id)::int as documents,
          (count(distinct reg_text_id) filter (where reg_text_id <> ${cited.regTextId}))::int as others
        from meant`.execute(read);
      return rows[0] ?? { total: 0, documents: 0, others: 0 };
    },
    async page(from, count) {
      const { rows } = await sql<Citing>`${meant}
        select reg_text_id as "regTextId", names, source_number as "sourceNumber", sample, path, snippet,
          snippet_start as start, snippet_end as end, text_id as "textId", is_behind as "isBehind"
        from meant
        order by (reg_text_id = ${cited.regTextId}) desc, source_number, reg_text_id, ord
        limit ${count} offset ${from}`.execute(read);
      return rows;
    },
  };
}

/** The paragraph, with `around` also what it is in, up to its article. */
function placesOf(path: string, { around = false }: CitingScope): string[] {
  const above =
    around && path.includes('^') ? placesOf(path.slice(0, path.lastIndexOf('^')), { around }) : [];
  return [path, ...above];
}

/** Citations that may mean the document, in texts in force, each with the first of its paths that exists in the cited text. */
function candidates(
  { regTextId, sample = false, own = false }: CitedPlace & CitingScope,
  { day, language, viewer }: CitingAt,
  articles: CitedArticles,
  isThere: (path: RawBuilder<unknown>) => RawBuilder<boolean>,
) {
  const firstThere = (paths: RawBuilder<unknown>) => sql`(
    select asked.path from jsonb_array_elements_text(${paths}) with ordinality as asked (path, at)
    where ${isThere(sql`asked.path`)} order by at limit 1
  )`;
  // A place within a range is named by neither of its ends.
  const mayMean =
    articles === undefined
      ? sql`reg_text_id <> ${regTextId} and range_to is null`
      : sql`(article = any(${articles}::text[]) or range_to is not null)`;
  return sql`
    select reference.*, reg_text_id, source_number, sample, names, ${isBehind(day)} as is_behind,
      ${firstThere(sql`paths`)} as aim, ${firstThere(sql`range_to`)} as last_aim
    from main.reference
    join ${own ? ownTextsJoin(viewer) : listedTextsJoin(viewer)} on text.id = reference.text_id
    where document = ${regTextId} and language = ${language} and ${isInForce(day)}
      and ${mayMean} and ${sample ? sql<boolean>`regulation.sample` : sql<boolean>`true`}
      and not exists (
        select from jsonb_array_elements_text(documents) as named (key)
        join (
          select reg_text_id as other, version_date as since, date_basis from ${listedTextsJoin(viewer)}
        ) as rival on rival.other = named.key and named.key <> ${regTextId}
          and since <= ${day}::date and rival.date_basis = 'applicability'
      )`;
}

function isMeant({ path, around = false }: CitedPlace & CitingScope, articles: CitedArticles) {
  if (path === undefined) return sql`(jsonb_array_length(paths) = 0 or aim is not null)`;
  const isAround = around ? sql<boolean>`starts_with(${path}, aim || '^')` : sql<boolean>`false`;
  if (path.includes('^')) return sql`(aim = ${path} or starts_with(aim, ${`${path}^`}) or ${isAround})`;
  return sql`split_part(aim, '^', 1) = any(${articles ?? []}::text[])`;
}

/** Whether all texts that may contain citations were read with the current names. */
export async function isIndexed(
  read: MainDb,
  contexts: ContextsByOwner,
  { day, language, viewer }: CitingAt,
): Promise<boolean> {
  const { rows } = await sql<{ unread: boolean }>`
    select exists (
      select from ${listedTextsJoin(viewer)}
      where language = ${language} and ${isInForce(day)} and not ${isReadWith(contexts)}
    ) as unread`.execute(read);
  return rows[0]?.unread === false;
}

/** The text whose places the ends are; `folded` maps articles within a range unit ("Art. 135–149") to that unit. */
type Text = { id: number; folded: ReadonlyMap<string, string> };
type Ends = Record<'first' | 'last', RawBuilder<unknown>>;

const section = (path: RawBuilder<unknown>) => sql`coalesce(substring(${path} from '^[{][^}]*[}]'), '')`;
const isBelow = (path: RawBuilder<unknown>) => sql<boolean>`strpos(${path}, '^') > 0`;

/**
 * Whether one of these places is between the ends of a range, in the order of the text. Articles are compared
 * with articles, other provisions with those of the same parent. The ends themselves do not count.
 */
function isBetween(
  places: readonly string[],
  { id, folded }: Text,
  { first, last }: Ends,
): RawBuilder<boolean> {
  const unitOf = (path: RawBuilder<unknown>) => sql`coalesce((
    select fold.unit from unnest(${[...folded.keys()]}::text[], ${[...folded.values()]}::text[]) as fold (path, unit)
    where fold.path = ${path}), ${path})`;
  // "Artikel 3–5 Absatz 2" is a range of articles, though its last is a paragraph.
  const lastOfKind = sql`case when ${isBelow(first)} then ${last} else split_part(${last}, '^', 1) end`;
  return sql<boolean>`exists (
    select from main.provision as first_end
    join main.provision as last_end on last_end.text_id = ${id} and last_end.path = ${unitOf(lastOfKind)}
    join main.provision as place on place.text_id = ${id} and place.path = any(${[...places]}::text[])
      and place.ord > first_end.ord and place.ord < last_end.ord
    where first_end.text_id = ${id} and first_end.path = ${unitOf(first)}
      and case when ${isBelow(first)}
        then place.parent = first_end.parent and last_end.parent = first_end.parent
        else not ${isBelow(sql`place.path`)}
          and ${section(sql`place.path`)} = ${section(first)} and ${section(last)} = ${section(first)}
      end
  ) and not (${first} = any(${[...places]}::text[]) or ${lastOfKind} = any(${[...places]}::text[]))`;
}
