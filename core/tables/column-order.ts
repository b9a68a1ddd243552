/** The columns in the order somebody chose; those that came since stand where the table has them. */
export function orderColumns(columns: readonly string[], chosen: readonly string[]): string[] {
  const ordered = chosen.filter((id) => columns.includes(id));
  columns.forEach((id, index) => {
    if (ordered.includes(id)) return;
    const before = columns.slice(0, index).findLast((each) => ordered.includes(each));
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, id);
  });
  return ordered;
}

/** The order after a column moved by one place; the same where it stands at the end already. */
export function moveColumn(ordered: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ordered.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ordered.length) return [...ordered];
  const rest = ordered.filter((each) => each !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
