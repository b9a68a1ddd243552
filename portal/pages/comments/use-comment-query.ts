import type { CommentQuery } from '#core/comment-list/comment-address.ts';
import { readCommentQuery } from '#core/comment-list/comment-query.ts';
import { routes } from '../../routes.ts';
import { useAddressQuery } from '../../server-table/use-address-query.ts';

/** What the address asks for, and how to ask for something else. */
export const useCommentQuery = (): [CommentQuery, (change: Partial<CommentQuery>) => void] =>
  useAddressQuery(readCommentQuery, routes.comments.address);
