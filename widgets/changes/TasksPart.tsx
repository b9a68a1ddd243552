import { useStore } from '@nanostores/react';
import { Pencil, Plus, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { ChangeProblem } from '#core/changes/change-problem.ts';
import { changes } from '#core/changes/store.ts';
import { changeWork, formOfTask, type TaskForm } from '#core/changes/work.ts';
import type { Change, ChangeTask } from '#core/contract/domain/changes.ts';
import { formatDate } from '#core/lib/dates.ts';
import { useApp } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { awayTitles, FormProblem } from '../FormProblem.tsx';
import { Button } from '../ui/Button.tsx';
import { check } from '../ui/check.css.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';
import { TaskEditor } from './TaskEditor.tsx';
import { ownerName } from './use-change-words.ts';

const emptyTask: TaskForm = { title: '', ownerId: null, dueDate: null, done: false };

/** The pieces of the work on a change, each with who does it and until when. */
export function TasksPart({ change }: { change: Change }) {
  const { words, mayEdit } = useChangeScene();
  const { text } = words;
  const { part } = useApp();
  const work = part(changeWork);
  const state = useStore(work.tasks(change));
  const tasks = loadedValue(state);
  const [editing, setEditing] = useState<string>();
  const section = useRef<HTMLElement>(null);
  /** Closes a form; the focus goes to the button that opened it, and not to the top of the page. */
  const close = (id: string) => {
    setEditing(undefined);
    requestAnimationFrame(() => focusOpener(section.current, id));
  };
  const [problem, setProblem] = useState<ChangeProblem>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same change they stay loaded
  useEffect(() => void work.loadTasks(change), [work, change.domainId, change.mainChangeElementId]);
  /** Does it, and loads the change, whose number of tasks is another one then. */
  async function act(call: Promise<ChangeProblem | undefined>) {
    const failed = await call;
    setProblem(failed);
    if (!failed) void part(changes).touch(change);
    return failed === undefined;
  }
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
                  onCancel={() => close(task.id)}
                  onSave={async (form) => {
                    if (await act(work.edit(change, task, form))) close(task.id);
                  }}
                />
              ) : (
                <Task
                  task={task}
                  onEdit={() => setEditing(task.id)}
                  onDone={(done) => void act(work.edit(change, task, { ...formOfTask(task), done }))}
                  onRemove={async () => {
                    if (await act(work.remove(change, task))) focusOpener(section.current, '');
                  }}
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
          onCancel={() => close('')}
          onSave={async (form) => {
            if (await act(work.add(change, form))) close('');
          }}
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

type TaskProps = {
  task: ChangeTask;
  onEdit: () => void;
  onDone: (done: boolean) => void;
  onRemove: () => void;
};

function Task({ task, onEdit, onDone, onRemove }: TaskProps) {
  const { words, mayEdit } = useChangeScene();
  const { text, locale, today } = words;
  const { title, ownerId, dueDate, done } = task;
  const isOver = !done && dueDate !== undefined && dueDate < today;
  return (
    <div className={styles.task}>
      <input
        type="checkbox"
        className={check}
        aria-label={text('changes.taskDone', { title })}
        checked={done}
        disabled={!mayEdit}
        onChange={(event) => onDone(event.target.checked)}
      />
      <span className={styles.taskTitle}>
        <span className={classes(done && styles.done)}>{title}</span>{' '}
        <span className={styles.faint}>
          {ownerId === undefined ? null : ownerName(words, ownerId)}
          {ownerId !== undefined && dueDate ? ', ' : null}
          {dueDate ? (
            <time className={classes(isOver && styles.overdue)} dateTime={dueDate}>
              {formatDate(dueDate, locale)}
            </time>
          ) : null}
        </span>
      </span>
      {mayEdit ? (
        <>
          <IconButton
            icon={Pencil}
            iconSize={14}
            data-opens={task.id}
            label={text('changes.editTask', { title })}
            onClick={onEdit}
          />
          <IconButton
            icon={Trash2}
            iconSize={14}
            label={text('changes.removeTask', { title })}
            onClick={onRemove}
          />
        </>
      ) : null}
    </div>
  );
}
