import { type Ref, useId } from 'react';
import type { peopleTexts } from '#core/i18n/people.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { FieldError } from '#widgets/ui/FieldError.tsx';
import * as field from '#widgets/ui/field.css.ts';
import * as styles from '../forms.css.ts';

type AddressFieldProps = {
  ref: Ref<HTMLInputElement>;
  value: string;
  emailDomain: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
};

/** An address of the organisation: the user types the part before the @, the rest is fixed. */
export function AddressField({ ref, value, emailDomain, error, onChange, onLeave }: AddressFieldProps) {
  const text = useLoadedText<typeof peopleTexts>();
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {text('people.email')}
      </label>
      <div className={styles.joined}>
        <input
          ref={ref}
          id={id}
          name="email"
          className={styles.joinedInput}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-suffix ${id}-${error === undefined ? 'hint' : 'error'}`}
        />
        <span id={`${id}-suffix`} className={styles.suffix}>
          @{emailDomain}
        </span>
      </div>
      <div className={styles.note}>
        {error === undefined ? (
          <p id={`${id}-hint`} className={styles.hint}>
            {text('people.emailHint')}
          </p>
        ) : (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        )}
      </div>
    </div>
  );
}
