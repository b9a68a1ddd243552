import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the `text` of a query belongs to the version of its document that is in force on a day: the question that
 * `versionStatus` answers for versions in memory.
 */
export const isInForce = (day: string): RawBuilder<boolean> => sql<boolean>`(
  text.version_date = (
    select max(version.version_date) from main.text as version
    where version.regulation_id = text.regulation_id and version.version_date <= ${day}::date
      and version.date_basis = 'applicability'
  ) and not exists (
    select from main.text as version
    where version.regulation_id = text.regulation_id and version.version_date = text.version_date
      and (version.repealed_on <= ${day}::date or version.applicable_until < ${day}::date)
  ))`;
