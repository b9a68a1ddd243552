import { articlePath, joinParagraphId, splitParagraphId } from '../law/paragraph-id.ts';
import type { CommentPlace } from './store.ts';

/** The place that is read, with the day and the language of its text. */
type ReadPlace = Omit<CommentPlace, 'inside'>;

/**
 * Which comments are listed at a place: those of an article with all that is inside of it, those of a paragraph alone
 * unless those of its whole article are asked for.
 */
export function listedPlace(
  { completeParagraphID, versionDate, language }: ReadPlace,
  asksForWhole = false,
): { listed: CommentPlace; isWhole: boolean } {
  const { regTextId, path } = splitParagraphId(completeParagraphID);
  const article = joinParagraphId(regTextId, articlePath(path));
  const isWhole = article === completeParagraphID;
  const inside = isWhole || asksForWhole;
  return {
    listed: { completeParagraphID: inside ? article : completeParagraphID, versionDate, language, inside },
    isWhole,
  };
}
