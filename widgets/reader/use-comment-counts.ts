import { useEffect } from 'react';
import type { DocumentCounts } from '#core/comments/counts.ts';
import { useScene } from './reader-scene.ts';
import { useOfVersion } from './use-of-version.ts';

/** How many comments the places of the open text have; undefined until known, or where nobody is signed in. */
export function useCommentCounts(): DocumentCounts | undefined {
  const { commentCounts } = useScene().props;
  return useOfVersion(commentCounts);
}

/** Keeps comments and their numbers as colleagues write, while the document is open. */
export function useWatchedComments(): void {
  const { commentCounts, regTextId } = useScene().props;
  useEffect(() => commentCounts?.watch?.(regTextId), [commentCounts, regTextId]);
}
