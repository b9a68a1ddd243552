import type { Unit } from '../../contract/main/regulation-text.ts';
import { alignContainers } from './align-containers.ts';
import type { Comparing } from './comparing.ts';
import { type Bag, bagOf, candidates, likeness, weigh } from './likeness.ts';
import { isFree, noPairing, type Pair, type Pairing, pair, pairSurest } from './pairing.ts';
import type { CompareText } from './pieces.ts';
import { isContainer } from './units.ts';

/** How like each other two articles must be to be one: with the same number, with the same heading, with neither. */
const enough = { sameId: 0.1, sameHeading: 0.25, neither: 0.55 };
const leastWeight = 3;

/** Which articles and containers are the same in both texts, whatever they are called. */
export function alignUnits(
  comparing: Comparing,
  roots: { before: number; after: number } | undefined,
): Pairing {
  const { before, after } = comparing;
  const pairing = noPairing(before.units.length, after.units.length);
  if (roots) pair(pairing, roots.before, roots.after);
  const places = new Map(after.units.map((unit, index) => [unit.id, index]));
  const sameId = before.units.map((unit) => places.get(unit.id) ?? -1);
  const beforeWords = before.units.map((_, index) => wordsOf(before, index));
  const afterWords = after.units.map((_, index) => wordsOf(after, index));
  sameId.forEach((other, index) => {
    if (other < 0 || !isFree(pairing, index, other) || isContainer(before.units[index])) return;
    if (beforeWords[index] === afterWords[other]) pair(pairing, index, other);
  });
  alignByWords(comparing, pairing, sameId);
  alignWhatIsVoid(comparing, pairing, sameId);
  alignContainers(comparing, pairing);
  return pairing;
}

const wordsOf = (text: CompareText, unit: number) =>
  (text.ofUnit[unit] ?? []).map(({ num, key }) => `${num}\t${key}`).join('\n');

/** Articles of which something is in force and that have no counterpart yet. */
function freeArticles(text: CompareText, taken: Int32Array): number[] {
  return text.units.flatMap((unit, index) =>
    taken[index] === -1 && !isContainer(unit) && !unit.repealed ? [index] : [],
  );
}

function alignByWords(comparing: Comparing, pairing: Pairing, sameId: readonly number[]): void {
  const { before, after, lexicon } = comparing;
  const ones = freeArticles(before, pairing.after);
  const others = freeArticles(after, pairing.before);
  const oneBags = ones.map((index) => bagOfUnit(comparing, before, index));
  const otherBags = others.map((index) => bagOfUnit(comparing, after, index));
  const placeOfOther = new Map(others.map((index, place) => [index, place]));
  const found = candidates(oneBags, otherBags);
  const pairs: Pair[] = [];
  ones.forEach((index, place) => {
    const twin = placeOfOther.get(sameId[index] ?? -1);
    for (const candidate of new Set(twin === undefined ? found[place] : [twin, ...(found[place] ?? [])])) {
      const other = others[candidate] ?? -1;
      const one = oneBags[place];
      const another = otherBags[candidate];
      if (!one || !another || !isSameSort(before.units[index], after.units[other])) continue;
      const like = likeness(one, another, lexicon());
      const isTwin = candidate === twin;
      const heading = headingOf(before, index);
      const isNamesake = heading !== '' && heading === headingOf(after, other);
      const hasWords = Math.min(weigh(one, lexicon()), weigh(another, lexicon())) >= leastWeight;
      const least = isTwin ? enough.sameId : isNamesake ? enough.sameHeading : enough.neither;
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
    const isPlain = score >= enough.neither + 0.2 || headingOf(before, index) === headingOf(after, other);
    return isPlain || sameId[index] !== other || !hasShifted(pairing, sameId, index);
  });
}

/** Whether the nearest articles before and behind that are known have got other numbers: then a number proves nothing. */
function hasShifted(pairing: Pairing, sameId: readonly number[], index: number): boolean {
  const nearest = (step: number) => {
    let place = index + step;
    while (place >= 0 && place < sameId.length && pairing.after[place] === -1) place += step;
    const other = pairing.after[place] ?? -1;
    return other < 0 ? undefined : other !== sameId[place];
  };
  const found = [nearest(-1), nearest(1)].filter((each) => each !== undefined);
  return found.length > 0 && found.every(Boolean);
}

const isSameSort = (one: Unit | undefined, other: Unit | undefined) =>
  one?.kind === other?.kind || (!isFrame(one) && !isFrame(other));
const isFrame = (unit: Unit | undefined) =>
  unit?.kind === 'preface' || unit?.kind === 'preamble' || unit?.kind === 'conclusions';

const headingOf = (text: CompareText, unit: number) => {
  const [first] = text.ofUnit[unit] ?? [];
  return first?.isHead ? first.key : '';
};

function bagOfUnit(comparing: Comparing, text: CompareText, unit: number): Bag {
  const tokens = (text.ofUnit[unit] ?? []).flatMap((piece) => comparing.tokens(piece));
  return bagOf(tokens, comparing.lexicon());
}

/** What was or became repealed has no words to know it by: its number, or a range that holds it, must do. */
function alignWhatIsVoid({ before, after }: Comparing, pairing: Pairing, sameId: readonly number[]): void {
  before.units.forEach((unit, index) => {
    if (pairing.after[index] !== -1 || isContainer(unit)) return;
    const twin = sameId[index] ?? -1;
    const twinUnit = after.units[twin];
    if (twinUnit && isFree(pairing, index, twin)) {
      const isEmpty = (after.ofUnit[twin] ?? []).every(({ key, isVoid }) => isVoid || key === '');
      if (twinUnit.repealed || (isEmpty && !unit.repealed)) pair(pairing, index, twin);
      return;
    }
    if (twin >= 0) return;
    const range = after.units.findIndex(
      (other, place) =>
        pairing.before[place] === -1 && other.repealed && isWithin(unit.id, other.range ?? undefined),
    );
    if (range >= 0) pair(pairing, index, range);
  });
  alignBetweenNeighbours(before, after, pairing);
}

/** Where all numbers have shifted: what became void between two articles that are known. */
function alignBetweenNeighbours(before: CompareText, after: CompareText, pairing: Pairing): void {
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

function isWithin(id: string, range: { first: string; last: string } | undefined): boolean {
  if (range === undefined) return false;
  const numbers = [range.first, id, range.last].map((each) => Number.parseInt(each, 10));
  const [first = Number.NaN, own = Number.NaN, last = Number.NaN] = numbers;
  return own >= first && own <= last;
}
