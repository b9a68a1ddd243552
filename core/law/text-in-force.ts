import { type LanguageCode, languageCodes } from '../contract/languages.ts';
import type { VersionStatus } from '../contract/main/text-status.ts';

/** A version as far as it decides which text of a language answers. */
type VersionInLanguages = {
  versionDate: string;
  status: VersionStatus;
  languages: readonly LanguageCode[];
};

/** Whether a version applies at some time; one that is only published does not. */
export const hasOwnPeriod = ({ status }: Pick<VersionInLanguages, 'status'>): boolean =>
  status !== 'published' && status !== 'unknown';

/** The version that decides on a day whether its document is in force: of those that apply, the last one that began by then. */
export function versionOfDay<V extends VersionInLanguages>(
  inOrder: readonly V[],
  day: string,
): V | undefined {
  return inOrder.findLast((version) => version.versionDate <= day && hasOwnPeriod(version));
}

/**
 * The version whose text answers in a language where `current` is the version of the day: of the versions that apply,
 * the newest one up to it that has the language. An older one than `current` is behind. `isInForce` of the server asks
 * the same of the database.
 */
export function versionInLanguage<V extends VersionInLanguages>(
  inOrder: readonly V[],
  current: V,
  language: LanguageCode,
): V | undefined {
  if (current.languages.includes(language)) return current;
  // What is only published has no text but its own: the law before it is another text.
  if (!hasOwnPeriod(current)) return undefined;
  return inOrder.findLast(
    (version) =>
      version.versionDate < current.versionDate &&
      hasOwnPeriod(version) &&
      version.languages.includes(language),
  );
}

/**
 * The language in which two versions are compared, wherever they are: the requested one if both have it, otherwise the
 * first one that has both. In the order of `languageCodes`, so that an official language decides before a translation.
 */
export function comparedLanguage(
  before: Pick<VersionInLanguages, 'languages'>,
  after: Pick<VersionInLanguages, 'languages'>,
  requested?: LanguageCode,
): LanguageCode | undefined {
  const inOrder = requested === undefined ? languageCodes : [requested, ...languageCodes];
  return inOrder.find((code) => before.languages.includes(code) && after.languages.includes(code));
}
