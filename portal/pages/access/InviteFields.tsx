import type { InviteForm, InviteFormErrors } from '#core/access/invite-form.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { webAddress } from '#core/http/base-address.ts';
import type { acceptTexts } from '#core/i18n/accept.ts';
import { ownLanguageName } from '#core/lib/language-names.ts';
import { offeredTitles } from '#core/users/account-form.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { NewPasswordFields } from '#widgets/password/NewPasswordFields.tsx';
import { Checkbox } from '#widgets/ui/Checkbox.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { label as labelStyle } from '#widgets/ui/field.css.ts';
import { Segmented } from '#widgets/ui/Segmented.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import * as plain from '../plain.css.ts';
import * as styles from './access.css.ts';
import type { InviteRefs } from './use-accept-invite.ts';

type InviteFieldsProps = {
  form: InviteForm;
  onChange: (form: InviteForm) => void;
  errors: InviteFormErrors;
  refs: InviteRefs;
  /** The name of the organisation. */
  organisation: string;
  /** Languages that the organisation's users may choose. */
  languages: readonly InterfaceLanguage[];
  /** Pages with terms to accept; what has no page is not asked for. */
  policies: Partial<Record<'privacy' | 'terms', string | undefined>>;
};

export function InviteFields(props: InviteFieldsProps) {
  const { form, onChange, errors, refs, organisation, languages, policies } = props;
  const text = useLoadedText<typeof acceptTexts>();
  const language = useInterfaceLanguage();
  const change = (part: Partial<InviteForm>) => onChange({ ...form, ...part });
  return (
    <>
      <Field
        ref={refs.email}
        label={text('accept.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={form.email}
        onChange={(event) => change({ email: event.target.value })}
        error={errors.email && text(`accept.${errors.email}`)}
      />
      <Field
        ref={refs.name}
        label={text('accept.name')}
        name="name"
        autoComplete="name"
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errors.name && text(`accept.${errors.name}`)}
      />
      <Select
        label={text('accept.personTitle')}
        value={form.title}
        onChange={(title) => change({ title })}
        options={[
          { value: '', label: text('accept.none') },
          ...offeredTitles(language).map((value) => ({ value, label: text(`accept.${value}`) })),
        ]}
      />
      <div className={styles.choice}>
        <span className={labelStyle} aria-hidden>
          {text('accept.language')}
        </span>
        <Segmented
          label={text('accept.language')}
          options={languages.map((value) => ({ value, label: ownLanguageName(value) }))}
          value={form.language}
          onChange={(language) => change({ language })}
        />
      </div>
      <NewPasswordFields
        value={form}
        onChange={({ password, repeated }) => change({ password, repeated })}
        errors={errors}
        own={[form.email, form.name, organisation]}
        passwordField={refs.password}
        repeatedField={refs.repeated}
      />
      {(['privacy', 'terms'] as const)
        .filter((name) => policies[name] !== undefined)
        .map((name) => (
          <Checkbox
            key={name}
            hint={
              <a
                href={webAddress(policies[name] ?? '')?.href}
                target="_blank"
                rel="noreferrer"
                className={plain.link}
              >
                {text(`accept.${name}Page`)}
              </a>
            }
            ref={refs[name]}
            label={text(`accept.${name}`)}
            name={name}
            checked={form[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
            error={errors[name] && text(`accept.${errors[name]}`)}
          />
        ))}
    </>
  );
}
