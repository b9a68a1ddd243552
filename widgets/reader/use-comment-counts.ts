import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import { idle, type Loadable, loadedValue } from '#core/async/loadable.ts';
import type { DocumentCounts } from '#core/comments/counts.ts';
import { useScene } from './reader-scene.ts';

const $none = atom<Loadable<DocumentCounts>>(idle);

/** How many comments the places of the open text have; undefined until known, or where nobody is signed in. */
export function useCommentCounts(): DocumentCounts | undefined {
  const { props, versionDate } = useScene();
  const { commentCounts, regTextId } = props;
  const $counts = useMemo(
    () => commentCounts?.of(regTextId, versionDate) ?? $none,
    [commentCounts, regTextId, versionDate],
  );
  const counts = useStore($counts);
  const isIdle = counts.state === 'idle';
  useEffect(() => {
    // Read anew: another part of the reader may have asked meanwhile.
    if (isIdle && $counts.get().state === 'idle') void commentCounts?.load(regTextId, versionDate);
  }, [$counts, isIdle, commentCounts, regTextId, versionDate]);
  return loadedValue(counts);
}
