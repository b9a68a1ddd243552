import { articlePath, comparePaths, looksPaged, PathError } from './paragraph-id.ts';

/** A unit with its `range` if it stands for several articles: "Art. 135–149". */
export type RangeUnit = { id: string; range?: { first: string; last: string } | undefined };

/**
 * Whether a path leads to an article in the range of a unit. Final provisions and annexes number their
 * articles separately, so the part between the braces must be equal. A malformed path is in no range.
 */
export function isInRange(path: string, { id, range }: RangeUnit): boolean {
  if (range === undefined) return false;
  const section = bracesOf(id);
  const article = articlePath(path);
  if (bracesOf(article) !== section || article === section) return false;
  if (section === '' && looksPaged(article)) return false;
  try {
    return (
      comparePaths(section + range.first, article) <= 0 && comparePaths(article, section + range.last) <= 0
    );
  } catch (error) {
    if (error instanceof PathError) return false;
    throw error;
  }
}

/** The section of a path, including its braces. */
function bracesOf(path: string): string {
  return path.slice(0, path.indexOf('}') + 1);
}
