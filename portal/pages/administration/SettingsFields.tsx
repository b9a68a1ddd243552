import { type FormEvent, useId, useRef, useState } from 'react';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { DomainSettings } from '#core/contract/main/domains.ts';
import { ApiError, type Away, awayOf } from '#core/http/api-error.ts';
import type { organisationTexts } from '#core/i18n/organisation.ts';
import { ownLanguageName } from '#core/lib/language-names.ts';
import { asForm, isChanged, type SettingsForm, settingsProblems } from '#core/organisation/settings-form.ts';
import { organisation } from '#core/organisation/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Checkbox } from '#widgets/ui/Checkbox.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { FieldError } from '#widgets/ui/FieldError.tsx';
import { TextArea } from '#widgets/ui/TextArea.tsx';
import { useSubmission } from '../../use-submission.ts';
import * as forms from '../forms.css.ts';
import * as styles from './administration.css.ts';
import { Facts } from './Facts.tsx';

/** The settings that the organisation chooses, below those that only the provider can change. */
export function SettingsFields({ stored }: { stored: DomainSettings }) {
  const { part, notices } = useApp();
  const text = useLoadedText<typeof organisationTexts>();
  const [form, setForm] = useState(() => asForm(stored));
  const [tried, setTried] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { busy, problem, run } = useSubmission('save the settings', saveProblem);
  const problems = settingsProblems(form);
  const visible = tried ? problems : {};
  const changed = isChanged(form, stored);
  const change = (fields: Partial<SettingsForm>) => setForm({ ...form, ...fields });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) {
      element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    if (!changed) return;
    void run(async () => {
      const saved = asForm(await part(organisation).save(form));
      // Entries typed during saving still have to be saved.
      setForm((now) => (now === form ? saved : now));
      setTried(false);
      notices.tell({ kind: 'success', key: 'organisation.saved' });
    });
  }

  return (
    <form ref={element} className={forms.form} onSubmit={handleSubmit} noValidate>
      <Facts stored={stored} />
      <section className={styles.part} aria-labelledby="chosen">
        <h2 id="chosen" className={styles.partTitle}>
          {text('organisation.chosen')}
        </h2>
        <div className={styles.settings}>
          <LanguageChoice
            chosen={form.languages}
            error={visible.languages && text(`organisation.${visible.languages}`)}
            onChange={(languages) => change({ languages })}
          />
          <div className={forms.fields}>
            <Field
              label={text('organisation.supportAddress')}
              hint={text('organisation.supportAddressHint')}
              type="email"
              name="supportAddress"
              autoComplete="off"
              value={form.supportAddress}
              onChange={(event) => change({ supportAddress: event.target.value })}
              error={visible.supportAddress && text(`organisation.${visible.supportAddress}`)}
            />
          </div>
          <TextArea
            label={text('organisation.origins')}
            hint={text('organisation.originsHint')}
            name="origins"
            spellCheck={false}
            value={form.origins}
            onChange={(event) => change({ origins: event.target.value })}
            error={visible.origins && text(`organisation.${visible.origins.key}`, { ...visible.origins })}
          />
          <Checkbox
            name="internalToModel"
            label={text('organisation.internalToModel')}
            hint={text('organisation.internalToModelHint')}
            checked={form.internalToModel}
            onChange={(event) => change({ internalToModel: event.target.checked })}
          />
        </div>
      </section>
      <FormProblem
        message={
          problem === undefined || busy
            ? undefined
            : problem.refused === undefined
              ? text('organisation.saveFailed')
              : text('organisation.refused', { message: problem.refused })
        }
        away={problem?.away}
      />
      <div className={styles.actions}>
        <p className={forms.reason}>{changed ? '\u00a0' : text('organisation.unchanged')}</p>
        <Button kind="primary" size="large" type="submit" busy={busy} disabled={!changed}>
          {text('organisation.save')}
        </Button>
      </div>
    </form>
  );
}

type LanguageChoiceProps = {
  chosen: readonly InterfaceLanguage[];
  error: string | undefined;
  onChange: (chosen: InterfaceLanguage[]) => void;
};

function LanguageChoice({ chosen, error, onChange }: LanguageChoiceProps) {
  const text = useLoadedText<typeof organisationTexts>();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className={styles.legend}>{text('organisation.languages')}</legend>
      <div className={styles.inLine}>
        {interfaceLanguageCodes.map((code) => (
          <Checkbox
            key={code}
            name="languages"
            label={ownLanguageName(code)}
            checked={chosen.includes(code)}
            onChange={(event) =>
              onChange(
                interfaceLanguageCodes.filter((one) =>
                  one === code ? event.target.checked : chosen.includes(one),
                ),
              )
            }
          />
        ))}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {text('organisation.languagesHint')}
      </p>
      <div role="alert">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
    </fieldset>
  );
}

/** Why nothing was saved: the server's message about an entry, or what does not answer. */
function saveProblem(error: unknown): { refused?: string; away?: Away } {
  if (!(error instanceof ApiError)) return {};
  const away = awayOf(error);
  if (away) return { away };
  return error.status === 400 ? { refused: error.message } : {};
}
