import { sql } from 'kysely';
import type { TextKey } from './law-link.ts';
import type { Organisation } from './organisation.ts';

/** A text in which something stands that has no place in the next one yet. */
export type Source = { versionDate: string; sequence: number };

/** Places from which something is carried to a text: the latest ones until its day, if they are not of this text itself. */
export const placesBefore = (
  db: Pick<Organisation['db'], 'selectFrom'>,
  { regTextId, language, versionDate }: TextKey,
  sequence: number,
) =>
  db
    .selectFrom('carried_place')
    .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
    .where('carried_place.reg_text_id', '=', regTextId)
    .where('written_place.language', '=', language)
    .where('carried_place.version_date', '<=', versionDate)
    .where((eb) =>
      eb.or([
        eb('carried_place.version_date', '<', versionDate),
        eb('carried_place.sequence', '<', String(sequence)),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('carried_place as later')
            .select(sql.lit(1).as('one'))
            .whereRef('later.written_id', '=', 'carried_place.written_id')
            .whereRef('later.version_date', '>', 'carried_place.version_date')
            .where('later.version_date', '<=', versionDate),
        ),
      ),
    );
