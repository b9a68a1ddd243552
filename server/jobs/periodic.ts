const hour = 3_600_000;
/** After a failure it is tried again sooner, but not at once. */
const hoursAfterFailure = 1;

/** The last time that some work was tried, and whether that failed. */
export type LastTry = { triedAt: Date | null; hasFailed: boolean };

/**
 * Whether work is due that is done every so many hours. It follows from the clock and from what is stored, so that it is
 * made up for once, however long the servers were away.
 */
export const isPeriodDue = (last: LastTry, hours: number, now: Date): boolean =>
  nextPeriod(last, hours, now).getTime() <= now.getTime();

/** When it is due next: now where it was never tried. */
export function nextPeriod({ triedAt, hasFailed }: LastTry, hours: number, now: Date): Date {
  if (triedAt === null) return now;
  const after = hasFailed ? Math.min(hours, hoursAfterFailure) : hours;
  return new Date(triedAt.getTime() + after * hour);
}
