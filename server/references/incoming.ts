import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { isInRange } from '#core/law/range.ts';
import type { MainDb } from '../main/open-main.ts';
import { aiming, placesOf, targetOf } from './find-links.ts';
import type { Loaded, LoadedText } from './loaded.ts';
import { stateOfNames } from './read-references.ts';
import type { References } from './references.ts';

/** A place that may be cited, or a whole document; of which others may cite parts. */
export type CitedPlace = { regTextId: string; path?: string | undefined; text: LoadedText };
export type Citing = {
  text: LoadedText;
  path: string;
  snippet: string;
  start: number;
  end: number;
};
type Row = {
  textId: number;
  ord: number;
  path: string;
  documents: string[];
  paths: string[];
  rivals: string[];
  snippet: string;
  start: number;
  end: number;
};

/**
 * What cites a place or anything in it, of the texts in force on a day in a language; own articles first,
 * then other documents in their order. A whole document is cited by others only.
 */
export async function citingPlaces(
  read: MainDb,
  { loaded, places }: Pick<References, 'loaded' | 'places'>,
  cited: CitedPlace,
  at: { day: string; language: LanguageCode },
): Promise<{ citing: Citing[]; complete: boolean }> {
  const known = await loaded();
  const sources = sourcesOn(known, at);
  const articles = cited.path === undefined ? undefined : await articlesAt(read, cited.text.id, cited.path);
  const rows = await storedRows(read, cited.regTextId, [...sources.keys()], articles);
  const aimOf = aiming(known, at);
  const aims = rows.map((row) => aimOf(row));
  const isThere = await places.test(aims.flatMap((aim) => (aim === undefined ? [] : placesOf(aim))));
  const found = new Map<string, Citing>();
  for (const [index, row] of rows.entries()) {
    const text = sources.get(row.textId);
    const target = targetOf(aims[index], isThere);
    if (text === undefined || target === undefined || !isMeant(target, cited, articles)) continue;
    if (cited.path === undefined && text.regTextId === cited.regTextId) continue;
    const { path, snippet, start, end } = row;
    // One that may mean several articles has a row for each.
    found.set(`${row.textId} ${path} ${start} ${snippet}`, { text, path, snippet, start, end });
  }
  const isOwn = ({ text }: Citing) => (text.regTextId === cited.regTextId ? 0 : 1);
  const citing = [...found.values()].sort((a, b) => isOwn(a) - isOwn(b));
  return { citing, complete: await isComplete(read, known, [...sources.keys()]) };
}

/** The texts of a language that are in force on a day, by their keys. */
function sourcesOn({ texts, inForce }: Loaded, { day, language }: { day: string; language: LanguageCode }) {
  const documents = new Set(texts.map(({ regTextId }) => regTextId));
  const there = [...documents].flatMap((regTextId) => inForce(regTextId, day, language) ?? []);
  return new Map(there.filter((text) => text.language === language).map((text) => [text.id, text]));
}

/** The articles in a place: itself, those below a container, those that a range stands for. */
type Articles = { paths: readonly string[]; holds: (article: string) => boolean };

async function articlesAt(read: MainDb, textId: number, path: string): Promise<Articles> {
  const article = articlePath(path);
  const { rows } = await sql<{ path: string; range: { first: string; last: string } | null }>`
    with recursive inside as (
      select path, head from main.unit where text_id = ${textId} and path = ${article}
      union all
      select unit.path, unit.head from main.unit
      join inside on unit.text_id = ${textId} and unit.head->>'parent' = inside.path
    )
    select path, head->'range' as range from inside`.execute(read);
  const paths = new Set(rows.map((row) => row.path));
  const ranges = rows.flatMap(({ path: id, range }) => (range === null ? [] : [{ id, range }]));
  return {
    paths: [...paths],
    holds: (one) => paths.has(one) || ranges.some((unit) => isInRange(one, unit)),
  };
}

function isMeant(target: string, { regTextId, path }: CitedPlace, articles: Articles | undefined): boolean {
  if (path === undefined || articles === undefined) return target.split('~', 1)[0] === regTextId;
  if (!target.startsWith(`${regTextId}~`)) return false;
  const aimed = target.slice(regTextId.length + 1);
  if (path.includes('^')) return aimed === path || aimed.startsWith(`${path}^`);
  return articles.holds(articlePath(aimed));
}

async function storedRows(
  read: MainDb,
  document: string,
  sources: readonly number[],
  articles: Articles | undefined,
): Promise<Row[]> {
  const hasRange = articles?.paths.some((path) => /\d-\d/.test(path));
  let asked = read
    .selectFrom('reference')
    .innerJoin('text', 'text.id', 'reference.text_id')
    .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
    .select(['text_id as textId', 'ord', 'path', 'documents', 'paths', 'rivals', 'snippet'])
    .select(['snippet_start as start', 'snippet_end as end'])
    .where('document', '=', document)
    .where('text_id', '=', sql<number>`any(${[...sources]}::int[])`)
    .orderBy('source_number')
    .orderBy('reg_text_id')
    .orderBy('ord');
  if (articles !== undefined && !hasRange)
    asked = asked.where('article', '=', sql<string>`any(${[...articles.paths]}::text[])`);
  return asked.execute();
}

/** Whether all these texts were read with the names of now. */
async function isComplete(read: MainDb, known: Loaded, sources: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ unread: boolean }>`
    select exists (
      select from unnest(${[...sources]}::int[]) as source (id)
      where not exists (
        select from main.reference_reading
        where text_id = source.id and names = ${stateOfNames(known)}
      )
    ) as unread`.execute(read);
  return rows[0]?.unread === false;
}
