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

/** The legal status of a text. Swiss law has no force in English, whatever its files say. */
export function legalStatusOf(facts: LegalFacts): LegalStatus {
  const { sample, authoritative, language } = facts;
  const source = officialSourceOf(facts);
  if (sample) return 'sample';
  if (language === 'EN' && source !== 'other') return 'translation';
  if (authoritative === null) return 'unknown';
  return authoritative ? officialIn[source] : 'unofficial';
}
