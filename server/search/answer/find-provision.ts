import { sql } from 'kysely';
import { articlePath, comparePaths, parentPath, parsePath } from '#core/law/paragraph-id.ts';
import { findPath } from '../../data/provisions.ts';
import type { ReadTrx } from './read-only.ts';

/** A provision that a citation leads to. */
export type FoundProvision = { path: string; unitOrd: number; unitPath: string };

/** A cited place in one text: there, or the nearest before it. */
export type CitedPlace =
  | { is: 'there'; provision: FoundProvision }
  | { is: 'missing'; step: 'paragraphBefore' | 'previousAppendix'; nearest: FoundProvision }
  | undefined;

/**
 * Looks a cited path up in a text: as it is, as a range that holds it, or as the article where a first
 * paragraph has no number. What is not there leads to the place just before it: the last paragraph
 * before the cited one in its article, the last article before the cited one, the previous annex. Those
 * are many paths to look through: they may be left out.
 */
export async function findCited(
  trx: ReadTrx,
  textId: number,
  path: string,
  seekNearest = true,
): Promise<CitedPlace> {
  const exact = await findPath(trx, textId, path);
  if (exact !== undefined) return there(await withUnit(trx, textId, exact.path));
  const unnumbered = await findUnnumbered(trx, textId, path);
  if (unnumbered !== undefined) return there(unnumbered);
  if (!seekNearest) return undefined;
  const before = await findBefore(trx, textId, path);
  if (before === undefined) return undefined;
  const step =
    isAnnex(path) && annexOf(path) !== annexOf(before.path) ? 'previousAppendix' : 'paragraphBefore';
  return { is: 'missing', step, nearest: before };
}

function there(provision: FoundProvision | undefined): CitedPlace {
  return provision && { is: 'there', provision };
}

async function withUnit(trx: ReadTrx, textId: number, path: string): Promise<FoundProvision | undefined> {
  const { rows } = await sql<FoundProvision>`
    select provision.path, unit_ord as "unitOrd", unit.path as "unitPath"
    from main.provision
    join main.unit on unit.text_id = provision.text_id and unit.ord = unit_ord
    where provision.text_id = ${textId} and provision.path = ${path}`.execute(trx);
  return rows[0];
}

/** "Art. 5 para. 1" where Art. 5 has one paragraph without a number; "let. a" of such a paragraph. */
async function findUnnumbered(
  trx: ReadTrx,
  textId: number,
  path: string,
): Promise<FoundProvision | undefined> {
  const [article = '', first, ...more] = path.split('^');
  if (first === undefined) return undefined;
  const paragraphs = await pathsInUnit(trx, textId, article);
  if (paragraphs.length === 0 || paragraphs.some((one) => /\^\d/.test(one.slice(article.length))))
    return undefined;
  const inner = first === '1' ? more : [first, ...more];
  const candidates = [
    [article, '_', ...inner],
    [article, ...inner],
  ].map((parts) => parts.join('^'));
  const found = candidates.find((candidate) => paragraphs.includes(candidate) || candidate === article);
  return found === undefined ? undefined : withUnit(trx, textId, found);
}

async function pathsInUnit(trx: ReadTrx, textId: number, unitPath: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select provision.path from main.unit
    join main.provision on provision.text_id = unit.text_id and unit_ord = unit.ord
    where unit.text_id = ${textId} and unit.path = ${unitPath} order by provision.ord`.execute(trx);
  return rows.map(({ path }) => path);
}

/** The last sibling before the path; of an article the last article of its section, of an annex the last annex. */
async function findBefore(trx: ReadTrx, textId: number, path: string): Promise<FoundProvision | undefined> {
  const around = path.includes('^') ? parentPath(path) : undefined;
  if (around !== undefined) {
    const siblings = (await pathsInUnit(trx, textId, articlePath(path))).filter(
      (one) => isNumbered(one) && parentPath(one) === around,
    );
    const before = lastBefore(siblings, path);
    if (before !== undefined) return withUnit(trx, textId, before);
    // The paragraph itself may be missing: then the one before it answers, not its first letter.
    const place = await findCited(trx, textId, around);
    return place && (place.is === 'there' ? place.provision : place.nearest);
  }
  const section = path.slice(0, path.indexOf('}') + 1);
  const isWhole = path === section;
  const { rows } = await sql<{ path: string }>`
    select path from main.unit where text_id = ${textId}
      and ${isWhole ? sql`path like '{A%}'` : sql`kind in ('article', 'marginNumber', 'recital')`}`.execute(
    trx,
  );
  const units = rows
    .map((row) => row.path)
    .filter((one) => (isWhole ? isAnnex(one) : one.slice(0, one.indexOf('}') + 1) === section));
  const before = lastBefore(units, path);
  if (before !== undefined) return withUnit(trx, textId, before);
  if (isWhole || section === '') return undefined;
  // No article of that annex or of those final provisions is before it: what they begin with is, or what is before them.
  const place = await findCited(trx, textId, section);
  return place && (place.is === 'there' ? place.provision : place.nearest);
}

function lastBefore(paths: readonly string[], path: string): string | undefined {
  let last: string | undefined;
  for (const one of paths)
    if (comparePaths(one, path) < 0 && (last === undefined || comparePaths(one, last) >= 0)) last = one;
  return last;
}

function isNumbered(path: string): boolean {
  return /\^[0-9A-Za-z][^^]*$/.test(path);
}

const annexOf = (path: string) => /^\{A[^}]*\}/.exec(path)?.[0];

function isAnnex(path: string): boolean {
  if (annexOf(path) === undefined) return false;
  try {
    parsePath(path);
    return true;
  } catch {
    return false;
  }
}
