import type { AnswerRow } from './assurance-store.ts';
import { byServer, changePlaces, placeState } from './carry-store.ts';
import type { OrganisationTransaction } from './change-lock.ts';

/** Where somebody answers for a version, the answers that came there wait for nobody any more. */
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
    .where('carried_place.version_date', '=', answer.version_date)
    .where('carried_place.path', '=', answer.path)
    .where('carried_place.state', '<>', 'parked')
    .where('carried_place.open', '=', true)
    .execute();
  const closed = waiting.map((row) => ({ row, state: { ...placeState(row), open: false } }));
  await changePlaces(trx, closed, byServer('carried', at));
}
