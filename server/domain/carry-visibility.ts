import { type Kysely, sql } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { everAnswered, seenAnswers } from './assurance-visibility.ts';
import type { DomainCaller } from './authentication.ts';
import { seenInThreads } from './comment-visibility.ts';

type Db = Kysely<OrganisationTables>;

/** Whether somebody may see what was written at a place: the comment, or the answer, of those that are chosen. */
const isSeen = (db: Db, caller: DomainCaller, answers: ReturnType<typeof everAnswered>) =>
  sql<boolean>`(exists (${seenInThreads(db, caller)
    .select(sql.lit(1).as('one'))
    .whereRef('comment.id', '=', sql.ref('written_place.comment_id'))})
    or exists (${answers
      .select(sql.lit(1).as('one'))
      .whereRef('assurance_answer.id', '=', sql.ref('written_place.answer_id'))}))`;

/**
 * The places that somebody may see: those of the comments and answers that they may see, which the files of these say.
 * So a place tells of nothing that its comment does not tell: private ones are there for their author alone. What was
 * removed or withdrawn has none to look after.
 */
export const seenPlaces = (db: Db, caller: DomainCaller) =>
  db
    .selectFrom('carried_place')
    .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
    .where(isSeen(db, caller, seenAnswers(db, caller)));

/** The same of places where something was written, also while they are not known to stand in a text. */
export const seenWritten = (db: Db, caller: DomainCaller) =>
  db.selectFrom('written_place').where(isSeen(db, caller, everAnswered(db, caller)));
