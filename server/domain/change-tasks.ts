import { randomUUID } from 'node:crypto';
import { maxChangeTasks } from '#core/contract/change-limits.ts';
import type { ChangeRef } from '#core/contract/change-values.ts';
import type { ChangeTask } from '#core/contract/domain/changes.ts';
import { HttpProblem } from '../http/problem.ts';
import { openChange } from './change-access.ts';
import { auditChange, type ChangeCall } from './change-audit.ts';
import { type ChangeState, type TaskState, taskTitle } from './change-state.ts';
import { bringChangeTo, type KnownChange, type LoadedChange } from './change-store.ts';
import { listTasks } from './change-task-rows.ts';
import { changedMeanwhile, requireOwner } from './change-writing.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

type Context = { now: () => Date };
type WrittenTask = {
  title: string;
  ownerId?: string | null | undefined;
  dueDate?: string | null | undefined;
  done: boolean;
};
type Of = ChangeCall & { key: ChangeRef };

const missingTask = () => new HttpProblem(404, 'TASK_NOT_FOUND', 'there is no such task of the change');

/** The state with a task as it is written; what is absent stays as it is. */
function withTask(
  state: ChangeState,
  id: string,
  { title, ownerId, dueDate, done }: WrittenTask,
): ChangeState {
  const { [id]: before = { ownerId: null, dueDate: null, done: false } } = state.tasks;
  const task: TaskState = {
    ownerId: ownerId === undefined ? before.ownerId : ownerId,
    dueDate: dueDate === undefined ? before.dueDate : dueDate,
    done,
  };
  return {
    ...state,
    tasks: { ...state.tasks, [id]: task },
    words: { ...state.words, [taskTitle(id)]: title },
  };
}

/** Adds a task to a change. */
export function addTask(
  organisation: Organisation,
  { body, ...of }: Of & { body: WrittenTask },
  { now }: Context,
): Promise<ChangeTask> {
  const id = randomUUID();
  return working(organisation, of, { kind: 'taskAdded', now: now() }, async ({ loaded, bring, tasks }) => {
    if (Object.keys(loaded.state.tasks).length >= maxChangeTasks)
      throw new HttpProblem(409, 'TOO_MANY_TASKS', `a change has at most ${maxChangeTasks} tasks`);
    const next = withTask(loaded.state, id, body);
    await bring(next, body.ownerId);
    return taskOf(await tasks(), id);
  });
}

/** Changes a task of which the caller has read the latest version. */
export function updateTask(
  organisation: Organisation,
  { id, body: { version, ...body }, ...of }: Of & { id: string; body: WrittenTask & { version: number } },
  { now }: Context,
): Promise<ChangeTask> {
  return working(organisation, of, { kind: 'taskEdited', now: now() }, async ({ loaded, bring, tasks }) => {
    const before = taskOf(await tasks(), id);
    const { state } = loaded;
    const next = withTask(state, id, body);
    if (before.version !== version) throw changedMeanwhile(fieldsBetween(state, next, id));
    const owner = next.tasks[id]?.ownerId;
    await bring(next, owner === before.ownerId ? undefined : owner);
    return taskOf(await tasks(), id);
  });
}

/** The fields of a task that differ; all of one that is the same would say nothing. */
function fieldsBetween(before: ChangeState, after: ChangeState, id: string): string[] {
  const [was, is] = [before.tasks[id], after.tasks[id]];
  const fields = (['ownerId', 'dueDate', 'done'] as const).filter((field) => was?.[field] !== is?.[field]);
  const isRenamed = before.words[taskTitle(id)] !== after.words[taskTitle(id)];
  return [...(isRenamed ? ['title'] : []), ...fields];
}

/** Takes a task away of which the caller has read the latest version. */
export function removeTask(
  organisation: Organisation,
  { id, version, ...of }: Of & { id: string; version: number },
  { now }: Context,
): Promise<{ id: string }> {
  return working(organisation, of, { kind: 'taskRemoved', now: now() }, async ({ loaded, bring, tasks }) => {
    if (taskOf(await tasks(), id).version !== version) throw changedMeanwhile(['title']);
    const { [id]: _, ...others } = loaded.state.tasks;
    const { [taskTitle(id)]: __, ...words } = loaded.state.words;
    await bring({ ...loaded.state, tasks: others, words }, undefined);
    return { id };
  });
}

function taskOf(tasks: readonly ChangeTask[], id: string): ChangeTask {
  const task = tasks.find((one) => one.id === id);
  if (task === undefined) throw missingTask();
  return task;
}

type Work = {
  loaded: LoadedChange;
  /** Brings the change to a state; whoever becomes the owner of a task must be a user. */
  bring: (next: ChangeState, owner: string | null | undefined) => Promise<void>;
  tasks: () => Promise<ChangeTask[]>;
};

function working<T>(
  organisation: Organisation,
  { key, ...call }: Of,
  { kind, now }: Pick<KnownChange, 'kind' | 'now'>,
  work: (given: Work) => Promise<T>,
): Promise<T> {
  return changing('changes', organisation, async (trx) => {
    const loaded = await openChange(trx, key, { caller: call.caller, now });
    const bring: Work['bring'] = async (next, owner) => {
      await requireOwner(trx, owner, call);
      const done = await bringChangeTo(trx, loaded, next, { kind, actor: call.caller.account.id, now });
      if (done.row !== loaded.row)
        await auditChange(trx, done, { action: 'CHANGE_UPDATED', fields: ['tasks'], ...call }, now);
    };
    return work({ loaded, bring, tasks: () => listTasks(trx, loaded.row.id) });
  });
}
