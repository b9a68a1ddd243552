import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/reading.ts';
import type { Validity } from '#core/contract/main/search.ts';
import type { ReadTrx } from './read-only.ts';

/** A text that a search may look at: one version of a document in one language. */
export type SearchText = {
  id: number;
  regulationId: number;
  regTextId: string;
  category: Category;
  language: LanguageCode;
  versionDate: string;
  /** On the day whose law is searched. */
  validity: Validity;
};

export type TextSelection = {
  languages: readonly LanguageCode[];
  /** Day whose law is searched. */
  day: string;
  /** Versions that were in force at some time before this day, after this day. */
  before?: string | undefined;
  after?: string | undefined;
};

/**
 * The texts that a search may look at. The current version of a document is the one in force on the day,
 * whatever languages it has: if a translation is behind, its last text counts as past.
 */
export async function searchableTexts(trx: ReadTrx, selection: TextSelection): Promise<SearchText[]> {
  const { languages, day, before = null, after = null } = selection;
  const { rows } = await sql<SearchText>`
    with version as (
      select regulation_id, version_date,
        lead(version_date) over (partition by regulation_id order by version_date) as next
      from (select distinct regulation_id, version_date from main.text) as dates
    )
    select text.id, text.regulation_id as "regulationId", reg_text_id as "regTextId", category,
      text.language, version_date as "versionDate",
      case when version_date > ${day}::date then 'future'
        when next <= ${day}::date then 'past' else 'current' end as validity
    from main.text
    join version using (regulation_id, version_date)
    join main.regulation on regulation.id = text.regulation_id
    where text.language = any(${[...languages]}::text[])
      and (${before}::date is null or version_date < ${before}::date)
      and (${after}::date is null or next is null or next > ${after}::date + 1)`.execute(trx);
  return rows;
}
