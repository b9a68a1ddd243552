import { isDeepStrictEqual } from 'node:util';
import type { ChangeTask } from '#core/contract/domain/changes.ts';
import { type ChangeState, type TaskState, taskTitle } from './change-state.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

const rowsOf = (db: Db, changeId: string) =>
  db
    .selectFrom('change_task')
    .selectAll()
    .where('change_id', '=', changeId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

/** The tasks of a change as parts of its state. */
export async function tasksOf(
  trx: OrganisationTransaction,
  changeId: string,
): Promise<{ tasks: Record<string, TaskState>; titles: Record<string, string> }> {
  const rows = await rowsOf(trx, changeId);
  return {
    tasks: Object.fromEntries(
      rows.map(({ id, owner, due_date, done }) => [id, { ownerId: owner, dueDate: due_date, done }]),
    ),
    titles: Object.fromEntries(rows.map(({ id, title }) => [taskTitle(id), title])),
  };
}

/** The tasks of a change in the order in which they were added. */
export async function listTasks(db: Db, changeId: string): Promise<ChangeTask[]> {
  return (await rowsOf(db, changeId)).map((row) => ({
    id: row.id,
    version: row.version,
    title: row.title,
    ownerId: row.owner ?? undefined,
    dueDate: row.due_date ?? undefined,
    done: row.done,
  }));
}

/** Stores the tasks in which two states differ. */
export async function storeTasks(
  trx: OrganisationTransaction,
  changeId: string,
  { before, after, at }: { before: ChangeState; after: ChangeState; at: Date },
): Promise<void> {
  const rowOf = (state: ChangeState, id: string) => {
    const task = state.tasks[id];
    const title = state.words[taskTitle(id)] ?? '';
    return task && { title, owner: task.ownerId, due_date: task.dueDate, done: task.done };
  };
  for (const id of new Set([...Object.keys(before.tasks), ...Object.keys(after.tasks)])) {
    const [was, is] = [rowOf(before, id), rowOf(after, id)];
    if (is === undefined) await trx.deleteFrom('change_task').where('id', '=', id).execute();
    else if (was === undefined)
      await trx
        .insertInto('change_task')
        .values({ id, change_id: changeId, ...is, version: 1, added_at: at, edited_at: at })
        .execute();
    else if (!isDeepStrictEqual(was, is))
      await trx
        .updateTable('change_task')
        .set((eb) => ({ ...is, version: eb('version', '+', 1), edited_at: at }))
        .where('id', '=', id)
        .execute();
  }
}
