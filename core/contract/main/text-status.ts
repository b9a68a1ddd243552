/** Validity of a version on a day. */
export const versionStatuses = ['past', 'inForce', 'future', 'published', 'repealed', 'unknown'] as const;
export type VersionStatus = (typeof versionStatuses)[number];

/** The official collection that a text comes from; `other` is every other source. */
export const officialSources = ['classified', 'official', 'gazette', 'other'] as const;
export type OfficialSource = (typeof officialSources)[number];

/**
 * What a text is worth before the law: a consolidated text of the classified compilation is official, but the
 * official compilation is binding; a translation and an unofficial text have no legal force.
 */
export const legalStatuses = [
  'consolidated',
  'binding',
  'gazette',
  'official',
  'translation',
  'unofficial',
  'sample',
  'unknown',
] as const;
export type LegalStatus = (typeof legalStatuses)[number];
