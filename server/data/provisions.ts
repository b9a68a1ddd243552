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

export type MatchedPath = { path: string; ord: number; unitOrd: number; hash: string; repealed: boolean };
type RequestedPath = { textId: number; path: string };

/**
 * Finds a path in texts, also one by the identifiers of its file, as older addresses have it. An article that the source folds into a range ("Art. 135–149") gives the range, so
 * that a citation of Art. 140 still leads to its text. As many statements for one text as for all versions of a document.
 */
export async function findPaths(
  db: MainDb,
  textIds: readonly number[],
  path: string,
): Promise<Map<number, MatchedPath>> {
  const matches = new Map<number, MatchedPath>();
  const steps = path.startsWith('{') ? [exactPaths, currentPaths, rangePaths] : [exactPaths, rangePaths];
  for (const pathsIn of steps) {
    const missing = textIds.filter((id) => !matches.has(id));
    const requested = missing.length === 0 ? [] : await pathsIn(db, missing, path);
    for (const [id, match] of await findExact(db, requested)) matches.set(id, match);
  }
  return matches;
}

/** The same for one text. */
export async function findPath(db: MainDb, textId: number, path: string): Promise<MatchedPath | undefined> {
  return (await findPaths(db, [textId], path)).get(textId);
}

async function findExact(db: MainDb, requested: readonly RequestedPath[]): Promise<[number, MatchedPath][]> {
  if (requested.length === 0) return [];
  const rows = await db
    .selectFrom('provision')
    .select(['text_id', 'path', 'ord', 'unit_ord as unitOrd', 'hash', 'repealed'])
    .where((eb) =>
      eb(
        eb.refTuple('text_id', 'path'),
        'in',
        requested.map((one) => eb.tuple(one.textId, one.path)),
      ),
    )
    .execute();
  return rows.map(({ text_id: id, ...match }) => [id, match]);
}

const exactPaths = async (_: MainDb, textIds: readonly number[], path: string): Promise<RequestedPath[]> =>
  textIds.map((textId) => ({ textId, path }));

/** The paths of what the files call by another one. */
async function currentPaths(db: MainDb, textIds: readonly number[], path: string): Promise<RequestedPath[]> {
  const former = articlePath(path);
  const units = await db
    .selectFrom('unit')
    .select(['text_id as textId', 'path'])
    .where('text_id', 'in', textIds)
    .where((eb) => eb(eb.ref('head', '->>').key('former'), '=', former))
    .execute();
  return units.map(({ textId, path: unit }) => ({ textId, path: unit + path.slice(former.length) }));
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

/** The units around an article that the source does not print by itself. */
async function rangePaths(db: MainDb, textIds: readonly number[], path: string): Promise<RequestedPath[]> {
  const ranges = await db
    .selectFrom('unit')
    .select(['text_id as textId', 'path', 'head'])
    .where('text_id', 'in', textIds)
    .where('kind', '=', 'article')
    .where((eb) => eb(eb.ref('head', '->').key('range'), 'is not', null))
    .orderBy('ord')
    .execute();
  const around = new Map<number, RequestedPath>();
  for (const { textId, path: id, head } of ranges)
    if (!around.has(textId) && isInRange(path, { id, range: head.range }))
      around.set(textId, { textId, path: id });
  return [...around.values()];
}
