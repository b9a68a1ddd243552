import { isUnit, type Place, type Places } from './places.ts';
import type { CounterpartOf, SettledPlaces } from './settle.ts';

/**
 * Chapters and their like that are certainly the same: the same heading over half of the same articles.
 * A heading that several of them have ("Allgemeine Bestimmungen") needs the same number too, and a heading alone proves
 * something only if it is the only one.
 */
export function settleContainers(
  before: Places,
  after: Places,
  counterpartOf: CounterpartOf,
  { settled, amended }: SettledPlaces,
): [Place, Place][] {
  const likely = flowsOf(before, counterpartOf);
  const certain = flowsOf(before, (article) =>
    counterpartOf(article) ? (settled.get(article) ?? amended.get(article)) : undefined,
  );
  const holding = new Set(
    [...before.all, ...after.all].filter(isArticle).flatMap((article) => containersAround(article)),
  );
  const counts = [headingCounts(before), headingCounts(after)];
  return before.all.flatMap((one): [Place, Place][] => {
    const other = one.isContainer ? counterpartOf(one) : undefined;
    if (!other?.isContainer || headingKey(one) !== headingKey(other)) return [];
    const [count, now] = counts.map((each) => each.get(headingKey(one)) ?? 0);
    const isOnly = count === 1 && now === 1;
    const isRival = (rival: Place) => rival !== one && headingKey(rival) === headingKey(one);
    const isKnown =
      isOnly || (count === now && one.path === other.path && !certain.originsOf(other).some(isRival));
    const same = certain.between(one, other);
    const hasHalf = same > 0 && same * 2 >= likely.from(one);
    // Where its articles are in doubt, heading and number do if none of them seems to have come or gone.
    const all = likely.between(one, other);
    const isNamed =
      isOnly && one.path === other.path && all > 0 && all === likely.from(one) && all === likely.into(other);
    return isKnown && (hasHalf || isNamed || (!holding.has(one) && !holding.has(other)))
      ? [[one, other]]
      : [];
  });
}

/** A chapter and a section with the same heading are told apart by how deep they stand. */
const headingKey = (container: Place) => `${containersAround(container).length} ${container.words}`;

const isArticle = (place: Place) => isUnit(place) && !place.isContainer;

/** How many articles go from containers into others, by what is said of each article. */
function flowsOf({ all }: Places, goalOf: CounterpartOf) {
  const from = new Map<Place, number>();
  const into = new Map<Place, number>();
  const origins = new Map<Place, Map<Place, number>>();
  for (const article of all) {
    const goal = isArticle(article) ? goalOf(article) : undefined;
    if (!goal) continue;
    const containers = containersAround(article);
    for (const container of containers) count(from, container);
    for (const around of containersAround(goal)) {
      count(into, around);
      const counts = origins.get(around) ?? new Map<Place, number>();
      origins.set(around, counts);
      for (const container of containers) count(counts, container);
    }
  }
  return {
    from: (one: Place) => from.get(one) ?? 0,
    into: (other: Place) => into.get(other) ?? 0,
    between: (one: Place, other: Place) => origins.get(other)?.get(one) ?? 0,
    originsOf: (other: Place) => [...(origins.get(other)?.keys() ?? [])],
  };
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function containersAround(unit: Place): Place[] {
  const around: Place[] = [];
  for (let at = unit.around; at; at = at.around) around.push(at);
  return around;
}

function headingCounts({ all }: Places): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of all) if (place.isContainer) count(counts, headingKey(place));
  return counts;
}
