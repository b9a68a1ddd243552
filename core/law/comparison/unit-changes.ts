import type { UnitChange } from '../../contract/main/comparison.ts';
import type { Comparing } from './comparing.ts';
import type { MadeRow, Pairs } from './rows.ts';

/** What became of each article and container, for marks in the contents; what is the same is left out. */
export function unitChanges(
  { before, after }: Comparing,
  { units }: Pairs,
  rows: readonly MadeRow[],
): UnitChange[] {
  const heads = new Map<number, MadeRow['row']['change']>();
  const changed = new Set<number>();
  for (const { row, before: one, after: other } of rows) {
    if (other?.isHead) heads.set(other.unit, row.change);
    if (row.change === 'same') continue;
    const isOnlyPlace = other?.isHead && row.differences.every((each) => each.class === 'numbering');
    if (other && !isOnlyPlace) changed.add(other.unit);
    const left = one ? (units.after[one.unit] ?? -1) : -1;
    if (left >= 0 && left !== other?.unit) changed.add(left);
  }
  const changes = after.units.flatMap((unit, index): UnitChange[] => {
    const twin = before.units[units.before[index] ?? -1];
    const head = heads.get(index);
    const other = twin && twin.id !== unit.id ? { other: twin.id } : {};
    const told = (change: UnitChange['change']): UnitChange[] => [
      { path: unit.id, side: 'after', change, ...other },
    ];
    if (!twin) return unit.repealed ? [] : told('new');
    if (head === 'repealed') return told('repealed');
    if (changed.has(index)) return told('changed');
    return head === 'moved' || head === 'renumbered' ? told(head) : [];
  });
  const gone = before.units.flatMap((unit, index): UnitChange[] =>
    units.after[index] === -1 && !unit.repealed
      ? [{ path: unit.id, side: 'before', change: 'repealed' }]
      : [],
  );
  return [...changes, ...gone];
}
