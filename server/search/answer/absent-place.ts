import { sql } from 'kysely';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { ReadTrx } from './read-only.ts';
import { isArticleNumbered } from './restrictions.ts';

/** A place that a text does not have. */
export type AbsentPlace = {
  path: string;
  /** First and last number of the articles, if it is an article that is missing. */
  range?: { first: string; last: string };
};

type UnitRow = { path: string; isArticle: boolean };

/** What of a cited path a text does not have: the article around it, with the articles that there are, or only the place itself. */
export async function absentPlace(trx: ReadTrx, textId: number, path: string): Promise<AbsentPlace> {
  const { rows } = await sql<UnitRow>`
    select path, kind in ('article', 'marginNumber') as "isArticle" from main.unit
    where text_id = ${textId} order by ord`.execute(trx);
  const article = articlePath(path);
  const section = sectionOf(article);
  const number = article.slice(section.length);
  const own = rows.filter((row) => row.isArticle && sectionOf(row.path) === section);
  const isSectionThere = section === '' || rows.some((row) => sectionOf(row.path) === section);
  if (!isSectionThere) return { path: section };
  if (number === '' || own.some((row) => isArticleNumbered(row.path, number))) return { path };
  const [first, last] = [own[0], own.at(-1)].map((row) => numberOf(row?.path ?? ''));
  return first && last
    ? { path: article, range: { first: first.first, last: last.last } }
    : { path: article };
}

const sectionOf = (path: string) => path.slice(0, path.indexOf('}') + 1);

/** The number of an article, of which "135-149" has two. */
function numberOf(path: string): { first: string; last: string } | undefined {
  const [first, last] = path.slice(sectionOf(path).length).replace(/!\d+$/, '').split('-');
  return first ? { first, last: last ?? first } : undefined;
}
