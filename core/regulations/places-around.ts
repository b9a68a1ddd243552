import type { Part, TocEntry, Unit } from '../contract/main/regulation-text.ts';
import { articlePath, comparePaths, PathError, parentPath } from '../law/paragraph-id.ts';
import { findPlace, isArticle, neighbour } from './place.ts';

/** Articles that may be meant by a path that does not exist: those with its number, and those around its place. */
export function articlesNear(entries: readonly TocEntry[], path: string): TocEntry[] {
  const at = findPlace(entries, path)?.index;
  if (at === undefined) return [];
  const number = /\d+/.exec(articlePath(path))?.[0];
  const isAround = (entry: TocEntry) =>
    entry.index === at || entry === neighbour(entries, at, -1) || entry === neighbour(entries, at, 1);
  const hasNumber = ({ id }: TocEntry) => number !== undefined && /^\d+/.exec(id)?.[0] === number;
  return entries.filter((entry) => isArticle(entry) && (hasNumber(entry) || isAround(entry))).slice(0, 8);
}

/** Whether the unit contains a paragraph, letter or number with this path. */
export function holdsPath(unit: Unit, path: string): boolean {
  return unit.id === path || unit.parts.some((part) => isOrHolds(part, path));
}

function isOrHolds(part: Part, path: string): boolean {
  if (part.part === 'text' || part.part === 'quote') return false;
  if (part.part === 'table')
    return part.rows.flat().some((cell) => cell.parts.some((each) => isOrHolds(each, path)));
  return part.id === path || part.parts.some((each) => isOrHolds(each, path));
}

/** The units that contain an entry, from the outside in. */
export function unitsAround(entries: readonly TocEntry[], entry: TocEntry): TocEntry[] {
  const around: TocEntry[] = [];
  let at = entry.index - 1;
  for (let parent = entry.parent; parent !== undefined && at >= 0; at -= 1) {
    const each = entries[at];
    if (each?.id !== parent) continue;
    around.unshift(each);
    parent = each.parent;
  }
  return around;
}

/** The paths between two others of the same level: articles, or paragraphs of an article that is loaded. */
export function pathsBetween(
  entries: readonly TocEntry[],
  unitOf: (path: string) => Unit | undefined,
  first: string,
  last: string,
): string[] {
  try {
    const around = parentPath(first);
    if (parentPath(last) !== around) return [];
    const isAmong = (path: string) =>
      parentPath(path) === around && comparePaths(first, path) < 0 && comparePaths(path, last) < 0;
    if (articlePath(first) === first)
      return entries.flatMap((entry) => (isArticle(entry) && isAmong(entry.id) ? [entry.id] : []));
    return idsOf(unitOf(articlePath(first))?.parts ?? []).filter(isAmong);
  } catch (error) {
    // Paths that cannot be ordered have nothing between them.
    if (error instanceof PathError) return [];
    throw error;
  }
}

function idsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.part === 'table') return part.rows.flat().flatMap((cell) => idsOf(cell.parts));
    if (part.part !== 'division') return [];
    return [...(part.id === undefined ? [] : [part.id]), ...idsOf(part.parts)];
  });
}
