import { articlePath, joinParagraphId, splitParagraphId } from '../law/paragraph-id.ts';
import type { CommentPlace } from './store.ts';

/** The place that is read, and the day of its text. */
type ReadPlace = Pick<CommentPlace, 'completeParagraphID' | 'versionDate'>;

/**
 * Which comments are listed at a place: those of an article with all that is inside of it, those of a paragraph alone
 * unless those of its whole article are asked for.
 */
export function listedPlace(
  { completeParagraphID, versionDate }: ReadPlace,
  asksForWhole = false,
): { listed: CommentPlace; isWhole: boolean } {
  const { regTextId, path } = splitParagraphId(completeParagraphID);
  const article = joinParagraphId(regTextId, articlePath(path));
  const isWhole = article === completeParagraphID;
  const inside = isWhole || asksForWhole;
  return {
    listed: { completeParagraphID: inside ? article : completeParagraphID, versionDate, inside },
    isWhole,
  };
}
