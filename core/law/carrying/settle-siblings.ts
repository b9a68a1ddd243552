import { isUnit, type Place, type Stretch } from './places.ts';
import { rivalled, rivalledBefore } from './rivals.ts';
import { sureRun } from './sure-run.ts';

/** Siblings of two versions with equal words that are certainly the same, and the stretches of all others. */
export type SettledSiblings = {
  settled: Map<Place, Place>;
  stretches: ReadonlyMap<Place, Stretch>;
  /** Whether no number moves: what is new gets a number between two others. */
  keepsNumbers: boolean;
};

/** What kept its number is less likely to have moved than what got another. */
const weights = { sameLabel: 3, otherLabel: 1 };

/**
 * Equal words alone prove nothing: they may stand in several places, or have been put elsewhere anew. What is
 * certain is known by its words and its order. Words that both versions have once, in the same order, are anchors;
 * what several have is settled only where the stretch between two anchors leaves no choice. `isUnsteady` names
 * places whose words the whole text has more or less often than before, so that they may be those of another place.
 */
export function settleSiblings(
  ones: readonly Place[],
  others: readonly Place[],
  isUnsteady: (place: Place) => boolean,
): SettledSiblings {
  const staysInPlace = inPlaceTest(ones, others);
  const twins = twinsOf(ones, others).filter((twin) => !isUnsteady(twin[0]) || staysInPlace(twin));
  const anchors = inSureOrder(twins, others);
  const settled = new Map(anchors);
  const between = cutAt(ones, others, anchors);
  const settleAll = (pairs: Twins) => {
    for (const [one, other] of pairs) if (!settled.has(one) && !isUnsteady(one)) settled.set(one, other);
  };
  const isBesideSame = besideSameTest(ones, others);
  for (const stretch of between) settleAll(settleStretch(stretch, isBesideSame));
  settleAll(sameNumbers({ ones, others }, isBesideSame));
  settleAll(twins.filter(([one, other]) => isUnit(one) && one.path === other.path));
  const keepsNumbers = hasFixedNumbers(ones, anchors);
  if (keepsNumbers) settleAll(sameVoids({ ones, others }));
  const stretches = unsettledOf(between, settled);
  for (const doubtful of [
    ...repealedSince(others, settled),
    ...rivalled(between, settled),
    ...rivalledBefore(between, settled),
    ...regrouped(ones, settled),
  ]) {
    for (const place of [doubtful, settled.get(doubtful)]) if (place) stretches.delete(place);
    settled.delete(doubtful);
  }
  return { settled, stretches, keepsNumbers };
}

type Twins = readonly (readonly [one: Place, other: Place])[];

/** Siblings in force whose words occur once among those of either version, in the order of the earlier one. */
function twinsOf(ones: readonly Place[], others: readonly Place[]): Twins {
  const [own, its] = [Map.groupBy(ones, looseWordsOf), Map.groupBy(others, looseWordsOf)];
  return ones.flatMap((one) => {
    const [other, another] = its.get(one.looseWords) ?? [];
    const isOnly = !another && own.get(one.looseWords)?.length === 1;
    return isOnly && !one.isVoid && other?.words === one.words ? [[one, other] as const] : [];
  });
}

const looseWordsOf = ({ looseWords }: Place) => looseWords;

/** Whether a place has its number and stands between the same numbers as before, beside at least one with its words. */
function inPlaceTest(ones: readonly Place[], others: readonly Place[]): (twin: Twins[number]) => boolean {
  const [own, its] = [placesIn(ones), placesIn(others)];
  return ([one, other]) => {
    const [at, there] = [own.get(one) ?? 0, its.get(other) ?? 0];
    const beside = [-1, 1].map((step) => ({ own: ones[at + step], its: others[there + step] }));
    const haveSameNumbers =
      one.label === other.label && beside.every((each) => each.own?.label === each.its?.label);
    return haveSameNumbers && beside.some((each) => each.own?.words === each.its?.words);
  };
}

type PairTest = (pair: Twins[number]) => boolean;

/**
 * Whether an article is in a chapter with a heading of its own, or still beside one that it was beside: chapters with
 * the same heading may have changed places. Neighbours are those of its chapter, if it has any there.
 */
function besideSameTest(ones: readonly Place[], others: readonly Place[]): PairTest {
  const [own, its] = [placesIn(ones), placesIn(others)];
  const headings = [ones, others].map((siblings) =>
    Map.groupBy(new Set(siblings.flatMap(({ around }) => around ?? [])), ({ words }) => words),
  );
  const isNamedAlone = (chapter: Place) =>
    headings.every((chapters) => chapters.get(chapter.words)?.length === 1);
  return ([one, other]) => {
    if (!isUnit(one) || !one.around || isNamedAlone(one.around)) return true;
    const [at, there] = [own.get(one) ?? 0, its.get(other) ?? 0];
    const beside = [-1, 1].map((step) => ({ own: ones[at + step], its: others[there + step] }));
    const inside = beside.filter((each) => each.own?.around === one.around);
    return (inside.length > 0 ? inside : beside).some((each) => each.own?.words === each.its?.words);
  };
}

const placesIn = (siblings: readonly Place[]) => new Map(siblings.map((each, place) => [each, place]));

/** The pairs that kept their order, whichever of the others are said to have moved. */
function inSureOrder(twins: Twins, others: readonly Place[]): Twins {
  if (twins.length === 0) return twins;
  const places = placesIn(others);
  const sure = sureRun(
    twins.map(([, other]) => places.get(other) ?? 0),
    twins.map(([one, other]) => (one.label === other.label ? weights.sameLabel : weights.otherLabel)),
  );
  return twins.filter((_, at) => sure.has(at));
}

