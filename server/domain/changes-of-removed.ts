import type { Account } from './authentication.ts';
import { bringChangeTo, loadChange } from './change-store.ts';
import { type OrganisationTransaction, oneAtATime } from './one-at-a-time.ts';

/** Leaves the changes and tasks without an owner that somebody owned who is removed; those too that nobody sees any more. */
export async function leaveChanges(
  trx: OrganisationTransaction,
  { slug, target, actor, now }: { slug: string; target: Account; actor: string; now: Date },
): Promise<void> {
  await oneAtATime(trx, 'changes', slug);
  const rows = await trx
    .selectFrom('change_element')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('owner', '=', target.id),
        eb('id', 'in', eb.selectFrom('change_task').select('change_id').where('owner', '=', target.id)),
      ]),
    )
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const loaded = await loadChange(trx, row);
    const { state } = loaded;
    const without = (ownerId: string | null) => (ownerId === target.id ? null : ownerId);
    const tasks = Object.entries(state.tasks).map(([id, task]) => [
      id,
      { ...task, ownerId: without(task.ownerId) },
    ]);
    const next = { ...state, ownerId: without(state.ownerId), tasks: Object.fromEntries(tasks) };
    await bringChangeTo(trx, loaded, next, { kind: 'userRemoved', actor, now });
  }
}
