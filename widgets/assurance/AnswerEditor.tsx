import { useStore } from '@nanostores/react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { AnswerEditor as Editor } from '#core/assurance/answer-editor.ts';
import { type FormProblem, formProblem, longestText } from '#core/assurance/form.ts';
import { type Compliance, complianceWords } from '#core/contract/domain/assurance.ts';
import type { assuranceTexts } from '#core/i18n/assurance.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { DateField } from '../dates/DateField.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { Settling } from '../use-named-place.ts';
import { AnswerProblem } from './AnswerProblem.tsx';
import * as styles from './assurance.css.ts';
import { CoverField } from './CoverField.tsx';
import { usePeople } from './use-people.ts';

const AnswerConflict = lazyComponent(async () => (await import('./AnswerConflict.tsx')).AnswerConflict);

type AnswerEditorProps = {
  editor: Editor;
  /** The place that is answered, and the one that is read. */
  place: PanelPlace;
  reading: PanelPlace;
  /** Whether the form takes the focus: not where it opened by itself. */
  focus: boolean;
  onSaved: () => void;
  onClose: () => void;
};

/** Answers for a place. Escape closes it; what was typed stays on the device. */
export function AnswerEditor({ editor, place, reading, focus, onSaved, onClose }: AnswerEditorProps) {
  const text = useLoadedText<typeof assuranceTexts | typeof commonTexts>();
  const form = useStore(editor.$form);
  const state = useStore(editor.$state);
  const element = useRef<HTMLFormElement>(null);
  const settling = useRef<Settling['current']>(undefined);
  const [tried, setTried] = useState(false);
  const [compares, setCompares] = useState(false);
  const isConflict = state.state === 'conflict';
  const problem = tried ? formProblem(form, place.completeParagraphID) : undefined;
  useEffect(() => {
    if (focus) element.current?.querySelector('select')?.focus();
  }, [focus]);
  useEffect(() => setCompares(isConflict), [isConflict]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isConflict) return setCompares(true);
    const settled = (await settling.current?.()) ?? true;
    if (!settled || formProblem(editor.$form.get(), place.completeParagraphID))
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    if (settled && (await editor.save()) && !editor.isChanged()) onSaved();
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element.current?.requestSubmit();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <form
        ref={element}
        className={styles.form}
        aria-label={text('assurance.form', { name: place.name })}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        onKeyDown={handleKey}
      >
        <Restored editor={editor} onClose={onClose} />
        <Fields editor={editor} place={place} reading={reading} problem={problem} settling={settling} />
        <AnswerProblem
          intro={text('assurance.notSaved')}
          problem={isConflict ? { key: 'modified' } : state.state === 'failed' ? state.problem : undefined}
          after={text('assurance.stillHere')}
        />
        <div className={styles.foot}>
          <Button size="small" kind="primary" type="submit" busy={state.state === 'saving'}>
            {text('assurance.save')}
          </Button>
          <Button size="small" kind="quiet" onClick={onClose}>
            {text('common.cancel')}
          </Button>
          {isConflict ? (
            <Button size="small" onClick={() => setCompares(true)}>
              {text('assurance.compare')}
            </Button>
          ) : null}
        </div>
      </form>
      {compares && isConflict ? (
        <AnswerConflict
          editor={editor}
          theirs={state.theirs}
          place={place}
          onClose={() => setCompares(false)}
          onDone={onSaved}
        />
      ) : null}
    </>
  );
}

type FieldsProps = Pick<AnswerEditorProps, 'editor' | 'place' | 'reading'> & {
  problem: FormProblem | undefined;
  settling: Settling;
};

function Fields({ editor: { $form, change }, place, reading, problem, settling }: FieldsProps) {
  const text = useLoadedText<typeof assuranceTexts>();
  const form = useStore($form);
  const people = usePeople();
  const errorOf = (field: FormProblem['field']) =>
    problem?.field === field
      ? text(`assurance.${problem.key}`, { most: longestText[field === 'evidence' ? field : 'control'] })
      : undefined;
  const complianceError = errorOf('compliance');
  const errorId = useId();
  return (
    <>
      <div>
        <Select<Compliance | ''>
          label={text('assurance.compliance')}
          size="normal"
          value={form.compliance ?? ''}
          aria-invalid={complianceError !== undefined || undefined}
          aria-describedby={complianceError && errorId}
          options={[
            ...(form.compliance ? [] : [{ value: '' as const, label: text('assurance.choose') }]),
            ...complianceWords.map((value) => ({ value, label: text(`assurance.${value}`) })),
          ]}
          onChange={(value) => change({ compliance: value || undefined })}
        />
        {complianceError ? <FieldError id={errorId}>{complianceError}</FieldError> : null}
      </div>
      {form.compliance === 'covered' ? (
        <CoverField
          place={place}
          reading={reading}
          value={form.coveredBy}
          settling={settling}
          error={errorOf('coveredBy')}
          onChange={(coveredBy) => change({ coveredBy })}
        />
      ) : null}
      <Select
        label={text('assurance.responsible')}
        size="normal"
        value={form.responsible ?? ''}
        options={[
          { value: '', label: text('assurance.nobody') },
          ...people.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
        onChange={(id) => change({ responsible: id || undefined })}
      />
      <TextArea
        label={text('assurance.control')}
        rows={4}
        value={form.control}
        error={errorOf('control')}
        onChange={(event) => change({ control: event.target.value })}
      />
      <Field
        label={text('assurance.evidence')}
        size="normal"
        type="url"
        value={form.evidence}
        hint={text('assurance.evidenceHint')}
        error={errorOf('evidence')}
        onChange={(event) => change({ evidence: event.target.value })}
      />
      <DateField
        label={text('assurance.reviewDate')}
        value={form.reviewDate ?? ''}
        onChange={(reviewDate) => change({ reviewDate })}
      />
    </>
  );
}

/** Says that it was typed before, and offers to discard it. */
function Restored({ editor, onClose }: Pick<AnswerEditorProps, 'editor' | 'onClose'>) {
  const text = useLoadedText<typeof assuranceTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { restoredAt } = editor;
  if (restoredAt === undefined) return null;
  return (
    <p className={styles.restored}>
      {text('assurance.restored', { date: formatMinute(new Date(restoredAt).toISOString(), locale) })}
      <button
        type="button"
        className={styles.wordButton}
        onClick={() => {
          editor.discard();
          onClose();
        }}
      >
        {text('assurance.discard')}
      </button>
    </p>
  );
}
