import { containerKinds, type Unit } from '../../contract/main/regulation-text.ts';
import type { ComparisonContext } from './context.ts';
import { type Bag, bagOf, candidates, likeness, weigh } from './likeness.ts';
import { emptyPairing, isFree, type Pair, type Pairing, pair, pairSurest } from './pairing.ts';
import type { TextPieces } from './pieces.ts';

/** Minimum likeness of two articles to be paired: with the same number, with the same heading, with neither. */
const minUnitLikeness = { sameId: 0.1, sameHeading: 0.25, neither: 0.55 };
const minUnitWeight = 3;

/** Pairs the articles and containers of both texts, even if their numbers differ. */
export function alignUnits(
  context: ComparisonContext,
  roots: { before: number; after: number } | undefined,
): Pairing {
  const { before, after } = context;
  const pairing = emptyPairing(before.units.length, after.units.length);
  if (roots) pair(pairing, roots.before, roots.after);
  const places = new Map(after.units.map((unit, index) => [unit.id, index]));
  const indexOfSameId = before.units.map((unit) => places.get(unit.id) ?? -1);
  const beforeWords = before.units.map((_, index) => textOfUnit(before, index));
  const afterWords = after.units.map((_, index) => textOfUnit(after, index));
  indexOfSameId.forEach((other, index) => {
    if (other < 0 || !isFree(pairing, index, other) || isContainer(before.units[index])) return;
    if (beforeWords[index] === afterWords[other]) pair(pairing, index, other);
  });
  alignByWords(context, pairing, indexOfSameId);
  alignRepealed(context, pairing, indexOfSameId);
  alignContainers(context, pairing);
  return pairing;
}

const textOfUnit = (text: TextPieces, unit: number) =>
  (text.ofUnit[unit] ?? []).map(({ num, key }) => `${num}\t${key}`).join('\n');

/** Unpaired articles that are not repealed. */
function freeArticles(text: TextPieces, taken: Int32Array): number[] {
  return text.units.flatMap((unit, index) =>
    taken[index] === -1 && !isContainer(unit) && !unit.repealed ? [index] : [],
  );
}

function alignByWords(context: ComparisonContext, pairing: Pairing, indexOfSameId: readonly number[]): void {
  const { before, after, lexicon } = context;
  const ones = freeArticles(before, pairing.after);
  const others = freeArticles(after, pairing.before);
  const oneBags = ones.map((index) => bagOfUnit(context, before, index));
  const otherBags = others.map((index) => bagOfUnit(context, after, index));
  const placeOfOther = new Map(others.map((index, place) => [index, place]));
  const candidateLists = candidates(oneBags, otherBags);
  const pairs: Pair[] = [];
  ones.forEach((index, place) => {
    const counterpart = placeOfOther.get(indexOfSameId[index] ?? -1);
    for (const candidate of new Set(
      counterpart === undefined ? candidateLists[place] : [counterpart, ...(candidateLists[place] ?? [])],
    )) {
      const other = others[candidate] ?? -1;
      const one = oneBags[place];
      const another = otherBags[candidate];
      if (!one || !another || !isSameSort(before.units[index], after.units[other])) continue;
      const like = likeness(one, another, lexicon());
      const isTwin = candidate === counterpart;
      const heading = headingOf(before, index);
      const isNamesake = heading !== '' && heading === headingOf(after, other);
      const hasWords = Math.min(weigh(one, lexicon()), weigh(another, lexicon())) >= minUnitWeight;
      const least = isTwin
        ? minUnitLikeness.sameId
        : isNamesake
          ? minUnitLikeness.sameHeading
          : minUnitLikeness.neither;
      if (like < least && !(isTwin && isNamesake)) continue;
      if (!isTwin && !isNamesake && !hasWords) continue;
      pairs.push({
        before: index,
        after: other,
        score: like + (isTwin ? 0.2 : 0) + (isNamesake ? 0.15 : 0),
      });
    }
  });
  pairSurest(pairing, pairs, ({ before: index, after: other, score }) => {
    const isReliable =
      score >= minUnitLikeness.neither + 0.2 || headingOf(before, index) === headingOf(after, other);
    return isReliable || indexOfSameId[index] !== other || !hasShifted(pairing, indexOfSameId, index);
  });
}

