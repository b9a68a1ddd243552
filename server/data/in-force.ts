import { type RawBuilder, sql } from 'kysely';

/** Whether the `text` of a query belongs to the version of its document that is in force on a day. */
export const isInForce = (day: string): RawBuilder<boolean> => sql<boolean>`
  text.version_date = (
    select max(version.version_date) from main.text as version
    where version.regulation_id = text.regulation_id and version.version_date <= ${day}::date
  )`;
