import type { LanguageCode } from '#core/contract/languages.ts';
import type { ChangedText } from '#core/contract/main/changed-texts.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { comparedLanguage } from '#core/law/text-in-force.ts';
import { addDays } from '#core/lib/dates.ts';
import { swissDay, type TextKey, versionAt, versionsOf } from '../data/versions.ts';

/** Since a moment, of which `from` is the day, until today. */
export type ChangePeriod = { since: Date; from: string; today: string };
/** A text of a document, as far as it decides what has changed. */
export type StoredKey = TextKey & { imported_at: Date };

export type TextChange = Pick<ChangedText, 'reason' | 'day' | 'older' | 'versionBefore'> & {
  version: Version;
};

/** What has changed in one document: for each reason the newest version. A document that is new here is one change. */
export function changesOf(texts: readonly StoredKey[], period: ChangePeriod): TextChange[] {
  const versions = versionsOf(texts, period.today);
  const before = (version: Version) => {
    const earlier = versionBefore(versions, version);
    return earlier === undefined ? {} : { versionBefore: earlier.versionDate };
  };
  if (texts.every((text) => text.imported_at > period.since)) {
    const version = versionAt(versions, undefined, period.today);
    const [first] = texts.map((text) => swissDay(text.imported_at)).sort();
    if (version === undefined || first === undefined) return [];
    return [{ reason: 'added', day: first, older: 0, version, ...before(version) }];
  }
  const changes = versions.flatMap((version) => {
    const own = texts.filter(({ version_date }) => version_date === version.versionDate);
    const why = reasonFor(version, own, versions, period);
    return why === undefined ? [] : [{ ...why, version }];
  });
  return [...Map.groupBy(changes, ({ reason }) => reason).values()].flatMap((alike) => {
    const newest = alike.at(-1);
    return newest ? [{ ...newest, older: alike.length - 1, ...before(newest.version) }] : [];
  });
}

/** The strongest reason to list a version. */
function reasonFor(
  version: Version,
  texts: readonly StoredKey[],
  versions: readonly Version[],
  { since, from, today }: ChangePeriod,
): Pick<TextChange, 'reason' | 'day'> | undefined {
  const isBetween = (day: string) => from < day && day <= today;
  const end = endOf(version, versions, today);
  if (end !== undefined && isBetween(end)) return { reason: 'ended', day: end };
  const { versionDate } = version;
  if (hasApplied(version) && isBetween(versionDate)) return { reason: 'inForce', day: versionDate };
  const stored = texts.filter((text) => text.imported_at > since).map((text) => swissDay(text.imported_at));
  const day = stored.sort().at(-1);
  if (day === undefined) return undefined;
  return { reason: version.status === 'published' ? 'published' : 'stored', day };
}

/** The first day on which a document is no longer in force, where this version was the last one. */
function endOf(version: Version, versions: readonly Version[], today: string): string | undefined {
  const { status, versionDate, validUntil } = version;
  if (status !== 'repealed' && status !== 'past') return undefined;
  const hasSuccessor = versions.some(
    (later) => later.versionDate > versionDate && later.versionDate <= today && hasApplied(later),
  );
  if (hasSuccessor) return undefined;
  return validUntil === undefined ? versionDate : addDays(validUntil, 1);
}

/** Whether a version is or was in force. */
export const hasApplied = ({ status }: Version) =>
  status === 'inForce' || status === 'past' || status === 'repealed';

/** A version with the one that it is compared with, and the language of both texts. */
type ComparedVersions = { before: Version | undefined; after: Version; language: LanguageCode | undefined };

/**
 * What a version is compared with, in lists of new versions and for those who watch the text: the last one before it, by
 * the language by which changes are known everywhere (`comparedLanguage`), or the requested one if both have it.
 */
export function comparedVersions(
  versions: readonly Version[],
  after: Version,
  requested?: LanguageCode,
): ComparedVersions {
  const before = versionBefore(versions, after);
  return { before, after, language: comparedLanguage(before ?? after, after, requested) };
}

/** The last version before that applies or will, in one of the same languages: what a comparison begins with. */
export function versionBefore(versions: readonly Version[], version: Version): Version | undefined {
  return versions.findLast(
    (earlier) =>
      earlier.versionDate < version.versionDate &&
      (hasApplied(earlier) || earlier.status === 'future') &&
      earlier.languages.some((language) => version.languages.includes(language)),
  );
}
