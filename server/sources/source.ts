import * as v from 'valibot';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import type { SourceKind } from '../import/source/recognise.ts';
import type { PoliteClient } from './polite-client.ts';
import type { SourceAddress } from './request-once.ts';

/** The official sources that Regesta can ask by name. */
export const sourceNames = ['fedlex', 'eurlex'] as const;
export const sourceName = v.picklist(sourceNames);
export type SourceName = (typeof sourceNames)[number];

/** Where the interfaces of the sources are. */
export type SourceAddresses = {
  fedlexQuery: SourceAddress;
  fedlexFiles: SourceAddress;
  cellarQuery: SourceAddress;
  cellar: SourceAddress;
};

/** A file that a source offers, by one address or by negotiation of its type. */
export type OfferedFile = {
  address: string;
  source: SourceAddress;
  /** What is asked for, one after the other until there is one. */
  accepts: readonly string[];
  /** How the source calls the language, where the address does not tell it. */
  acceptLanguage?: string;
};

/** A version of an act as a source lists it. */
export type OfferedVersion = {
  /** The day from which it applies. */
  date: string;
  /** The last day on which it applies, where the source says one. */
  end?: string | undefined;
  /** How the source calls it. */
  name: string;
  /** The key of the act that texts of it have. */
  act: string;
  /** Its page for people. */
  page: string;
  /** Whether texts of it have this day as their version; the first text of an EU act applies from a day that it says itself. */
  hasKnownDate: boolean;
  files: Partial<Record<LanguageCode, OfferedFile>>;
};

export type ListRequest = {
  number: string;
  languages: readonly LanguageCode[];
  addresses: SourceAddresses;
  client: PoliteClient;
};

export type Source = {
  /** The number in the form of the source; a RangeError says what is wrong with it. */
  numberOf: (given: string) => string;
  /** All versions in the order of their days; none where the source knows no such act. */
  list: (request: ListRequest) => Promise<OfferedVersion[]>;
  /** What files of it can be. */
  formats: readonly SourceKind[];
  /** The languages that it publishes. */
  languages: readonly LanguageCode[];
  /** Where its documents belong; without it where the import puts them. */
  category?: Category;
  /** How people call it. */
  label: string;
};
