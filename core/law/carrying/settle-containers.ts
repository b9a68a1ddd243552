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
  const { left, sent, got, origins } = articlesOf(
    before,
    counterpartOf,
    (article) => settled.get(article) ?? amended.get(article),
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
      isOnly ||
      (count === now && one.path === other.path && ![...(origins.get(other)?.keys() ?? [])].some(isRival));
    const own = origins.get(other);
    const same = own?.get(one) ?? 0;
    const hasHalf = same > 0 && same * 2 >= (left.get(one) ?? 0);
    // Where its articles are in doubt, heading and number do if nothing is known to have come or gone.
    const isNamed =
      isOnly && one.path === other.path && (sent.get(one) ?? 0) === same && (got.get(other) ?? 0) === same;
    return isKnown && (hasHalf || isNamed || (!holding.has(one) && !holding.has(other)))
      ? [[one, other]]
      : [];
  });
}

/** A chapter and a section with the same heading are told apart by how deep they stand. */
const headingKey = (container: Place) => `${containersAround(container).length} ${container.words}`;

const isArticle = (place: Place) => isUnit(place) && !place.isContainer;

/**
 * How many articles of each container the later version still has (`left`), and how many of these are certain
 * (`sent`); how many articles of each later container are certain (`got`), and from which containers (`origins`).
 */
function articlesOf({ all }: Places, counterpartOf: CounterpartOf, sameOf: CounterpartOf) {
  const left = new Map<Place, number>();
  const sent = new Map<Place, number>();
  const got = new Map<Place, number>();
  const origins = new Map<Place, Map<Place, number>>();
  for (const article of all) {
    if (!isArticle(article) || !counterpartOf(article)) continue;
    const containers = containersAround(article);
    for (const container of containers) count(left, container);
    const same = sameOf(article);
    if (same) for (const container of containers) count(sent, container);
    for (const goal of same ? containersAround(same) : []) {
      count(got, goal);
      const counts = origins.get(goal) ?? new Map<Place, number>();
      origins.set(goal, counts);
      for (const container of containers) count(counts, container);
    }
  }
  return { left, sent, got, origins };
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
