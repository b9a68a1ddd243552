/** The times of a series of replies, in milliseconds. */
export type Times = { count: number; p50: number; p95: number; max: number };

/** Nearest rank: the least value that at least this share of all values does not exceed. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function timesOf(measured: readonly number[]): Times {
  const sorted = measured.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    max: sorted.at(-1) ?? 0,
  };
}
