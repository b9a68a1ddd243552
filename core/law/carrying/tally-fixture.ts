import { amendment, type Truth } from './amendments-fixture.ts';
import { carryOver } from './carry-over.ts';
import { type Carrying, needsReview } from './carrying.ts';

export type Tally = {
  amendments: number;
  places: number;
  /** Without an outcome, or with a place that the new version does not have. */
  lost: string[];
  /** Without a mark on other words or at another provision. */
  wrong: string[];
  /** By itself, and rightly. */
  byItself: number;
  /** With a mark although the same words stand in the same order. */
  needlessMarks: number;
  /** Places whose words no other place had, and those of them that have a needless mark. */
  alone: number;
  needlessAlone: number;
  /** With a mark since it was moved, though its words are the same. */
  movedMarks: number;
  neededMarks: number;
  /** With a mark at another place than the true one. */
  elsewhere: number;
  parked: number;
  needlesslyParked: number;
};

export const emptyTally = (): Tally => ({
  amendments: 0,
  places: 0,
  lost: [],
  wrong: [],
  byItself: 0,
  needlessMarks: 0,
  alone: 0,
  needlessAlone: 0,
  movedMarks: 0,
  neededMarks: 0,
  elsewhere: 0,
  parked: 0,
  needlesslyParked: 0,
});

/** Carries everything over an amendment, and counts what is right by the truth of the generator. */
export function tallyAmendment(tally: Tally, seed: number): void {
  const { before, after, truths, done } = amendment(seed);
  const { carryings } = carryOver(before.units, after.units, 'DE');
  const byPath = new Map(carryings.map((carrying) => [carrying.from, carrying]));
  const paths = new Set([...after.places.values()].map(({ path }) => path));
  tally.amendments += 1;
  for (const truth of truths) {
    const carrying = byPath.get(truth.from);
    tally.places += 1;
    if (truth.isAlone) tally.alone += 1;
    const where = `seed ${seed}, ${truth.from} > ${truth.to}: ${JSON.stringify(carrying)} (${done.join(', ')})`;
    if (!carrying || !placesIn(carrying).every((path) => paths.has(path))) tally.lost.push(where);
    else if (!isRight(carrying, truth)) tally.wrong.push(where);
    else countRight(tally, carrying, truth);
  }
}

/** Every place of the new version that is named. */
const placesIn = (carrying: Carrying) =>
  carrying.fate === 'repealed' ? [carrying.near ?? []].flat() : [carrying.to, ...carrying.also];

/** What is carried by itself must have the same words at the same provision; a mark or a parked place is never wrong. */
const isRight = (carrying: Carrying, { to, hasSameWords }: Truth) =>
  carrying.fate === 'repealed' || needsReview(carrying) || (carrying.to === to && hasSameWords);

function countRight(tally: Tally, carrying: Carrying, truth: Truth): void {
  const { to, hasSameWords, hasMoved, isAlone } = truth;
  if (carrying.fate === 'repealed') {
    tally.parked += 1;
    if (to !== undefined) tally.needlesslyParked += 1;
  } else if (!needsReview(carrying)) tally.byItself += 1;
  else {
    if (to !== undefined && carrying.to !== to) tally.elsewhere += 1;
    if (!hasSameWords || to === undefined) tally.neededMarks += 1;
    else if (hasMoved) tally.movedMarks += 1;
    else {
      tally.needlessMarks += 1;
      if (isAlone) tally.needlessAlone += 1;
    }
  }
}

/** The tally in one line. */
export function reportOf(tally: Tally): string {
  const { amendments, places, lost, wrong, byItself, needlessMarks, movedMarks, neededMarks } = tally;
  const share = (count: number) => `${((100 * count) / places).toFixed(2)} %`;
  return [
    `carrying over: ${amendments} amendments, ${places} places: ${lost.length} lost, ${wrong.length} wrong`,
    `by itself ${share(byItself)}, with a mark that is needed ${share(neededMarks)}`,
    `with the mark of a move ${share(movedMarks)}, with a needless mark ${share(needlessMarks)}`,
    `that is ${((100 * needlessMarks) / (byItself + needlessMarks)).toFixed(2)} % of what kept words and order`,
    `and ${((100 * tally.needlessAlone) / tally.alone).toFixed(2)} % of what has words that stand once`,
    `marked at another place ${share(tally.elsewhere)}`,
    `parked ${share(tally.parked)}, needlessly ${share(tally.needlesslyParked)}`,
  ].join('; ');
}
