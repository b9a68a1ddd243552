/** The size that most items have; undefined of none. */
export function usualSize(items: readonly { size: number }[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { size } of items) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
