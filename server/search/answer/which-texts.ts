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
  /** Seen from the day whose law is searched. */
  validity: Validity;
};

/**
 * The texts in these languages. A document's current version is the one in force on the day, whatever
 * languages it has: where a translation is behind, its last text is a past one.
 */
export async function searchableTexts(
  trx: ReadTrx,
  languages: readonly LanguageCode[],
  day: string,
): Promise<SearchText[]> {
  return trx
    .with('current', (with_) =>
      with_
        .selectFrom('text')
        .select(['regulation_id', sql<string>`max(version_date)`.as('version_date')])
        .where('version_date', '<=', day)
        .groupBy('regulation_id'),
    )
    .selectFrom('text')
    .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
    .leftJoin('current', 'current.regulation_id', 'text.regulation_id')
    .select([
      'text.id',
      'text.regulation_id as regulationId',
      'reg_text_id as regTextId',
      'category',
      'text.language',
      'text.version_date as versionDate',
      sql<Validity>`case when text.version_date = current.version_date then 'current'
        when text.version_date > ${day}::date then 'future' else 'past' end`.as('validity'),
    ])
    .where('text.language', 'in', [...languages])
    .execute();
}
