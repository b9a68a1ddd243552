import { type FormEvent, useId, useState } from 'react';
import { changeTypes } from '#core/contract/change-values.ts';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { ProviderDraft } from '#core/contract/main/provider-drafts.ts';
import type { changesTexts } from '#core/i18n/changes.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { providerDraftTexts } from '#core/i18n/providerdrafts.ts';
import { type DraftProblem, providerDrafts } from '#core/provider-drafts/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { DateField } from '#widgets/dates/DateField.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { Segmented } from '#widgets/ui/Segmented.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import { TextArea } from '#widgets/ui/TextArea.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';
import { contentOf, type DraftForm, faultOf, longestSummary, longestTopic } from './draft-form.ts';
import * as styles from './drafts.css.ts';
import { useDraftEdit } from './use-draft-edit.ts';

type DraftDialogProps = { draft: ProviderDraft; onClose: () => void };
type Asking = 'publish' | 'discard';

/** A draft with its fields. What is typed stays when somebody else has changed it meanwhile. */
export function DraftDialog({ draft, onClose }: DraftDialogProps) {
  const text = useLoadedText<typeof providerDraftTexts | typeof commonTexts>();
  const id = useId();
  const { form, setForm, base, takeTheirs } = useDraftEdit(draft);
  const { save, publish } = useApp().part(providerDrafts);
  const [language, setLanguage] = useState<InterfaceLanguage>(draft.language);
  const [tried, setTried] = useState(false);
  const [isDayWrong, setIsDayWrong] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DraftProblem>();
  const fault = faultOf(form, draft.language);
  const { topic } = form.words[draft.language];
  /** Whether it can be sent; else the language at fault is displayed. */
  const isRight = () => {
    setTried(true);
    if (fault) setLanguage(fault.language);
    return fault === undefined && !isDayWrong && !busy;
  };
  const run = async (work: () => Promise<DraftProblem | undefined>) => {
    setBusy(true);
    setProblem(undefined);
    const failed = await work();
    setBusy(false);
    setAsking(undefined);
    setProblem(failed);
    if (failed === undefined) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRight()) void run(() => save(base, contentOf(form)));
  };
  return (
    <Dialog
      open
      persistent
      title={text('providerdrafts.edit')}
      closeLabel={text('common.cancel')}
      onClose={() => busy || onClose()}
      footer={
        <Foot
          form={id}
          isSaving={busy && asking === undefined}
          onDiscard={() => setAsking('discard')}
          onCancel={onClose}
          onPublish={() => isRight() && setAsking('publish')}
        />
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <Facts draft={draft} />
        <Fields
          form={form}
          set={setForm}
          language={language}
          onLanguage={setLanguage}
          written={draft.language}
          error={tried && fault?.language === language ? text(`providerdrafts.${fault.key}`) : undefined}
          onDayWrong={setIsDayWrong}
        />
        <FormProblem message={problem && text(`providerdrafts.${problem.key}`)} away={problem?.away} />
        {problem?.key === 'changed' ? (
          <Button size="small" className={styles.theirs} onClick={() => void takeTheirs().then(setProblem)}>
            {text('providerdrafts.showTheirs')}
          </Button>
        ) : null}
      </form>
      <ConfirmDialog
        open={asking === 'publish'}
        heading={text('providerdrafts.publishTitle')}
        cancelLabel={text('common.cancel')}
        submitLabel={text('providerdrafts.publish')}
        busy={busy}
        onCancel={() => setAsking(undefined)}
        onSubmit={() => void run(() => publish(base, contentOf(form), topic))}
      >
        <p>{text('providerdrafts.publishText', { topic })}</p>
      </ConfirmDialog>
      {asking === 'discard' ? (
        <DiscardDraft draft={base} topic={topic} onClose={() => setAsking(undefined)} onDone={onClose} />
      ) : null}
    </Dialog>
  );
}

type FootProps = {
  form: string;
  isSaving: boolean;
  onDiscard: () => void;
  onCancel: () => void;
  onPublish: () => void;
};

function Foot({ form, isSaving, onDiscard, onCancel, onPublish }: FootProps) {
  const text = useLoadedText<typeof providerDraftTexts | typeof commonTexts>();
  return (
    <div className={styles.foot}>
      <Button onClick={onDiscard}>{text('providerdrafts.discard')}</Button>
      <span className={styles.footEnd}>
        <Button onClick={onCancel}>{text('common.cancel')}</Button>
        <Button type="submit" form={form} busy={isSaving}>
          {text('providerdrafts.save')}
        </Button>
        <Button kind="primary" onClick={onPublish}>
          {text('providerdrafts.publish')}
        </Button>
      </span>
    </div>
  );
}

/** Where the draft comes from. */
function Facts({ draft: { link, version, provisions, source } }: { draft: ProviderDraft }) {
  const text = useLoadedText<typeof providerDraftTexts | typeof changesTexts>();
  return (
    <p className={styles.facts}>
      <span>
        {text(`changes.source-${source}`)}
        {version ? ` ${version.number}` : null}
      </span>
      {provisions.length > 0 ? (
        <span>{text('providerdrafts.provisions', { count: provisions.length })}</span>
      ) : null}
      {link ? (
        <a className={styles.link} href={link} target="_blank" rel="noreferrer">
          {text('providerdrafts.official')}
        </a>
      ) : null}
    </p>
  );
}

type FieldsProps = {
  form: DraftForm;
  set: (form: DraftForm) => void;
  language: InterfaceLanguage;
  onLanguage: (language: InterfaceLanguage) => void;
  written: InterfaceLanguage;
  error: string | undefined;
  onDayWrong: (isWrong: boolean) => void;
};

function Fields({ form, set, language, onLanguage, written, error, onDayWrong }: FieldsProps) {
  const text = useLoadedText<typeof providerDraftTexts | typeof changesTexts>();
  const names = new Intl.DisplayNames([useInterfaceLanguage().toLowerCase()], { type: 'language' });
  const words = form.words[language];
  const say = (said: Partial<typeof words>) =>
    set({ ...form, words: { ...form.words, [language]: { ...words, ...said } } });
  const name = names.of(language.toLowerCase()) ?? language;
  return (
    <>
      <Segmented
        label={text('providerdrafts.languages')}
        value={language}
        onChange={onLanguage}
        options={interfaceLanguageCodes.map((value) => ({
          value,
          label: value === written ? `${value} *` : value,
          name: [
            names.of(value.toLowerCase()),
            value === written ? text('providerdrafts.written') : undefined,
          ]
            .filter(Boolean)
            .join(', '),
        }))}
      />
      <Field
        size="normal"
        label={text('providerdrafts.topicIn', { language: name })}
        lang={language.toLowerCase()}
        maxLength={longestTopic}
        value={words.topic}
        error={error}
        onChange={(event) => say({ topic: event.target.value })}
      />
      <TextArea
        label={text('providerdrafts.summaryIn', { language: name })}
        lang={language.toLowerCase()}
        rows={4}
        maxLength={longestSummary}
        value={words.summary}
        onChange={(event) => say({ summary: event.target.value })}
      />
      <div className={styles.pair}>
        <Select
          size="normal"
          label={text('providerdrafts.type')}
          value={form.type}
          options={changeTypes.map((value) => ({ value, label: text(`changes.type-${value}`) }))}
          onChange={(type) => set({ ...form, type })}
        />
        <DateField
          label={text('providerdrafts.deadline')}
          value={form.deadline}
          onChange={(day = '') => set({ ...form, deadline: day })}
          onTyped={(typed) => onDayWrong('problem' in typed)}
        />
      </div>
    </>
  );
}
