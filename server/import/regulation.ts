import type { LanguageCode } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { DateBasis } from '#core/law/version-status.ts';
import type { Counts, Names } from '../data/tables/text-facts.ts';
import type { Provision } from './provisions.ts';

/** One version of one document in one language, as every importer returns it. */
export type ImportedText = {
  /** Stable key in the source, the same in all versions and languages: eli/cc/1999/404. */
  sourceKey: string;
  source: 'fedlex-akn' | 'akn' | 'eurlex-xhtml' | 'formex' | 'pdf';
  /** SR number; two acts may share one over time, so it is never a key. */
  sourceNumber: string;
  sourcePage?: string;
  /** Invented content that ships with the product. */
  sample: boolean;
  /** Set only if the file itself states it; otherwise the command does. */
  category?: Category;
  language: LanguageCode;
  versionDate: string;
  entryIntoForce?: string;
  documentDate?: string;
  publicationDate?: string;
  dateBasis: DateBasis;
  /** The last day on which the version applies, and the first day on which the act is no longer in force, where the file says so. */
  applicableUntil?: string;
  repealedOn?: string;
  names: Names;
  authoritative: boolean;
  /** The style of paragraph identifiers. */
  naming: 'act' | 'circular' | 'eu';
  units: Unit[];
  /** Computed once from the units, for the comparison with the source and for the store. */
  provisions: Provision[];
  counts: Counts;
  warnings: string[];
};
