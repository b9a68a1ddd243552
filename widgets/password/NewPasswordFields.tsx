import { Eye, EyeOff } from 'lucide';
import { type RefObject, useState } from 'react';
import type { passwordTexts } from '#core/i18n/password.ts';
import type { sessionTexts } from '#core/i18n/session.ts';
import type { NewPassword, NewPasswordErrors } from '#core/password/new-password.ts';
import { useLoadedText } from '../app-context.tsx';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import * as styles from './password.css.ts';

type NewPasswordFieldsProps = {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  errors: NewPasswordErrors;
  /** Words that tell whose password it is, which it should not contain: name, address, organisation. */
  own?: readonly string[];
  passwordField: RefObject<HTMLInputElement | null>;
  repeatedField: RefObject<HTMLInputElement | null>;
};

/** A new password with its strength, and its repetition. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, onChange, errors, own = [], passwordField, repeatedField } = props;
  const text = useLoadedText<typeof passwordTexts | typeof sessionTexts>();
  const [shown, setShown] = useState(false);
  const both = { type: shown ? 'text' : 'password', autoComplete: 'new-password' };
  return (
    <>
      <div className={styles.field}>
        <Field
          {...both}
          ref={passwordField}
          label={text('password.new')}
          name="new-password"
          value={value.password}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
          error={errors.password && text(`password.${errors.password}`)}
          trailing={
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={text(shown ? 'session.hidePassword' : 'session.showPassword')}
              onClick={() => setShown(!shown)}
            />
          }
        />
        <PasswordMeter password={value.password} own={own} />
      </div>
      <Field
        {...both}
        ref={repeatedField}
        label={text('password.repeat')}
        name="repeated-password"
        value={value.repeated}
        onChange={(event) => onChange({ ...value, repeated: event.target.value })}
        error={errors.repeated && text(`password.${errors.repeated}`)}
      />
    </>
  );
}
