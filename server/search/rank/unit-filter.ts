import { documentPartOf, type Part } from '../index/part.ts';
import type { RankFilter } from './ranking.ts';

type LetsArticle = NonNullable<RankFilter['letsArticle']>;

// By the number of the path in its part: texts share most of theirs, and one answer asks several times.
const judged = new WeakMap<LetsArticle, WeakMap<Part, Uint8Array>>();
const [passed, refused] = [1, 2];

/** Whether a unit of a part passes what was asked beside the words. */
export function unitFilter(
  part: Part | undefined,
  { paths, parts, letsArticle }: RankFilter,
): (unit: number) => boolean {
  if (part === undefined || (paths === undefined && parts === undefined && letsArticle === undefined))
    return () => true;
  const letsPath = letsArticle === undefined ? () => true : pathFilter(part, letsArticle);
  return (unit) => {
    if (parts !== undefined && !parts.has(documentPartOf(part.unitFlags[unit] ?? 0))) return false;
    const path = part.unitPath[unit] ?? 0;
    return letsPath(path) && (paths === undefined || paths.has(part.paths[path] ?? ''));
  };
}

function pathFilter(part: Part, letsArticle: LetsArticle): (path: number) => boolean {
  const byPart = judged.get(letsArticle) ?? new WeakMap<Part, Uint8Array>();
  judged.set(letsArticle, byPart);
  const known = byPart.get(part) ?? new Uint8Array(part.paths.length);
  byPart.set(part, known);
  return (path) => {
    if (known[path] === 0) known[path] = letsArticle(part.paths[path] ?? '') ? passed : refused;
    return known[path] === passed;
  };
}
