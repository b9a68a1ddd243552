import type { Comparing } from './comparing.ts';
import { likeness } from './likeness.ts';
import { type Pair, type Pairing, pairSurest } from './pairing.ts';
import type { CompareText } from './pieces.ts';
import { isContainer } from './units.ts';

const enough = 0.35;

/** Containers are the same when they hold the same articles or are called the same. */
export function alignContainers(comparing: Comparing, pairing: Pairing): void {
  const { before, after, lexicon } = comparing;
  const around = { before: aroundEach(before), after: aroundEach(after) };
  const common = commonArticles(pairing, around);
  const size = { before: sizes(before, around.before), after: sizes(after, around.after) };
  const pairs: Pair[] = [];
  const look = (one: number, other: number) => {
    const unit = before.units[one];
    const otherUnit = after.units[other];
    const heads = [before.ofUnit[one]?.[0], after.ofUnit[other]?.[0]];
    const [head, otherHead] = heads;
    const all = (size.before.get(one) ?? 0) + (size.after.get(other) ?? 0);
    const children = all === 0 ? 0 : (2 * (common.get(one)?.get(other) ?? 0)) / all;
    const named = head?.isHead && otherHead?.isHead;
    const heading = !named
      ? 0
      : head.key === otherHead.key
        ? 1
        : likeness(comparing.bag(head), comparing.bag(otherHead), lexicon());
    const isTwin = unit?.id === otherUnit?.id;
    const isSameKind = unit?.kind === otherUnit?.kind;
    const own = all === 0 ? heading * 0.9 : heading * 0.4 + children * 0.5;
    if (own < (isTwin ? 0.15 : enough)) return;
    pairs.push({ before: one, after: other, score: own + (isTwin ? 0.15 : 0) + (isSameKind ? 0.05 : 0) });
  };
  const byHeading = namesakes(after, pairing.before);
  const byId = new Map(after.units.map((unit, index) => [unit.id, index]));
  before.units.forEach((unit, one) => {
    if (!isContainer(unit) || pairing.after[one] !== -1) return;
    const found = new Set(common.get(one)?.keys());
    for (const other of byHeading.get(before.ofUnit[one]?.[0]?.key ?? '') ?? []) found.add(other);
    const twin = byId.get(unit.id);
    if (twin !== undefined) found.add(twin);
    for (const other of found) {
      if (isContainer(after.units[other]) && pairing.before[other] === -1) look(one, other);
    }
  });
  pairSurest(pairing, pairs);
}

function namesakes(text: CompareText, taken: Int32Array): Map<string, number[]> {
  const named = new Map<string, number[]>();
  text.units.forEach((unit, index) => {
    const key = text.ofUnit[index]?.[0]?.key ?? '';
    if (!isContainer(unit) || taken[index] !== -1 || key === '') return;
    const list = named.get(key) ?? [];
    // Many containers of one name ("General provisions") tell nothing.
    if (list.length < 12) named.set(key, [...list, index]);
  });
  return named;
}

/** For each unit the containers around it, from the inside out. */
function aroundEach(text: CompareText): number[][] {
  const places = new Map(text.units.map((unit, index) => [unit.id, index]));
  const around: number[][] = [];
  for (const unit of text.units) {
    const parent = unit.parent === undefined ? undefined : places.get(unit.parent);
    around.push(parent === undefined ? [] : [parent, ...(around[parent] ?? [])]);
  }
  return around;
}

/** How many articles each container holds. */
function sizes(text: CompareText, around: readonly number[][]): Map<number, number> {
  const counted = new Map<number, number>();
  around.forEach((containers, index) => {
    if (isContainer(text.units[index])) return;
    for (const container of containers) counted.set(container, (counted.get(container) ?? 0) + 1);
  });
  return counted;
}

/** How many units each two containers have in common. */
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
