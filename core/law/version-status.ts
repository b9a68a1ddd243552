import type { VersionStatus } from '../contract/main/text-status.ts';
import { addDays } from '../lib/dates.ts';

/**
 * What the date of a version says: the first day on which it applies, or only the day of its publication. A text of
 * the federal gazette is published for a referendum or a consultation and is not in force; of other texts with
 * nothing but a day of publication it is unknown whether they are.
 */
export const dateBases = ['applicability', 'publication', 'unknown'] as const;
export type DateBasis = (typeof dateBases)[number];

/** The stored dates of a version. */
export type VersionDates = {
  versionDate: string;
  dateBasis: DateBasis;
  /** The last day on which it applies, where its source says so. */
  applicableUntil?: string | undefined;
  /** The first day on which the whole act is no longer in force. */
  repealedOn?: string | undefined;
  /** The first day of the next version that applies. */
  nextDate?: string | undefined;
};

/** The one place that decides whether a version is in force on a day; `isInForce` of the server asks the same of the database. */
export function versionStatus(dates: VersionDates, day: string): VersionStatus {
  const { versionDate, dateBasis, applicableUntil, repealedOn, nextDate } = dates;
  if (dateBasis === 'publication') return 'published';
  if (dateBasis === 'unknown') return 'unknown';
  if (versionDate > day) return 'future';
  if (nextDate !== undefined && nextDate <= day) return 'past';
  if (repealedOn !== undefined && repealedOn <= day) return 'repealed';
  return applicableUntil !== undefined && applicableUntil < day ? 'past' : 'inForce';
}

/** The last day on which a version applies; undefined while it is open, and of versions that do not apply. */
export function lastDayOf(dates: VersionDates): string | undefined {
  const { versionDate, dateBasis, applicableUntil, repealedOn, nextDate } = dates;
  if (dateBasis !== 'applicability') return undefined;
  const ends = [
    nextDate && addDays(nextDate, -1),
    repealedOn && repealedOn > versionDate ? addDays(repealedOn, -1) : undefined,
    applicableUntil,
  ];
  return ends.filter((end) => end !== undefined).sort()[0];
}

/** Whether a version applies at some time, so that others begin or end with it. */
export const applies = ({ dateBasis }: Pick<VersionDates, 'dateBasis'>): boolean =>
  dateBasis === 'applicability';

/** The basis of a version whose texts in several languages say different things: the one that says most. */
export function strongestBasis(bases: readonly DateBasis[]): DateBasis {
  return dateBases.find((basis) => bases.includes(basis)) ?? 'unknown';
}
