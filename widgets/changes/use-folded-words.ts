import { useEffect } from 'react';
import { foldChanges } from '#core/change-filter/filter.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { later } from '#core/lib/later.ts';

/** So many at once take no time that would be felt. */
const batch = 200;

/** Folds the words of changes in pauses, so that the first letter of a filter does not have to wait for that. */
export function useFoldedWords(all: readonly Change[]): void {
  useEffect(() => {
    let stop = () => {};
    const fold = (at: number) => {
      foldChanges(all.slice(at, at + batch));
      if (at + batch < all.length) stop = later(() => fold(at + batch), 0);
    };
    stop = later(() => fold(0), 0);
    return () => stop();
  }, [all]);
}
