import { sql } from 'kysely';
import { articlePath, comparePaths, ifPath, parentPath, parsePath } from '#core/law/paragraph-id.ts';
import { findPath } from '../../data/provisions.ts';
import type { ReadTrx } from './read-only.ts';

/** A provision that a citation leads to. */
export type LocatedProvision = { path: string; unitOrd: number; unitPath: string };

/** A cited place in one text: present, or missing with the nearest provision before it. */
export type ProvisionMatch =
  | { is: 'present'; provision: LocatedProvision }
  | { is: 'missing'; step: 'paragraphBefore' | 'previousAppendix'; nearest: LocatedProvision }
  | undefined;

/**
 * Looks up a cited path in a text: the path itself, a range that contains it, or the article if its only
 * paragraph has no number. If the place is missing, finds the one just before it: the previous paragraph of
 * the article, the previous article or the previous annex. That inspects many paths, so callers may leave it
 * out with `seekNearest`.
 */
export async function findCited(
  trx: ReadTrx,
  textId: number,
  path: string,
  seekNearest = true,
): Promise<ProvisionMatch> {
  const exact = await findPath(trx, textId, path);
  if (exact !== undefined) return present(await withUnit(trx, textId, exact.path));
  const unnumbered = await findUnnumbered(trx, textId, path);
  if (unnumbered !== undefined) return present(unnumbered);
  if (!seekNearest) return undefined;
  const before = await findBefore(trx, textId, path);
  if (before === undefined) return undefined;
  const step =
    isAnnex(path) && annexOf(path) !== annexOf(before.path) ? 'previousAppendix' : 'paragraphBefore';
  return { is: 'missing', step, nearest: before };
}

function present(provision: LocatedProvision | undefined): ProvisionMatch {
  return provision && { is: 'present', provision };
}

async function withUnit(trx: ReadTrx, textId: number, path: string): Promise<LocatedProvision | undefined> {
  const { rows } = await sql<LocatedProvision>`
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
): Promise<LocatedProvision | undefined> {
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
  const existing = candidates.find((candidate) => paragraphs.includes(candidate) || candidate === article);
  return existing === undefined ? undefined : withUnit(trx, textId, existing);
}

async function pathsInUnit(trx: ReadTrx, textId: number, unitPath: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select provision.path from main.unit
    join main.provision on provision.text_id = unit.text_id and unit_ord = unit.ord
    where unit.text_id = ${textId} and unit.path = ${unitPath} order by provision.ord`.execute(trx);
  return rows.map(({ path }) => path);
}

/** The last sibling before the path: of an article the previous one of its section, of an annex the previous annex. */
async function findBefore(trx: ReadTrx, textId: number, path: string): Promise<LocatedProvision | undefined> {
  const around = path.includes('^') ? parentPath(path) : undefined;
  if (around !== undefined) {
    const siblings = (await pathsInUnit(trx, textId, articlePath(path))).filter(
      (one) => isNumbered(one) && parentPath(one) === around,
    );
    const before = lastBefore(siblings, path);
    if (before !== undefined) return withUnit(trx, textId, before);
    // If the containing paragraph is missing too, this gives the paragraph before that one.
    const place = await findCited(trx, textId, around);
    return place && (place.is === 'present' ? place.provision : place.nearest);
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
  // No article precedes it in its annex or final provisions: this gives their beginning, or what precedes them.
  const place = await findCited(trx, textId, section);
  return place && (place.is === 'present' ? place.provision : place.nearest);
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

const isAnnex = (path: string): boolean =>
  annexOf(path) !== undefined && ifPath(() => parsePath(path)) !== undefined;
