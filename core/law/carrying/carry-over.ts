import type { LanguageCode } from '../../contract/languages.ts';
import type { ComparisonRow } from '../../contract/main/comparison.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { comparePieces } from '../comparison/compare-texts.ts';
import { isInRange } from '../range.ts';
import type { Carrying } from './carrying.ts';
import { type Landings, landingsOf } from './landings.ts';
import { movedPlaces } from './moved-places.ts';
import { createWordNames, isUnit, type Place, type Places, placesOf, unitOf } from './places.ts';
import { settle } from './settle.ts';
import { settleContainers } from './settle-containers.ts';

/** `rows`: those of the comparison of both versions, for the differences of words (`differenceRows`). */
export type CarriedOver = { carryings: Carrying[]; rows: ComparisonRow[] };

/**
 * What becomes of every place of a text in its next version. The comparison says where words went; whether that is
 * certain is decided here, by order and surroundings alone, and what is not certain gets a mark or is parked.
 */
export function carryOver(
  before: readonly Unit[],
  after: readonly Unit[],
  language: LanguageCode,
): CarriedOver {
  const { context, rows } = comparePieces(before, after, { language });
  const nameOf = createWordNames();
  const texts = { before: placesOf(context.before, nameOf), after: placesOf(context.after, nameOf) };
  const landings = landingsOf(rows, texts.before, texts.after);
  const places = settle(texts.before, texts.after, landings.counterpartOf);
  const { settled } = places;
  for (const [one, other] of settleContainers(texts.before, texts.after, landings.counterpartOf, places))
    settled.set(one, other);
  const ranges = after.filter(({ repealed, range }) => repealed && range);
  const carried = new Map<Place, Carrying>();
  const movedTo = movedPlaces(texts.before, texts.after, settled);
  const unsettled: Unsettled = { after: texts.after, landings, movedTo, ranges, carried };
  for (const place of texts.before.all) {
    const same = settled.get(place);
    carried.set(place, same ? settledCarrying(place, same) : carryUnsettled(place, unsettled));
  }
  return { carryings: [...carried.values()], rows: rows.map(({ row }) => row) };
}

const settledCarrying = ({ path: from }: Place, { path: to }: Place): Carrying => ({
  from,
  fate: from === to ? 'unchanged' : 'renumbered',
  to,
  also: [],
});

type Unsettled = {
  after: Places;
  landings: Landings;
  /** Where the words of a place stand elsewhere, if nowhere else. */
  movedTo: ReadonlyMap<Place, Place>;
  /** Units that stand for several repealed articles. */
  ranges: readonly Unit[];
  /** Those of the places before. */
  carried: ReadonlyMap<Place, Carrying>;
};

/** Where the comparison has the words of a place that is not certain: with a mark, or parked. */
function carryUnsettled(place: Place, unsettled: Unsettled): Carrying {
  const { landings } = unsettled;
  if (place.pieces.length === 0) return carryWithAround(place, unsettled);
  const landing = landings.of(place);
  const [other, ...others] = landing?.places ?? [];
  if (!landing || !other) return carryGone(place, unsettled);
  const [from, to] = [place.path, other.path];
  if (other.isVoid && !place.isVoid) return { from, fate: 'repealed', near: to };
  if (landing.change === 'repealed') return carryGone(place, unsettled);
  const also = [...new Set([...others, ...partsElsewhere(place, other, landings)].map(({ path }) => path))];
  const marked = (fate: 'changed' | 'moved' | 'uncertain' | 'split' | 'merged'): Carrying => ({
    from,
    fate,
    to,
    also,
  });
  if (landing.change === 'split' || landing.change === 'merged') return marked(landing.change);
  if (place.words !== other.words) return marked('changed');
  return marked(from === to ? 'uncertain' : 'moved');
}

/** The places of other units that have paragraphs of this one now. */
function partsElsewhere(place: Place, other: Place, { spreadOf }: Landings): Place[] {
  if (!isUnit(place)) return [];
  return [...spreadOf(place).keys()].filter((part) => !isUnit(part) && unitOf(part) !== unitOf(other));
}

/** A place without words of its own, as a list that is a group, goes along with what is around it. */
function carryWithAround(place: Place, { after, carried }: Unsettled): Carrying {
  const around = place.around && carried.get(place.around);
  const from = place.path;
  if (!around || around.fate === 'repealed') return { from, fate: 'repealed', near: around?.near };
  const inside = after.byPath.get(`${around.to}^${place.label}`);
  const isSame = inside?.words === place.words;
  return { from, fate: isSame ? 'uncertain' : 'changed', to: inside?.path ?? around.to, also: [] };
}

/** A place of which the comparison has no words left; short words that moved may escape it. */
function carryGone(place: Place, unsettled: Unsettled): Carrying {
  const { after, landings, ranges, carried } = unsettled;
  const from = place.path;
  const moved = place.isVoid ? undefined : (insideMoved(place, unsettled) ?? unsettled.movedTo.get(place));
  if (moved) return { from, fate: moved.path === from ? 'uncertain' : 'moved', to: moved.path, also: [] };
  // An article whose words stand mostly in another one was merged into that.
  if (isUnit(place) && !place.isContainer) {
    const [unit, others] = mainUnit(landings.spreadOf(place), place.size);
    if (unit) return { from, fate: 'merged', to: unit.path, also: others };
    const stub = after.byPath.get(from);
    if (stub?.isVoid) return { from, fate: 'repealed', near: from };
    const range = ranges.find((each) => isInRange(from, each));
    if (range) return { from, fate: 'repealed', near: range.id };
  }
  const around = place.around && carried.get(place.around);
  return { from, fate: 'repealed', near: around?.fate === 'repealed' ? around.near : around?.to };
}

/** The place with the same words and number inside what the place around it became. */
function insideMoved(place: Place, { after, carried }: Unsettled): Place | undefined {
  const around = place.around && carried.get(place.around);
  if (isUnit(place) || !around || around.fate === 'repealed') return undefined;
  const inside = after.byPath.get(`${around.to}^${place.label}`);
  return inside?.words === place.words ? inside : undefined;
}

/** The unit that has more than half of the letters, and the other places that have some. */
function mainUnit(spread: ReadonlyMap<Place, number>, size: number): [Place | undefined, string[]] {
  const letters = new Map<Place, number>();
  for (const [place, its] of spread) letters.set(unitOf(place), (letters.get(unitOf(place)) ?? 0) + its);
  const [main] = [...letters].find(([, its]) => its * 2 > size) ?? [];
  if (!main || main.isVoid) return [undefined, []];
  return [main, [...spread.keys()].filter((place) => unitOf(place) !== main).map(({ path }) => path)];
}