/** Whether the nearest paired articles before and after have changed their numbers: then an equal number proves nothing. */
function hasShifted(pairing: Pairing, indexOfSameId: readonly number[], index: number): boolean {
  const nearest = (step: number) => {
    let place = index + step;
    while (place >= 0 && place < indexOfSameId.length && pairing.after[place] === -1) place += step;
    const other = pairing.after[place] ?? -1;
    return other < 0 ? undefined : other !== indexOfSameId[place];
  };
  const shifts = [nearest(-1), nearest(1)].filter((each) => each !== undefined);
  return shifts.length > 0 && shifts.every(Boolean);
}

const isSameSort = (one: Unit | undefined, other: Unit | undefined) =>
  one?.kind === other?.kind || (!isFrame(one) && !isFrame(other));
const isFrame = (unit: Unit | undefined) =>
  unit?.kind === 'preface' || unit?.kind === 'preamble' || unit?.kind === 'conclusions';

const headingOf = (text: TextPieces, unit: number) => {
  const [first] = text.ofUnit[unit] ?? [];
  return first?.isHead ? first.key : '';
};

function bagOfUnit(context: ComparisonContext, text: TextPieces, unit: number): Bag {
  const tokens = (text.ofUnit[unit] ?? []).flatMap((piece) => context.tokens(piece));
  return bagOf(tokens, context.lexicon());
}

/** Pairs repealed articles, which have no words to compare, by their number or by a range that contains it. */
function alignRepealed(
  { before, after }: ComparisonContext,
  pairing: Pairing,
  indexOfSameId: readonly number[],
): void {
  before.units.forEach((unit, index) => {
    if (pairing.after[index] !== -1 || isContainer(unit)) return;
    const counterpart = indexOfSameId[index] ?? -1;
    const twinUnit = after.units[counterpart];
    if (twinUnit && isFree(pairing, index, counterpart)) {
      const isEmpty = (after.ofUnit[counterpart] ?? []).every(({ key, isVoid }) => isVoid || key === '');
      if (twinUnit.repealed || (isEmpty && !unit.repealed)) pair(pairing, index, counterpart);
      return;
    }
    if (counterpart >= 0) return;
    const range = after.units.findIndex(
      (other, place) =>
        pairing.before[place] === -1 && other.repealed && isNumberInRange(unit.id, other.range ?? undefined),
    );
    if (range >= 0) pair(pairing, index, range);
  });
  alignBetweenNeighbours(before, after, pairing);
}

/** Pairs articles repealed while all numbers shifted, by their position between two paired articles. */
function alignBetweenNeighbours(before: TextPieces, after: TextPieces, pairing: Pairing): void {
  after.units.forEach((unit, index) => {
    if (pairing.before[index] !== -1 || !unit.repealed) return;
    const previous = (pairing.before[index - 1] ?? -1) + 1;
    const next = (pairing.before[index + 1] ?? before.units.length) - 1;
    const [one, other] = [before.units[previous], before.units[next]];
    const between = previous > 0 || index === 0 ? one : other;
    const place = between === one ? previous : next;
    if (between && !isContainer(between) && !between.repealed && isFree(pairing, place, index)) {
      pair(pairing, place, index);
    }
  });
}

function isNumberInRange(id: string, range: { first: string; last: string } | undefined): boolean {
  if (range === undefined) return false;
  const numbers = [range.first, id, range.last].map((each) => Number.parseInt(each, 10));
  const [first = Number.NaN, own = Number.NaN, last = Number.NaN] = numbers;
  return own >= first && own <= last;
}

const minContainerLikeness = 0.35;

