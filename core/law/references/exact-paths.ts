import { pathCandidates } from '../citation/path-candidates.ts';
import type { Piece } from '../citation/read-pieces.ts';
import type { Naming } from '../display-name.ts';

/** The paths that a citation may mean with all its steps: what has a step less is another provision. */
export function exactPaths(pieces: readonly Piece[], naming: Naming): string[] {
  const all = pathCandidates({ pieces }, naming);
  const less = new Set(
    [...pieces.keys()]
      .slice(1)
      .flatMap((depth) => pathCandidates({ pieces: pieces.slice(0, depth) }, naming)),
  );
  return all.filter((path) => !less.has(path));
}

// No label of a citation is so written.
const standIn = '§';

/** The paths of pieces below the article with this path. */
export function pathsInArticle(article: string, pieces: readonly Piece[], naming: Naming): string[] {
  const type = naming[0] === 'MARGIN_NUMBER' ? 'MARGIN_NUMBER' : 'ARTICLE';
  return exactPaths([{ type, label: standIn }, ...pieces], naming)
    .filter((path) => path.startsWith(standIn))
    .map((path) => article + path.slice(standIn.length));
}
