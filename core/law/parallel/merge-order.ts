/**
 * One order for the units of several languages: the first language leads, and what it lacks stands behind
 * what precedes it in the language that has it.
 */
export function mergeOrder(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  const known = new Set(first);
  /** What follows a unit, or the beginning, and is not in the first language. */
  const following = new Map<string | undefined, string[]>();
  for (const list of others) {
    let before: string | undefined;
    for (const id of list) {
      if (!known.has(id)) {
        known.add(id);
        const beside = following.get(before);
        if (beside) beside.push(id);
        else following.set(before, [id]);
      }
      before = id;
    }
  }
  const order: string[] = [];
  const waiting = [...[...first].reverse(), ...(following.get(undefined) ?? []).reverse()];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    order.push(id);
    waiting.push(...(following.get(id) ?? []).reverse());
  }
  return order;
}
