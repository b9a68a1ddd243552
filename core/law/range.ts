import { articlePath, comparePaths, looksPaged } from './paragraph-id.ts';

/** A unit as far as it matters here; `range` where its source folds several articles into one: "Art. 135–149". */
export type RangeUnit = { id: string; range?: { first: string; last: string } | undefined };

/**
 * Whether a path leads to an article that a range unit stands for. Final provisions and annexes count
 * their articles anew, so what stands between the braces must be the same. A malformed path is in none.
 */
export function isInRange(path: string, { id, range }: RangeUnit): boolean {
  if (range === undefined) return false;
  const section = sectionOf(id);
  const article = articlePath(path);
  if (sectionOf(article) !== section || article === section) return false;
  if (section === '' && looksPaged(article)) return false;
  try {
    return (
      comparePaths(section + range.first, article) <= 0 && comparePaths(article, section + range.last) <= 0
    );
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The braces before an article with what is between them. */
function sectionOf(path: string): string {
  return path.slice(0, path.indexOf('}') + 1);
}
