import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import {
  type ChangeForm,
  editOf,
  emptyChangeForm,
  faultsOf,
  formOfChange,
  longestIn,
  newChangeOf,
} from '#core/changes/change-form.ts';
import { keyOf } from '#core/changes/change-ref.ts';
import { changes } from '#core/changes/store.ts';
import { newChangeKey } from '#core/changes/store-shape.ts';
import { changeSources, changeTypes } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { useApp } from '../app-context.tsx';
import { DateField } from '../dates/DateField.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';
import { useUnsaved } from './use-unsaved.ts';

type ChangeDialogProps = {
  /** The change that is edited; undefined for a new one. */
  change: Change | undefined;
  onClose: () => void;
  onSaved: (change: Change) => void;
};

/** Makes or edits an own change. What is missing is said once somebody wants to save; nothing typed is lost by a failure. */
export function ChangeDialog({ change, onClose, onSaved }: ChangeDialogProps) {
  const { words } = useChangeScene();
  const { text, language } = words;
  const store = useApp().part(changes);
  const problem = useStore(store.$problems)[change ? keyOf(change) : newChangeKey];
  const { form, before, startedFrom, write, forget, startAgain } = useForm(change);
  const [tried, setTried] = useState(false);
  const [isDayWrong, setIsDayWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = useId();
  // What went wrong before is not about this form.
  useEffect(() => store.dismissProblem(change ? keyOf(change) : newChangeKey), [store, change]);
  const close = () => {
    forget();
    store.dismissProblem(change ? keyOf(change) : newChangeKey);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const created = newChangeOf(form, change?.language ?? language);
    if (created === undefined || busy || isDayWrong) return;
    setBusy(true);
    const saved = change
      ? await store.save(change, editOf(form, before), startedFrom)
      : await store.create(created);
    setBusy(false);
    // Whoever has been told of what somebody else changed may save over it.
    if (!saved && change && store.$problems.get()[keyOf(change)]?.key === 'modified') startAgain();
    if (saved) {
      forget();
      onSaved(saved);
      onClose();
    }
  };
  return (
    <Dialog
      open
      persistent
      title={text(change ? 'changes.editChange' : 'changes.newChange')}
      closeLabel={text('changes.cancel')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{text('changes.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            {text(change ? 'changes.save' : 'changes.create')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <Fields form={form} tried={tried} set={write} isDayWrong={isDayWrong} onDayTyped={setIsDayWrong} />
        <FormProblem
          message={problem && `${text('changes.notSaved')} ${text(`changes.${problem.key}`)}`}
          away={problem?.away}
        />
      </form>
    </Dialog>
  );
}

/** What is written; it is there again in the dialog when a session has ended meanwhile. */
function useForm(change: Change | undefined) {
  const [start] = useState(() => (change ? formOfChange(change) : emptyChangeForm));
  const [unsaved, set] = useUnsaved(`form ${change ? keyOf(change) : newChangeKey}`);
  const form: ChangeForm = unsaved ? JSON.parse(unsaved.typed) : start;
  const before: ChangeForm = unsaved ? JSON.parse(unsaved.began) : start;
  /** The version that was there when somebody began; after a failure that on screen counts. */
  const startedFrom = unsaved ? unsaved.version : change?.version;
  const began = JSON.stringify(before);
  return {
    form,
    before,
    startedFrom,
    write: (fields: Partial<ChangeForm>) =>
      set({ typed: JSON.stringify({ ...form, ...fields }), began, version: startedFrom }),
    startAgain: () => set({ typed: JSON.stringify(form), began }),
    forget: () => set(undefined),
  };
}

type FieldsProps = {
  form: ChangeForm;
  tried: boolean;
  set: (fields: Partial<ChangeForm>) => void;
  /** Whether what is typed as the deadline is no day, which its field says. */
  isDayWrong: boolean;
  onDayTyped: (isWrong: boolean) => void;
};

function Fields({ form, tried, set, isDayWrong, onDayTyped }: FieldsProps) {
  const { text } = useChangeScene().words;
  const typeError = useId();
  const faults = tried ? faultsOf(form) : {};
  const wordsError = (field: 'topic' | 'summary') =>
    faults[field] === 'required'
      ? text(`changes.${field}Required`)
      : faults[field] && text('changes.tooLong', { most: longestIn[field] });
  return (
    <>
      <Field
        size="normal"
        label={text('changes.topicField')}
        required
        value={form.topic}
        error={wordsError('topic')}
        onChange={(event) => set({ topic: event.target.value })}
      />
      <TextArea
        label={text('changes.summary')}
        required
        value={form.summary}
        error={wordsError('summary')}
        onChange={(event) => set({ summary: event.target.value })}
      />
      <div className={styles.fieldsBeside}>
        <div className={styles.steady}>
          <DateField
            label={text('changes.deadline')}
            hint=""
            value={form.deadline}
            error={!isDayWrong && faults.deadline ? text('changes.deadlineRequired') : undefined}
            onTyped={({ problem }) => onDayTyped(problem !== undefined)}
            onChange={(deadline = '') => set({ deadline })}
          />
        </div>
        <div>
          <Select
            size="normal"
            label={text('changes.type')}
            required
            aria-invalid={faults.type !== undefined || undefined}
            aria-describedby={faults.type ? typeError : undefined}
            options={[
              { value: '', label: text('changes.choose') },
              ...changeTypes.map((value) => ({ value, label: text(`changes.type-${value}`) })),
            ]}
            value={form.type}
            onChange={(type) => set({ type })}
          />
          {faults.type ? <FieldError id={typeError}>{text('changes.typeRequired')}</FieldError> : null}
        </div>
        <Select
          size="normal"
          label={text('changes.source')}
          options={changeSources.map((value) => ({ value, label: text(`changes.source-${value}`) }))}
          value={form.source}
          onChange={(source) => set({ source })}
        />
      </div>
      <Field
        size="normal"
        type="url"
        label={text('changes.link')}
        value={form.link}
        error={faults.link && text('changes.noAddress')}
        onChange={(event) => set({ link: event.target.value })}
      />
    </>
  );
}
