import { useStore } from '@nanostores/react';
import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { ChangeProblem } from '#core/changes/change-problem.ts';
import { keyOf } from '#core/changes/change-ref.ts';
import { changes } from '#core/changes/store.ts';
import { unsavedWords } from '#core/changes/unsaved-words.ts';
import { changeWork, formOfTask, type TaskForm } from '#core/changes/work.ts';
import type { Change, ChangeTask } from '#core/contract/domain/changes.ts';
import { useApp } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { awayTitles, FormProblem } from '../FormProblem.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';
import { Task } from './Task.tsx';
import { TaskEditor } from './TaskEditor.tsx';

const emptyTask: TaskForm = { title: '', ownerId: null, dueDate: null, done: false };

/** What is done with the tasks of a change, and why something was not; `onRemoved` is called when a task is gone. */
function useTaskWork(change: Change, onRemoved: () => void) {
  const { part, notices } = useApp();
  const work = part(changeWork);
  const [problem, setProblem] = useState<ChangeProblem>();
  /** Does it, and loads the change, whose number of tasks is another one then. */
  async function act(call: Promise<ChangeProblem | undefined>) {
    const failed = await call;
    setProblem(failed);
    if (!failed) void part(changes).touch(change);
    return failed === undefined;
  }
  async function remove(task: ChangeTask) {
    if (!(await act(work.remove(change, task)))) return;
    onRemoved();
    const run = () => void act(work.add(change, formOfTask(task)));
    notices.tell({
      kind: 'success',
      key: 'changes.taskRemoved',
      values: { title: task.title },
      action: { key: 'changes.undo', run },
    });
  }
  return { act, remove, problem };
}

/** The pieces of the work on a change, each with who does it and until when. */
export function TasksPart({ change }: { change: Change }) {
  const { words, mayEdit } = useChangeScene();
  const { text } = words;
  const { part } = useApp();
  const work = part(changeWork);
  const state = useStore(work.tasks(change));
  const tasks = loadedValue(state);
  const ofTask = `${keyOf(change)}.task.`;
  const [editing, setEditing] = useState(() => part(unsavedWords).restOf(ofTask));
  const section = useRef<HTMLElement>(null);
  /** Closes a form; the focus goes to the button that opened it, and not to the top of the page. */
  const close = (id: string) => {
    setEditing(undefined);
    requestAnimationFrame(() => focusOpener(section.current, id));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same change they stay loaded
  useEffect(() => void work.loadTasks(change), [work, change.domainId, change.mainChangeElementId]);
  const { act, remove, problem } = useTaskWork(change, () => focusOpener(section.current, ''));
  return (
    <section ref={section} className={styles.part}>
      <h2 className={styles.label}>
        {text('changes.tasks')}
        {tasks && tasks.length > 0
          ? `, ${text('changes.openTasks', { open: tasks.filter(({ done }) => !done).length, total: tasks.length })}`
          : ''}
      </h2>
      {state.state === 'failed' ? (
        <FailedState error={state.error} onRetry={() => void work.loadTasks(change)} />
      ) : tasks === undefined ? (
        <Skeleton lines={1} label={text('common.loading')} />
      ) : tasks.length === 0 ? (
        <p className={styles.faint}>{text('changes.noTasks')}</p>
      ) : (
        <ul>
          {tasks.map((task) => (
            <li key={task.id}>
              {editing === task.id ? (
                <TaskEditor
                  task={formOfTask(task)}
                  unsavedKey={ofTask + task.id}
                  onEnd={() => close(task.id)}
                  onSave={(form) => act(work.edit(change, task, form))}
                />
              ) : (
                <Task
                  task={task}
                  onEdit={() => setEditing(task.id)}
                  onDone={(done) => void act(work.edit(change, task, { ...formOfTask(task), done }))}
                  onRemove={() => void remove(task)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {/* No retry: what was typed stands in its form, and is saved there. */}
      <FormProblem
        message={
          problem &&
          [
            ...(problem.away ? [text(awayTitles[problem.away])] : []),
            text('changes.taskNotSaved'),
            text(`changes.${problem.key}`),
          ].join(' ')
        }
      />
      {mayEdit && editing === '' ? (
        <TaskEditor
          task={emptyTask}
          unsavedKey={ofTask}
          onEnd={() => close('')}
          onSave={(form) => act(work.add(change, form))}
        />
      ) : mayEdit ? (
        <div className={styles.actions}>
          <Button size="small" kind="quiet" icon={Plus} data-opens="" onClick={() => setEditing('')}>
            {text('changes.addTask')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** Focuses the button that opens the form of a task, or with an empty id that of a new one. */
const focusOpener = (section: HTMLElement | null, id: string) =>
  section?.querySelector<HTMLElement>(`[data-opens="${id}"]`)?.focus();
