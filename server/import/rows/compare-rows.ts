import type { RowDifference } from '#core/contract/main/loaded-rows.ts';
import type { MainDb } from '../../data/open-main.ts';
import type { Numbered } from './row-kind.ts';
import type { AnyRowKind } from './row-kinds.ts';
import type { Cells } from './row-table.ts';

/** Compares rows with what is stored by their names, cell by cell. */
export async function compareRows(
  db: MainDb,
  kind: AnyRowKind,
  rows: readonly Numbered<unknown>[],
): Promise<{ added: number; changed: number; unchanged: number; differences: RowDifference[] }> {
  const stored = await kind.stored(
    db,
    rows.map(({ value }) => kind.nameOf(value)),
  );
  const known = new Map(stored.map((value) => [kind.nameOf(value), kind.cellsOf(value)]));
  const differences = rows.flatMap(({ row, value }): RowDifference[] => {
    const name = kind.nameOf(value);
    const before = known.get(name);
    const cells = differing(kind, before ?? {}, kind.cellsOf(value));
    return cells.length === 0 ? [] : [{ row, name, how: before === undefined ? 'new' : 'changed', cells }];
  });
  const added = differences.filter(({ how }) => how === 'new').length;
  const changed = differences.length - added;
  return { added, changed, unchanged: rows.length - differences.length, differences };
}

function differing(kind: AnyRowKind, before: Cells, after: Cells): RowDifference['cells'] {
  return kind.columns.flatMap(({ name: column, stays }) => {
    const [old, next] = [before[column], after[column]];
    if (old === next || (stays && next === undefined)) return [];
    return [
      {
        column,
        ...(old === undefined ? {} : { before: old }),
        ...(next === undefined ? {} : { after: next }),
      },
    ];
  });
}
