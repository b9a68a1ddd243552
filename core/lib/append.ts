/** Adds all of `more` to a list. `push(...more)` would put each on the stack, which takes about a hundred thousand. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}
