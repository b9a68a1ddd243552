import { type FormEvent, useState } from 'react';
import type { TaskForm } from '#core/changes/work.ts';
import { longestOfChange } from '#core/contract/change-limits.ts';
import { DateField } from '../dates/DateField.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { focusAtOnce } from '../ui/focus-at-once.ts';
import { Select } from '../ui/Select.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';
import { peopleOptions } from './use-change-words.ts';
import { useUnsaved } from './use-unsaved.ts';

type TaskEditorProps = {
  task: TaskForm;
  /** What is typed stays by this key when the row scrolls away, or its page is left. */
  unsavedKey: string;
  /** Resolves to whether it is saved. */
  onSave: (task: TaskForm) => Promise<boolean>;
  /** Called once there is nothing to save any more. */
  onEnd: () => void;
};

/** A piece of work that is written: what, who, until when. */
export function TaskEditor({ task, unsavedKey, onSave, onEnd }: TaskEditorProps) {
  const { words } = useChangeScene();
  const { text, today } = words;
  const [unsaved, write] = useUnsaved(unsavedKey);
  const form: TaskForm = unsaved ? JSON.parse(unsaved.typed) : task;
  const setForm = (next: TaskForm) => write({ typed: JSON.stringify(next), began: JSON.stringify(task) });
  const [isDayWrong, setIsDayWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const title = form.title.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title === '' || busy || isDayWrong) return;
    setBusy(true);
    const saved = await onSave({ ...form, title });
    setBusy(false);
    if (saved) end();
  };
  const end = () => {
    write(undefined);
    onEnd();
  };
  const owners = peopleOptions(words);
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        size="normal"
        label={text('changes.taskTitle')}
        // Whoever opens the form begins with it.
        ref={focusAtOnce}
        maxLength={longestOfChange.task}
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
        <Button size="small" kind="quiet" onClick={end}>
          {text('changes.cancel')}
        </Button>
      </div>
    </form>
  );
}
