import { Pencil, Trash2 } from 'lucide';
import type { ChangeTask } from '#core/contract/domain/changes.ts';
import { formatDate } from '#core/lib/dates.ts';
import { check } from '../ui/check.css.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';
import { ownerName } from './use-change-words.ts';

type TaskProps = {
  task: ChangeTask;
  onEdit: () => void;
  onDone: (done: boolean) => void;
  onRemove: () => void;
};

/** A piece of the work on a change, with who does it and until when. */
export function Task({ task, onEdit, onDone, onRemove }: TaskProps) {
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
