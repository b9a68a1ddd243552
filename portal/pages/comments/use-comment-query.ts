import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { CommentQuery } from '#core/comment-list/comment-address.ts';
import { readCommentQuery } from '#core/comment-list/comment-query.ts';
import { routes } from '../../routes.ts';

/** What the address asks for, and how to ask for something else. */
export function useCommentQuery(): [CommentQuery, (change: Partial<CommentQuery>) => void] {
  const search = useLocationProperty(() => window.location.search);
  const [, navigate] = useLocation();
  const query = useMemo(() => readCommentQuery(search), [search]);
  const change = useCallback(
    (fields: Partial<CommentQuery>) => {
      // Read anew: what was typed is added to the address after a pause, in which it may have changed.
      const now = readCommentQuery(window.location.search);
      // Replaced, since every filter would be a step back otherwise.
      navigate(routes.comments.address({ ...now, page: 0, ...fields }), { replace: true });
    },
    [navigate],
  );
  return [query, change];
}
