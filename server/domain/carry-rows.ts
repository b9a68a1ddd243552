import type { Selectable } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { DomainCaller } from './authentication.ts';
import { laterPlaces } from './carry-later.ts';
import { seenPlaces } from './carry-visibility.ts';
import type { Organisation } from './organisation.ts';

/** A place with what stands in it and the words there. */
export type SeenPlace = Selectable<OrganisationTables['carried_place']> & {
  comment_id: string | null;
  answer_id: string | null;
  language: LanguageCode;
  /** The words on which it was written, and their language. */
  read_hash: string | null;
  read_language: LanguageCode;
  words: string | null;
  from_words: string | null;
  has_later: boolean;
};

/** The places that somebody may see, with all that replies need. */
export const placesWithWords = (db: Organisation['db'], caller: DomainCaller) =>
  seenPlaces(db, caller)
    .leftJoin('kept_words', 'kept_words.hash', 'carried_place.words_hash')
    .leftJoin('kept_words as before', 'before.hash', 'carried_place.from_hash')
    .selectAll('carried_place')
    .select(['written_place.comment_id', 'written_place.answer_id', 'written_place.language'])
    .select(['written_place.words_hash as read_hash', 'written_place.read_language'])
    .select(['kept_words.words', 'before.words as from_words'])
    .select((eb) => eb.exists(laterPlaces(eb, 'there')).$castTo<boolean>().as('has_later'));
