import type { Selectable } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { versionOfDay } from '#core/law/text-in-force.ts';
import {
  applies,
  lastDayOf,
  strongestBasis,
  type VersionDates,
  versionStatus,
} from '#core/law/version-status.ts';
import { HttpProblem } from '../http/problem.ts';
import type { TextTable } from './tables/main.ts';

/** The columns of a text by which versions and languages are found. */
export type TextKey = Pick<
  Selectable<TextTable>,
  'version_date' | 'language' | 'date_basis' | 'applicable_until' | 'repealed_on'
>;

/** The calendar day of an instant in Switzerland, which decides what is in force today. */
export function swissDay(instant: Date): string {
  return calendar.format(instant);
}
// Created once, since creating it takes longer than the rest of a short reply.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/** The versions of a document from first to last, each with its last day, its status and the languages it has. */
export function versionsOf(texts: readonly TextKey[], today: string): Version[] {
  const byDate = Map.groupBy(texts, (text) => text.version_date);
  const dated = [...byDate.keys()].sort().map((date) => datesOf(date, byDate.get(date) ?? []));
  return dated.map((dates, index) => {
    const { versionDate } = dates;
    const next = dated.slice(index + 1).find(applies)?.versionDate;
    const inTime = { ...dates, nextDate: applies(dates) ? next : undefined };
    const lastDay = lastDayOf(inTime);
    const there = new Set(byDate.get(versionDate)?.map((text) => text.language));
    return {
      versionDate,
      ...(lastDay === undefined ? {} : { validUntil: lastDay }),
      status: versionStatus(inTime, today),
      languages: languageCodes.filter((language) => there.has(language)),
    };
  });
}

/** The dates of a version, which its texts in several languages may state differently. */
function datesOf(versionDate: string, texts: readonly TextKey[]): VersionDates {
  const first = (column: 'applicable_until' | 'repealed_on') =>
    texts.flatMap((text) => text[column] ?? []).sort()[0];
  return {
    versionDate,
    dateBasis: strongestBasis(texts.map((text) => text.date_basis)),
    applicableUntil: first('applicable_until'),
    repealedOn: first('repealed_on'),
  };
}

/**
 * The version that applies on a day, by default today: the last one that began by then, else one that is only
 * published; a day on which another version was published names that one. Without a day, the first future version
 * if none began yet.
 */
export function versionAt(
  versions: readonly Version[],
  versionDate: string | undefined,
  today: string,
): Version | undefined {
  const day = versionDate ?? today;
  const named = versions.find((version) => version.versionDate === versionDate);
  const begun = versions.filter((version) => version.versionDate <= day);
  const current = named ?? versionOfDay(versions, day) ?? begun.at(-1);
  return current ?? (versionDate === undefined ? versions[0] : undefined);
}

/** The newest version of each language, for "not available in this language". */
export function newestByLanguage(versions: readonly Version[]): Partial<Record<LanguageCode, string>> {
  const newest: Partial<Record<LanguageCode, string>> = {};
  for (const { versionDate, languages } of versions)
    for (const language of languages) newest[language] = versionDate;
  return newest;
}

export function missingVersion(
  regTextId: string,
  versionDate: string | undefined,
  [first]: readonly Pick<Version, 'versionDate'>[],
): HttpProblem {
  const since = first === undefined ? '' : `; its first version is of ${first.versionDate}`;
  return new HttpProblem(
    404,
    'VERSION_NOT_FOUND',
    `${regTextId} was not in force on ${versionDate ?? 'any day'}${since}`,
  );
}
