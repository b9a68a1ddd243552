import { Lock } from 'lucide';
import type { peopleTexts } from '#core/i18n/people.ts';
import { ownLanguageName } from '#core/lib/language-names.ts';
import {
  type Account,
  type AccountErrors,
  type AccountForm,
  offeredLanguages,
  offeredTitles,
} from '#core/users/account-form.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { label as labelStyle } from '#widgets/ui/field.css.ts';
import { Icon } from '#widgets/ui/Icon.tsx';
import { Segmented } from '#widgets/ui/Segmented.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import * as styles from '../forms.css.ts';

type PersonFieldsProps = {
  account: Account;
  form: AccountForm;
  onChange: (part: Partial<AccountForm>) => void;
  error: AccountErrors['fullName'];
};

/** Name, title and languages of a person; the e-mail address cannot be changed. */
export function PersonFields({ account, form, onChange, error }: PersonFieldsProps) {
  const text = useLoadedText<typeof peopleTexts>();
  const language = useInterfaceLanguage();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{text('people.person')}</legend>
      <div className={styles.fields}>
        <Field
          label={text('people.email')}
          name="email"
          value={account.user.email}
          readOnly
          hint={text('people.emailLocked')}
          trailing={<Icon of={Lock} className={styles.lock} />}
        />
        <Field
          label={text('people.name')}
          name="name"
          autoComplete="off"
          required
          value={form.fullName}
          onChange={(event) => onChange({ fullName: event.target.value })}
          error={error && text(`people.${error}`)}
        />
        <Select
          label={text('people.personTitle')}
          value={form.title}
          onChange={(title) => onChange({ title })}
          options={[
            { value: '', label: text('people.none') },
            ...offeredTitles(language, account.user.title).map((value) => ({
              value,
              label: text(`people.${value}`),
            })),
          ]}
        />
        <div className={styles.choice}>
          <span className={labelStyle} aria-hidden>
            {text('people.language')}
          </span>
          <Segmented
            label={text('people.language')}
            options={offeredLanguages(account).map((value) => ({ value, label: ownLanguageName(value) }))}
            value={form.language}
            onChange={(language) => onChange({ language })}
          />
          <p className={styles.hint}>{text('people.languageHint')}</p>
        </div>
      </div>
    </fieldset>
  );
}
