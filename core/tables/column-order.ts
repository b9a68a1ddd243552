/**
 * The columns in the order that the user chose. Fixed columns, and those added to the table later, keep
 * their original position.
 */
export function orderColumns<Column extends { id: string; fixed?: boolean }>(
  columns: readonly Column[],
  chosen: readonly string[],
): Column[] {
  const movable = columns.filter(({ fixed }) => !fixed);
  const ordered = chosen.flatMap((id) => movable.find((column) => column.id === id) ?? []);
  movable.forEach((column, index) => {
    if (ordered.includes(column)) return;
    const before = movable.slice(0, index).findLast((each) => ordered.includes(each));
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, column);
  });
  const next = ordered.values();
  return columns.map((column) => (column.fixed ? column : (next.next().value ?? column)));
}

/** The order after a column has moved by one position; unchanged if the column is already at the end. */
export function moveColumn(ordered: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ordered.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ordered.length) return [...ordered];
  const rest = ordered.filter((each) => each !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
