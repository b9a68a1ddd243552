const hour = 3_600_000;
/** After a failure it is tried again sooner, but not at once. */
const hoursAfterFailure = 1;

/** The last time that some work was tried, and whether that failed. */
export type LastTry = { triedAt: Date | null; hasFailed: boolean };

/**
 * Whether work is due that is done every so many hours. It follows from the clock and from what is stored, so that it is
 * made up for once, however long the servers were away.
 */
export function isPeriodDue({ triedAt, hasFailed }: LastTry, hours: number, now: Date): boolean {
  if (triedAt === null) return true;
  const after = hasFailed ? Math.min(hours, hoursAfterFailure) : hours;
  return triedAt.getTime() + after * hour <= now.getTime();
}
