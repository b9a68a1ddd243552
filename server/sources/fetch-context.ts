import type { LanguageCode } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import type { MainDb } from '../data/open-main.ts';
import type { Workers } from '../import/command-run.ts';
import type { PoliteClient } from './polite-client.ts';
import type { SourceAddresses, SourceName } from './source.ts';

/** An act of a source, in the form in which the source numbers it. */
export type NamedAct = { source: SourceName; number: string };
export type FetchedAct = NamedAct & { languages: readonly LanguageCode[] };

export type FetchDependencies = {
  db: MainDb;
  workers: Workers;
  client: PoliteClient;
  addresses: SourceAddresses;
  /** The largest file that is fetched. */
  maxBytes: number;
  now: () => Date;
  signal: AbortSignal;
};
export type FetchContext = FetchDependencies &
  FetchedAct & { dryRun: boolean; category?: Category | undefined };
