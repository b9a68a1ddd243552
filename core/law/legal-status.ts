import type { LanguageCode } from '../contract/languages.ts';
import type { LegalStatus, OfficialSource } from '../contract/main/text-status.ts';

export type LegalFacts = {
  sample: boolean;
  /** Whether its source claims legal force; null if it was not recorded. */
  authoritative: boolean | null;
  language: LanguageCode;
  /** Key in the source: eli/cc/1999/404. */
  sourceKey: string;
};

const sourcesOfKeys: readonly [string, OfficialSource][] = [
  ['eli/cc/', 'classified'],
  ['eli/oc/', 'official'],
  ['eli/fga/', 'gazette'],
];

export function officialSourceOf({
  sample,
  sourceKey,
}: Pick<LegalFacts, 'sample' | 'sourceKey'>): OfficialSource {
  const known = sourcesOfKeys.find(([start]) => sourceKey.startsWith(start));
  return sample ? 'other' : (known?.[1] ?? 'other');
}

const officialIn: Record<OfficialSource, LegalStatus> = {
  classified: 'consolidated',
  official: 'binding',
  gazette: 'gazette',
  other: 'official',
};

/** Whether a text is a translation: Swiss law in English, whatever its files say, and invented law likewise. */
export const isTranslation = ({ language, sample, sourceKey }: Omit<LegalFacts, 'authoritative'>): boolean =>
  language === 'EN' && (sample || officialSourceOf({ sample, sourceKey }) !== 'other');

/** The legal status of a text. A translation has no force. */
export function legalStatusOf(facts: LegalFacts): LegalStatus {
  const { sample, authoritative } = facts;
  if (sample) return 'sample';
  if (isTranslation(facts)) return 'translation';
  if (authoritative === null) return 'unknown';
  return authoritative ? officialIn[officialSourceOf(facts)] : 'unofficial';
}
