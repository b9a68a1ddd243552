import type { Selectable } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { HttpProblem } from '../http/problem.ts';
import type { TextTable } from './tables/main.ts';

/** The columns of a text by which versions and languages are found. */
export type TextKey = Pick<Selectable<TextTable>, 'version_date' | 'language'>;

/** The calendar day of an instant in Switzerland, which decides what is in force today. */
export function swissDay(instant: Date): string {
  return calendar.format(instant);
}
// Created once, since creating it takes longer than the rest of a short reply.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/** The versions of a document from first to last, each with its last day and the languages it has. */
export function versionsOf(texts: readonly TextKey[], today: string): Version[] {
  const dates = [...new Set(texts.map((text) => text.version_date))].sort();
  const current = dates.filter((date) => date <= today).at(-1);
  return dates.map((versionDate, index) => {
    const next = dates[index + 1];
    const there = new Set(
      texts.filter((text) => text.version_date === versionDate).map((text) => text.language),
    );
    return {
      versionDate,
      ...(next === undefined ? {} : { validUntil: dayBefore(next) }),
      status: versionDate === current ? 'inForce' : versionDate > today ? 'future' : 'past',
      languages: languageCodes.filter((language) => there.has(language)),
    };
  });
}

/** The version in force on a day, by default today, or the first future one if none is in force yet. */
export function versionAt(
  versions: readonly Version[],
  versionDate: string | undefined,
  today: string,
): Version | undefined {
  const day = versionDate ?? today;
  const inForce = versions.filter((version) => version.versionDate <= day).at(-1);
  return inForce ?? (versionDate === undefined ? versions[0] : undefined);
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

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
