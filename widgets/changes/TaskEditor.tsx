import { type FormEvent, useState } from 'react';
import type { TaskForm } from '#core/changes/work.ts';
import { DateField } from '../dates/DateField.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';

type TaskEditorProps = { task: TaskForm; onSave: (task: TaskForm) => Promise<void>; onCancel: () => void };

const longestTask = 300;

/** A piece of work that is written: what, who, until when. */
export function TaskEditor({ task, onSave, onCancel }: TaskEditorProps) {
  const { text, people, locale, today } = useChangeScene().words;
  const [form, setForm] = useState(task);
  const [isDayWrong, setIsDayWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const title = form.title.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title === '' || busy || isDayWrong) return;
    setBusy(true);
    await onSave({ ...form, title });
    setBusy(false);
  };
  const owners = [...people]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        size="normal"
        label={text('changes.taskTitle')}
        // Whoever opens the form begins with it.
        autoFocus
        maxLength={longestTask}
        value={form.title}
        onChange={(event) => setForm({ ...form, title: event.target.value })}
      />
      <div className={styles.pair}>
        <Select
          size="normal"
          label={text('changes.taskOwner')}
          options={[{ value: '', label: text('changes.nobody') }, ...owners]}
          value={form.ownerId ?? ''}
          onChange={(ownerId) => setForm({ ...form, ownerId: ownerId || null })}
        />
        <DateField
          label={text('changes.taskDue')}
          hint=""
          min={task.dueDate && task.dueDate < today ? task.dueDate : today}
          value={form.dueDate ?? ''}
          onTyped={({ problem }) => setIsDayWrong(problem !== undefined)}
          onChange={(dueDate) => setForm({ ...form, dueDate: dueDate ?? null })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={title === ''} busy={busy}>
          {text('changes.save')}
        </Button>
        <Button size="small" kind="quiet" onClick={onCancel}>
          {text('changes.cancel')}
        </Button>
      </div>
    </form>
  );
}
