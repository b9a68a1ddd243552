import type { CommentCount } from '../contract/domain/comment-lists.ts';
import { articlePath, splitParagraphId } from '../law/paragraph-id.ts';

/** Numbers of comments at a place. */
export type PlaceCount = {
  /** All comments: own and the provider's, replies included. */
  total: number;
  /** Of the own ones, those that are not resolved. */
  open: number;
  /** Those in which the user has an open tag. */
  tagged: number;
};
/** The places of a document that have comments, by their path. */
export type DocumentCounts = ReadonlyMap<string, PlaceCount>;

const none: PlaceCount = { total: 0, open: 0, tagged: 0 };

const plus = (one: PlaceCount, other: Partial<PlaceCount>): PlaceCount => ({
  total: one.total + (other.total ?? 0),
  open: one.open + (other.open ?? 0),
  tagged: one.tagged + (other.tagged ?? 0),
});

/** The numbers of both servers together. */
export function joinedCounts(
  own: readonly CommentCount[],
  provider: readonly { completeParagraphID: string; total: number }[],
): DocumentCounts {
  const counts = new Map<string, PlaceCount>();
  for (const { completeParagraphID, ...count } of [...own, ...provider]) {
    const { path } = splitParagraphId(completeParagraphID);
    counts.set(path, plus(counts.get(path) ?? none, count));
  }
  return counts;
}

/** The numbers by article, what is inside of it included: for the table of contents. */
export function countsByArticle(counts: DocumentCounts): DocumentCounts {
  const articles = new Map<string, PlaceCount>();
  for (const [path, count] of counts) {
    const article = articlePath(path);
    articles.set(article, plus(articles.get(article) ?? none, count));
  }
  return articles;
}

/** The number of a place, on demand with what is inside of it. */
export function countAt(counts: DocumentCounts, path: string, inside: boolean): PlaceCount {
  if (!inside) return counts.get(path) ?? none;
  let sum = none;
  for (const [at, count] of counts) if (at === path || at.startsWith(`${path}^`)) sum = plus(sum, count);
  return sum;
}
