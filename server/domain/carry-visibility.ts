import { type Kysely, sql } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { everAnswered } from './assurance-visibility.ts';
import type { DomainCaller } from './authentication.ts';
import { seenInThreads } from './comment-visibility.ts';

type Db = Kysely<OrganisationTables>;

/**
 * The places that somebody may see: those of the comments and answers that they may see, which the files of these say.
 * So a place tells of nothing that its comment does not tell: private ones are there for their author alone. What was
 * removed or withdrawn has none to look after.
 */
export function seenPlaces(db: Db, caller: DomainCaller) {
  return db
    .selectFrom('carried_place')
    .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
    .where((eb) =>
      eb.or([
        eb.exists(
          seenInThreads(db, caller)
            .select(sql.lit(1).as('one'))
            .whereRef('comment.id', '=', sql.ref('written_place.comment_id')),
        ),
        eb.exists(
          everAnswered(db, caller)
            .select(sql.lit(1).as('one'))
            .whereRef('assurance_answer.id', '=', sql.ref('written_place.answer_id'))
            .where('assurance_answer.withdrawn_at', 'is', null),
        ),
      ]),
    );
}

/** The same of places where something was written, also while they are not known to stand in a text. */
export function seenWritten(db: Db, caller: DomainCaller) {
  return db
    .selectFrom('written_place')
    .where((eb) =>
      eb.or([
        eb.exists(
          seenInThreads(db, caller)
            .select(sql.lit(1).as('one'))
            .whereRef('comment.id', '=', sql.ref('written_place.comment_id')),
        ),
        eb.exists(
          everAnswered(db, caller)
            .select(sql.lit(1).as('one'))
            .whereRef('assurance_answer.id', '=', sql.ref('written_place.answer_id')),
        ),
      ]),
    );
}
