import { type Kysely, sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';

type Db = Kysely<OrganisationTables>;
type OnDay = { regTextId?: string | undefined; day: string; language?: LanguageCode | undefined };

/**
 * The latest texts in the language that is read that were compared, beside those in which something was written; with
 * whether both are as they are known today, and the one that is read is the one in force on the day.
 */
export const pairsOnDay = (db: Db, { regTextId, day, language }: OnDay) =>
  db
    .selectFrom('language_pair')
    .distinctOn(['language_pair.reg_text_id', 'language_pair.written_language'])
    .select(['language_pair.id', 'language_pair.reg_text_id', 'language_pair.written_language'])
    .select(['language_pair.written_version', 'language_pair.written_sequence'])
    .select(isInForce(db, day).as('read_in_force'))
    .select(isAsKnown(db, 'written').as('written_as_known'))
    .where(sql<boolean>`language_pair.language = ${language ?? ''}`)
    .where('language_pair.version_date', '<=', day)
    .$if(regTextId !== undefined, (query) => query.where('language_pair.reg_text_id', '=', regTextId ?? ''))
    .orderBy('language_pair.reg_text_id')
    .orderBy('language_pair.written_language')
    .orderBy('language_pair.version_date', 'desc');

/** Whether the text that was compared is the latest one in that language until the day, and not one replaced since. */
function isInForce(db: Db, day: string) {
  const latest = db
    .selectFrom('law_text')
    .select(
      sql<boolean>`law_text.version_date = language_pair.version_date
        and law_text.sequence <= language_pair.sequence`.as('same'),
    )
    .whereRef('law_text.reg_text_id', '=', sql.ref('language_pair.reg_text_id'))
    .whereRef('law_text.language', '=', sql.ref('language_pair.language'))
    .where('law_text.withdrawn', '=', false)
    .where('law_text.version_date', '<=', day)
    .orderBy('law_text.version_date', 'desc')
    .limit(1);
  return sql<boolean>`coalesce((${latest}), false)`;
}

const columnsOf = {
  read: ['language_pair.language', 'language_pair.version_date', 'language_pair.sequence'],
  written: [
    'language_pair.written_language',
    'language_pair.written_version',
    'language_pair.written_sequence',
  ],
} as const;

/** Whether one of the texts that were compared was neither withdrawn nor replaced since. */
export function isAsKnown(db: Db, which: keyof typeof columnsOf) {
  const [language, versionDate, sequence] = columnsOf[which];
  return sql<boolean>`exists (${db
    .selectFrom('law_text')
    .select(sql.lit(1).as('one'))
    .whereRef('law_text.reg_text_id', '=', sql.ref('language_pair.reg_text_id'))
    .whereRef('law_text.language', '=', sql.ref(language))
    .whereRef('law_text.version_date', '=', sql.ref(versionDate))
    .whereRef('law_text.sequence', '<=', sql.ref(sequence))
    .where('law_text.withdrawn', '=', false)})`;
}
