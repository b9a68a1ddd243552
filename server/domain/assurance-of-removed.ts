import { formerUser } from './assurance-state.ts';
import { bringAnswerTo, stateOf } from './assurance-store.ts';
import type { Account } from './authentication.ts';
import { type OrganisationTransaction, oneAtATime } from './one-at-a-time.ts';

/** Leaves the answers for which somebody was responsible who is removed: from now on a former user was. */
export async function leaveAnswers(
  trx: OrganisationTransaction,
  { slug, target, actor, now }: { slug: string; target: Account; actor: string; now: Date },
): Promise<void> {
  await oneAtATime(trx, 'assurance', slug);
  // Withdrawn ones too, so that nobody answers anew in the name of somebody who has left.
  const rows = await trx
    .selectFrom('assurance_answer')
    .selectAll()
    .where('responsible', '=', target.id)
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const next = { ...stateOf(row), responsible: formerUser };
    await bringAnswerTo(trx, row, next, { kind: 'userRemoved', actor, now });
  }
}
