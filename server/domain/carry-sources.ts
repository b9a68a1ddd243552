import { laterPlaces } from './carry-later.ts';
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
    .where((eb) =>
      eb.not(eb.exists(laterPlaces(eb, 'known').where('later.version_date', '<=', versionDate))),
    );