/** Pairs containers that hold the same articles or have the same heading. */
function alignContainers(context: ComparisonContext, pairing: Pairing): void {
  const { before, after, lexicon } = context;
  const around = { before: ancestorsOfUnits(before), after: ancestorsOfUnits(after) };
  const common = commonArticles(pairing, around);
  const size = { before: articleCounts(before, around.before), after: articleCounts(after, around.after) };
  const pairs: Pair[] = [];
  const considerPair = (one: number, other: number) => {
    const unit = before.units[one];
    const otherUnit = after.units[other];
    const heads = [before.ofUnit[one]?.[0], after.ofUnit[other]?.[0]];
    const [head, otherHead] = heads;
    const all = (size.before.get(one) ?? 0) + (size.after.get(other) ?? 0);
    const children = all === 0 ? 0 : (2 * (common.get(one)?.get(other) ?? 0)) / all;
    const named = head?.isHead && otherHead?.isHead;
    // Text between units has no head; it is the same where it begins with the same words.
    const isLoose = all === 0 && head?.isHead === false && head.key === otherHead?.key;
    const heading = !named
      ? Number(isLoose)
      : head.key === otherHead.key
        ? 1
        : likeness(context.bag(head), context.bag(otherHead), lexicon());
    const isTwin = unit?.id === otherUnit?.id;
    const isSameKind = unit?.kind === otherUnit?.kind;
    const own = all === 0 ? heading * 0.9 : heading * 0.4 + children * 0.5;
    if (own < (isTwin ? 0.15 : minContainerLikeness)) return;
    pairs.push({ before: one, after: other, score: own + (isTwin ? 0.15 : 0) + (isSameKind ? 0.05 : 0) });
  };
  const byHeading = containersByHeading(after, pairing.before);
  const byId = new Map(after.units.map((unit, index) => [unit.id, index]));
  before.units.forEach((unit, one) => {
    if (!isContainer(unit) || pairing.after[one] !== -1) return;
    const others = new Set(common.get(one)?.keys());
    for (const other of byHeading.get(before.ofUnit[one]?.[0]?.key ?? '') ?? []) others.add(other);
    const counterpart = byId.get(unit.id);
    if (counterpart !== undefined) others.add(counterpart);
    for (const other of others) {
      if (isContainer(after.units[other]) && pairing.before[other] === -1) considerPair(one, other);
    }
  });
  pairSurest(pairing, pairs);
}

function containersByHeading(text: TextPieces, taken: Int32Array): Map<string, number[]> {
  const named = new Map<string, number[]>();
  text.units.forEach((unit, index) => {
    const key = text.ofUnit[index]?.[0]?.key ?? '';
    if (!isContainer(unit) || taken[index] !== -1 || key === '') return;
    const list = named.get(key) ?? [];
    // A heading of many containers ("General provisions") does not identify one.
    if (list.length < 12) named.set(key, [...list, index]);
  });
  return named;
}

/** For each unit the indexes of its containers, from the inside out. */
function ancestorsOfUnits(text: TextPieces): number[][] {
  const places = new Map(text.units.map((unit, index) => [unit.id, index]));
  const around: number[][] = [];
  for (const unit of text.units) {
    const parent = unit.parent === undefined ? undefined : places.get(unit.parent);
    around.push(parent === undefined ? [] : [parent, ...(around[parent] ?? [])]);
  }
  return around;
}

/** Number of articles in each container. */
function articleCounts(text: TextPieces, around: readonly number[][]): Map<number, number> {
  const counted = new Map<number, number>();
  around.forEach((containers, index) => {
    if (isContainer(text.units[index])) return;
    for (const container of containers) counted.set(container, (counted.get(container) ?? 0) + 1);
  });
  return counted;
}

/** For each two containers the number of paired units they share. */
function commonArticles(
  pairing: Pairing,
  around: { before: number[][]; after: number[][] },
): Map<number, Map<number, number>> {
  const common = new Map<number, Map<number, number>>();
  pairing.after.forEach((other, one) => {
    if (other < 0) return;
    for (const container of around.before[one] ?? []) {
      const counts = common.get(container) ?? new Map<number, number>();
      common.set(container, counts);
      for (const its of around.after[other] ?? []) counts.set(its, (counts.get(its) ?? 0) + 1);
    }
  });
  return common;
}

const containers: ReadonlySet<string> = new Set(containerKinds);

const isContainer = (unit: Unit | undefined) => unit !== undefined && containers.has(unit.kind);
