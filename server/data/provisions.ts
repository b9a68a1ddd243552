import { articlePath, parseParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';
import { isInRange } from '#core/law/range.ts';
import { HttpProblem } from '../http/problem.ts';
import type { MainDb } from './open-main.ts';

/** The regTextId and path of a completeParagraphID; throws 400 if it is malformed. */
export function splitId(complete: string, field = 'complete'): { regTextId: string; path: string } {
  try {
    parseParagraphId(complete);
    return splitParagraphId(complete);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpProblem(400, 'INVALID_REQUEST', `${field}: ${reason}`);
  }
}

export type MatchedPath = { path: string; ord: number; unitOrd: number };

/**
 * Finds a path in a text, also one by the identifiers of its file, as older addresses have it. An article that the source folds into a range ("Art. 135–149") gives the range, so
 * that a citation of Art. 140 still leads to its text.
 */
export async function findPath(db: MainDb, textId: number, path: string): Promise<MatchedPath | undefined> {
  const exact = await findExact(db, textId, path);
  if (exact !== undefined) return exact;
  const current = path.startsWith('{') ? await currentPath(db, textId, path) : undefined;
  const moved = current === undefined ? undefined : await findExact(db, textId, current);
  return moved ?? findInRange(db, textId, path);
}

function findExact(db: MainDb, textId: number, path: string): Promise<MatchedPath | undefined> {
  return db
    .selectFrom('provision')
    .select(['path', 'ord', 'unit_ord as unitOrd'])
    .where('text_id', '=', textId)
    .where('path', '=', path)
    .executeTakeFirst();
}

/** The path of what the file calls by another one. */
async function currentPath(db: MainDb, textId: number, path: string): Promise<string | undefined> {
  const former = articlePath(path);
  const unit = await db
    .selectFrom('unit')
    .select('path')
    .where('text_id', '=', textId)
    .where((eb) => eb(eb.ref('head', '->>').key('former'), '=', former))
    .executeTakeFirst();
  return unit && unit.path + path.slice(former.length);
}

/** Like findPath, but throws 404 if the text does not have the place. */
export async function requirePath(
  db: MainDb,
  textId: number,
  complete: string,
  field?: string,
): Promise<MatchedPath> {
  const provision = await findPath(db, textId, splitId(complete, field).path);
  if (provision === undefined) throw missingParagraph(complete);
  return provision;
}

export function missingParagraph(complete: string): HttpProblem {
  return new HttpProblem(404, 'PARAGRAPH_NOT_FOUND', `there is no paragraph ${complete} in this version`);
}

async function findInRange(db: MainDb, textId: number, path: string): Promise<MatchedPath | undefined> {
  const ranges = await db
    .selectFrom('unit')
    .select(['path', 'ord', 'head'])
    .where('text_id', '=', textId)
    .where('kind', '=', 'article')
    .where((eb) => eb(eb.ref('head', '->').key('range'), 'is not', null))
    .orderBy('ord')
    .execute();
  const around = ranges.find(({ path: id, head: { range } }) => isInRange(path, { id, range }));
  if (around === undefined) return undefined;
  const provision = await db
    .selectFrom('provision')
    .select(['path', 'ord', 'unit_ord as unitOrd'])
    .where('text_id', '=', textId)
    .where('path', '=', around.path)
    .executeTakeFirst();
  return provision;
}
