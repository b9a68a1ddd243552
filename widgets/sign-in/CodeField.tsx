import { type RefObject, useEffect } from 'react';
import { Field } from '../ui/Field.tsx';

type CodeFieldProps = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  /** Whether letters are typed too. */
  isRecovery?: boolean;
  /** Whether it takes the focus when it comes. */
  isFocused?: boolean;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
};

/** A code of an authenticator, which devices may fill in, or a recovery code: typed or pasted, with blanks or without. */
export function CodeField({ onChange, isRecovery = false, isFocused = false, ...field }: CodeFieldProps) {
  const { ref } = field;
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused, ref]);
  return (
    <Field
      {...field}
      name="one-time-code"
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
