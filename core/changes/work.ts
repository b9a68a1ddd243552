import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import { createResources } from '../async/resources.ts';
import type { ChangeRef } from '../contract/change-values.ts';
import type { Change, ChangeFact, ChangeTask } from '../contract/domain/changes.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';
import { type ChangeProblem, changeProblem } from './change-problem.ts';
import { keyOf, refOf } from './change-ref.ts';

/** What is written of a piece of the work. */
export type TaskForm = { title: string; ownerId: string | null; dueDate: string | null; done: boolean };

export type ChangeWork = {
  tasks: (change: Change) => ReadableAtom<Loadable<readonly ChangeTask[]>>;
  loadTasks: (change: Change) => Promise<void>;
  history: (change: Change) => ReadableAtom<Loadable<readonly ChangeFact[]>>;
  loadHistory: (change: Change) => Promise<void>;
  /** Each resolves to why nothing was done. */
  add: (change: Change, task: TaskForm) => Promise<ChangeProblem | undefined>;
  edit: (change: Change, task: ChangeTask, form: TaskForm) => Promise<ChangeProblem | undefined>;
  remove: (change: Change, task: ChangeTask) => Promise<ChangeProblem | undefined>;
};

type WorkDependencies = {
  domain: Pick<
    Client<typeof domainContract>,
    'changeTasks' | 'changeHistory' | 'addChangeTask' | 'updateChangeTask' | 'removeChangeTask'
  >;
  notices: Pick<Notices, 'report'>;
  session: Pick<Session, '$session'>;
};

/** Number of changes whose tasks and history stay loaded. */
const max = 40;

/** The tasks of changes and their history, which load with the detail of a change. */
export function createChangeWork({ domain, notices, session }: WorkDependencies): ChangeWork {
  const tasks = createResources<[key: string], readonly ChangeTask[]>(notices, { max });
  const history = createResources<[key: string], readonly ChangeFact[]>(notices, { max });
  onOtherUser(session, () => {
    tasks.reset();
    history.reset();
  });
  const loadTasks = async (change: Change) =>
    void (await tasks
      .of(keyOf(change))
      .load('load the tasks of a change', () => domain.changeTasks(refOf(change)), { keep: true }));

  /** Does something with the tasks of a change, of which those on screen become what `after` makes of them. */
  async function act<T>(
    change: Change,
    { doing, call, after }: { doing: string; call: (ref: ChangeRef) => Promise<T>; after: After<T> },
  ): Promise<ChangeProblem | undefined> {
    const $tasks = tasks.of(keyOf(change));
    try {
      const result = await call(refOf(change));
      const before = loadedValue($tasks.get());
      if (before) $tasks.set({ state: 'ready', value: after(before, result) });
      return undefined;
    } catch (error) {
      notices.report(error, doing);
      const problem = changeProblem(error);
      if (problem.key === 'modified' || problem.key === 'gone') await loadTasks(change);
      return problem;
    }
  }
  return {
    tasks: (change) => tasks.of(keyOf(change)),
    loadTasks,
    history: (change) => history.of(keyOf(change)),
    loadHistory: async (change) =>
      void (await history
        .of(keyOf(change))
        .load('load the history of a change', () => domain.changeHistory(refOf(change)), { keep: true })),
    add: (change, body) =>
      act(change, {
        doing: 'add a task',
        call: (ref) => domain.addChangeTask({ ...ref, body }),
        after: (all, added) => [...all, added],
      }),
    edit: (change, task, form) =>
      act(change, {
        doing: 'edit a task',
        call: (ref) =>
          domain.updateChangeTask({ ...ref, task: task.id, body: { ...form, version: task.version } }),
        after: (all, edited) => all.map((each) => (each.id === edited.id ? edited : each)),
      }),
    remove: (change, { id, version }) =>
      act(change, {
        doing: 'remove a task',
        call: (ref) => domain.removeChangeTask({ ...ref, task: id, version }),
        after: (all) => all.filter((each) => each.id !== id),
      }),
  };
}

type After<T> = (before: readonly ChangeTask[], result: T) => readonly ChangeTask[];

export const formOfTask = ({ title, ownerId, dueDate, done }: ChangeTask): TaskForm => ({
  title,
  ownerId: ownerId ?? null,
  dueDate: dueDate ?? null,
  done,
});

/** Tasks and history of changes; loads with the first detail. */
export const changeWork: AppPart<ChangeWork> = { create: createChangeWork };
