import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the `text` of a query is the one that answers in its language on a day, and its document is in force then:
 * of the versions that apply, the newest one that began by then and has the language; and the last one of them, whatever
 * languages it has, has not ended. `versionInLanguage` and `versionStatus` say the same of versions in memory.
 */
export const isInForce = (day: string): RawBuilder<boolean> => sql<boolean>`(
  text.version_date = (
    select max(own.version_date) from main.text as own
    where own.regulation_id = text.regulation_id and own.language = text.language
      and own.version_date <= ${day}::date and exists (
        select from main.text as version
        where version.regulation_id = own.regulation_id and version.version_date = own.version_date
          and version.date_basis = 'applicability'
      )
  ) and not exists (
    select from main.text as last
    where last.regulation_id = text.regulation_id and last.version_date = (
        select max(version.version_date) from main.text as version
        where version.regulation_id = text.regulation_id and version.version_date <= ${day}::date
          and version.date_basis = 'applicability'
      )
      and (last.repealed_on <= ${day}::date or last.applicable_until < ${day}::date)
  ))`;

/** Whether a `text` that answers on a day is older than the version in force then. */
export const isBehind = (day: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from main.text as newer
  where newer.regulation_id = text.regulation_id and newer.version_date > text.version_date
    and newer.version_date <= ${day}::date and newer.date_basis = 'applicability'
)`;
