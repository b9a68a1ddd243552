import type { Part, TocEntry, Unit } from '../contract/main/regulation-text.ts';
import { articlePath, comparePaths, parentPath } from '../law/paragraph-id.ts';
import { isArticle } from './place.ts';

/** Paths of a text that stand between two others of the same level: articles, or paragraphs of an article that is there. */
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
    if (error instanceof RangeError) return [];
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
