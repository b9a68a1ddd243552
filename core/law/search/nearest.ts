/** Distance in typing slips: a letter too many, missing, wrong, or two in the wrong order. */
export function typingDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, at(beforeLast, column - 2) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;

/** The known name that is nearest to a mistyped one, the first of several. */
export function nearestName(name: string, known: readonly string[]): { name: string; distance: number } {
  // What is longer than any name is as far away as its beginning; so the work stays small.
  const typed = name.toLowerCase().slice(0, 40);
  let best = { name: '', distance: Number.POSITIVE_INFINITY };
  for (const one of known) {
    const distance = typingDistance(typed, one);
    if (distance < best.distance) best = { name: one, distance };
  }
  return best;
}
