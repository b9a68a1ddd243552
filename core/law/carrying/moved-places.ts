import type { Place, Places } from './places.ts';

/** Unsettled places whose words stand once in the new version, where no other place is known to have come from. */
export function movedPlaces(
  before: Places,
  after: Places,
  settled: ReadonlyMap<Place, Place>,
): Map<Place, Place> {
  const taken = new Set(settled.values());
  const own = Map.groupBy(
    before.all.filter((place) => !settled.has(place)),
    wordsOf,
  );
  const its = Map.groupBy(
    after.all.filter((place) => !taken.has(place)),
    wordsOf,
  );
  const moved = new Map<Place, Place>();
  for (const [words, [one, ...ones]] of own) {
    const [other, ...others] = its.get(words) ?? [];
    const isOnly = ones.length === 0 && others.length === 0;
    if (one && other && isOnly && one.size > 0 && one.isContainer === other.isContainer)
      moved.set(one, other);
  }
  return moved;
}

const wordsOf = ({ words }: Place) => words;
