import type { Selectable } from 'kysely';
import type { LoadedFacts } from '../data/tables/loaded-files.ts';
import type { MainTables } from '../data/tables/main.ts';

/** A stored text, with what comparisons name of its document. */
export type StoredText = Selectable<MainTables['text']> &
  Pick<Selectable<MainTables['regulation']>, 'sample' | 'source_key' | 'source_number'>;

/** What a comparison says of a stored text, as it says it of a loaded one. */
export function factsOfStored(row: StoredText): LoadedFacts {
  const { names, language, naming, counts, sample, authoritative } = row;
  return {
    format: '',
    sourceKey: row.source_key,
    sourceNumber: row.source_number,
    names,
    language,
    versionDate: row.version_date,
    naming,
    dateBasis: row.date_basis,
    applicableUntil: row.applicable_until ?? undefined,
    repealedOn: row.repealed_on ?? undefined,
    authoritative: authoritative ?? false,
    sample,
    sourcePage: row.source_page ?? undefined,
    counts,
    warnings: [],
  };
}
