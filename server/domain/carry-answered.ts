import { type ExpressionBuilder, sql } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { AnswerRow } from './assurance-store.ts';
import { byServer, changePlaces, placeState } from './carry-store.ts';
import type { TextKey } from './law-link.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

/**
 * Where somebody answers for a version, the answers that came there wait for nobody any more, there and in later versions:
 * the one that is given anew comes there too, with a mark where the words are others.
 */
export async function closeAnswered(
  trx: OrganisationTransaction,
  answer: AnswerRow,
  at: Date,
): Promise<void> {
  const waiting = await trx
    .selectFrom('carried_place')
    .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
    .selectAll('carried_place')
    .where('written_place.answer_id', 'is not', null)
    .where('written_place.answer_id', '<>', answer.id)
    .where('carried_place.reg_text_id', '=', answer.reg_text_id)
    .where('carried_place.version_date', '>=', answer.version_date)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('carried_place as there')
          .select('there.id')
          .whereRef('there.written_id', '=', 'carried_place.written_id')
          .where('there.reg_text_id', '=', answer.reg_text_id)
          .where('there.version_date', '=', answer.version_date)
          .where('there.path', '=', answer.path)
          .where('there.state', '<>', 'parked'),
      ),
    )
    .where('carried_place.open', '=', true)
    .execute();
  const closed = waiting.map((row) => ({ row, state: { ...placeState(row), open: false } }));
  await changePlaces(trx, closed, byServer('carried', at));
}

/**
 * The answers at the same place of the same text that somebody has given for a later version than an answer that came
 * there. What was answered anew goes on being so in the versions that follow.
 */
const isAnsweredAnew = (eb: ExpressionBuilder<OrganisationTables, 'carried_place' | 'written_place'>) =>
  eb
    .selectFrom('carried_place as beside')
    .innerJoin('written_place as anew', 'anew.id', 'beside.written_id')
    .innerJoin('assurance_answer as newer', 'newer.id', 'anew.answer_id')
    .innerJoin('assurance_answer as older', 'older.id', 'written_place.answer_id')
    .select('newer.id')
    .whereRef('beside.reg_text_id', '=', 'carried_place.reg_text_id')
    .whereRef('beside.path', '=', 'carried_place.path')
    .whereRef('beside.version_date', '=', 'carried_place.version_date')
    .whereRef('beside.sequence', '=', 'carried_place.sequence')
    .where('newer.withdrawn_at', 'is', null)
    .whereRef('newer.version_date', '>', 'older.version_date');

/** The ids of those places of answers that somebody has answered anew. */
export async function answeredAnew(
  trx: OrganisationTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('carried_place')
    .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
    .select('carried_place.id')
    .where('carried_place.id', 'in', ids)
    .where((eb) => eb.exists(isAnsweredAnew(eb)))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The places that somebody has answered in the version to which answers come, where they stand in its latest text. */
export async function answeredPaths(
  trx: OrganisationTransaction,
  { regTextId, versionDate, language }: TextKey,
  sequence: number,
): Promise<Set<string | null>> {
  const answers = await trx
    .selectFrom('assurance_answer')
    .leftJoin('written_place', 'written_place.answer_id', 'assurance_answer.id')
    .leftJoin('carried_place', (join) =>
      join
        .onRef('carried_place.written_id', '=', 'written_place.id')
        .on('carried_place.version_date', '=', versionDate),
    )
    .select(
      sql<
        string | null
      >`case when carried_place.id is null then assurance_answer.path else carried_place.path end`.as('path'),
    )
    .where('assurance_answer.reg_text_id', '=', regTextId)
    .where('assurance_answer.version_date', '=', versionDate)
    .where('assurance_answer.withdrawn_at', 'is', null)
    // A place in the text from before is a place of other numbers.
    .where((eb) =>
      eb.or([
        eb('carried_place.id', 'is', null),
        eb('carried_place.sequence', '>=', String(sequence)),
        eb('written_place.language', '<>', language),
      ]),
    )
    .execute();
  const paths = new Set(answers.map(({ path }) => path));
  paths.delete(null);
  return paths;
}
