import type { Part } from '../index/part.ts';

const none = 0xffffffff;

// Made once for a part.
const known = new WeakMap<Part, Uint32Array>();

/** The units that stand around a unit, the innermost first. */
export function unitsAbove(part: Part, unit: number): number[] {
  const parents = parentsIn(part);
  const above: number[] = [];
  for (let parent = parents[unit] ?? none; parent !== none; parent = parents[parent] ?? none)
    above.push(parent);
  return above;
}

function parentsIn(part: Part): Uint32Array {
  const before = known.get(part);
  if (before) return before;
  const parents = new Uint32Array(part.unitEnd.length).fill(none);
  const open: number[] = [];
  for (let unit = 0; unit < parents.length; unit++) {
    while (open.length > 0 && (part.unitEnd[open.at(-1) ?? 0] ?? 0) <= unit) open.pop();
    parents[unit] = open.at(-1) ?? none;
    open.push(unit);
  }
  known.set(part, parents);
  return parents;
}
