import type { DocumentCounts } from '#core/comments/counts.ts';
import { useScene } from './reader-scene.ts';
import { useOfVersion } from './use-of-version.ts';

/** How many comments the places of the open text have; undefined until known, or where nobody is signed in. */
export function useCommentCounts(): DocumentCounts | undefined {
  const { commentCounts } = useScene().props;
  return useOfVersion(commentCounts);
}