/** The stretches before, between and behind the anchors. */
function cutAt(ones: readonly Place[], others: readonly Place[], anchors: Twins): Stretch[] {
  const [own, its] = [new Set(anchors.map(([one]) => one)), new Set(anchors.map(([, other]) => other))];
  const pieces = splitAt(others, its);
  return splitAt(ones, own).map((stretch, at) => ({ ones: stretch, others: pieces[at] ?? [] }));
}

function splitAt(siblings: readonly Place[], anchors: ReadonlySet<Place>): Place[][] {
  const split: Place[][] = [[]];
  for (const sibling of siblings) {
    if (anchors.has(sibling)) split.push([]);
    else split.at(-1)?.push(sibling);
  }
  return split;
}

function unsettledOf(between: readonly Stretch[], settled: ReadonlyMap<Place, Place>): Map<Place, Stretch> {
  const taken = new Set(settled.values());
  const stretches = new Map<Place, Stretch>();
  for (const { ones, others } of between) {
    const stretch = {
      ones: ones.filter((one) => !settled.has(one)),
      others: others.filter((other) => !taken.has(other)),
    };
    for (const place of [...stretch.ones, ...stretch.others]) stretches.set(place, stretch);
  }
  return stretches;
}

/**
 * A stretch with the same words in the same order is the same, unless what it repeats stands in other chapters now.
 * In another one, what it has once in both versions is settled by its order, and what it has several times by its
 * numbers.
 */
function settleStretch(stretch: Stretch, isBesideSame: PairTest): Twins {
  const { ones, others } = stretch;
  if (ones.length === 0 || others.length === 0) return [];
  const isSame = ones.length === others.length && ones.every(({ words }, at) => words === others[at]?.words);
  if (isSame && !hasRegrouped(stretch)) return inOrder(ones, others);
  return [...inSureOrder(twinsOf(ones, others), others), ...sameNumbers(stretch, isBesideSame)];
}

/** Whether one of two articles with the same words, or of those without, may have gone into another chapter. */
function hasRegrouped({ ones, others }: Stretch): boolean {
  const isRepeating = new Set(ones.map(looseWordsOf)).size < ones.length;
  return ones.some((one, at) => (isRepeating || one.isVoid) && !isInSameChapter(one, others[at]));
}

const isInSameChapter = (one: Place, other: Place | undefined) =>
  !isUnit(one) || one.around?.words === other?.around?.words;

/** Words that both versions have equally often, under the same numbers. */
function sameNumbers({ ones, others }: Stretch, isBesideSame: PairTest): Twins {
  const its = Map.groupBy(others, looseWordsOf);
  return [...Map.groupBy(ones, looseWordsOf)].flatMap(([looseWords, own]) => {
    const there = its.get(looseWords) ?? [];
    const isSame = (one: Place, other: Place | undefined) =>
      one.label === other?.label &&
      ((own.length === 1 && !one.isVoid) || (isInSameChapter(one, other) && isBesideSame([one, other])));
    const isEqual = own.length === there.length && own.every((one, at) => isSame(one, there[at]));
    return isEqual ? inOrder(own, there).filter(([one, other]) => one.words === other.words) : [];
  });
}

const inOrder = (ones: readonly Place[], others: readonly Place[]): Twins =>
  ones.flatMap((one, at) => {
    const other = others[at];
    return other ? [[one, other] as const] : [];
  });

/** A number between two others: 5a, 2bis. */
const insertedNumber = /\d[a-z]|[a-z](?:bis|ter|quater|quinquies|sexies)$/;

const hasFixedNumbers = (ones: readonly Place[], anchors: Twins) =>
  ones.some(({ label }) => insertedNumber.test(label)) &&
  anchors.every(([one, other]) => one.label === other.label);

/** Where numbers are kept, what was repealed before keeps its own, however many were repealed beside it. */
function sameVoids({ ones, others }: Stretch): Twins {
  const its = new Map(others.map((other) => [other.label, other]));
  return ones.flatMap((one) => {
    const other = its.get(one.label);
    return one.isVoid && other?.isVoid && one.words === other.words && isInSameChapter(one, other)
      ? [[one, other] as const]
      : [];
  });
}

/** A number that is repealed anew was not given to anything else: whoever has its words now is another provision. */
function repealedSince(others: readonly Place[], settled: ReadonlyMap<Place, Place>): Place[] {
  const known = new Set(settled.values());
  const repealed = new Set(
    others.flatMap((other) => (other.isVoid && !known.has(other) ? [other.label] : [])),
  );
  return [...settled].flatMap(([one, other]) =>
    one.label !== other.label && !one.isVoid && repealed.has(one.label) ? [one] : [],
  );
}

/**
 * Articles that stand in the chapter of a neighbour now that is not certain to be left: with what moved into it, the
 * neighbour may read like them.
 */
function regrouped(ones: readonly Place[], settled: ReadonlyMap<Place, Place>): Place[] {
  return ones.filter((one, at) => {
    const other = settled.get(one);
    if (!other || !isUnit(one) || isInSameChapter(one, other)) return false;
    const beside = [ones[at - 1], ones[at + 1]].filter((each) => each && !settled.has(each));
    return beside.some((each) => each?.around?.words === other.around?.words);
  });
}
