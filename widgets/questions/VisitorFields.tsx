import { useStore } from '@nanostores/react';
import type { questionTexts } from '#core/i18n/questions.ts';
import type { OpenQuestion } from '#core/questions/store.ts';
import { useLoadedText } from '../app-context.tsx';
import { Field } from '../ui/Field.tsx';
import { hidden } from '../ui/visually-hidden.css.ts';
import * as styles from './questions.css.ts';

type VisitorFieldsProps = {
  asking: OpenQuestion;
  nameError: string | undefined;
  emailError: string | undefined;
};

/** Name and address of the sender, and a hidden field as a trap for bots. */
export function VisitorFields({ asking, nameError, emailError }: VisitorFieldsProps) {
  const text = useLoadedText<typeof questionTexts>();
  const { name, email, website } = useStore(asking.$draft);
  return (
    <>
      <div className={styles.visitor}>
        <Field
          label={text('questions.name')}
          name="name"
          autoComplete="name"
          value={name}
          onChange={(event) => asking.change({ name: event.target.value })}
          error={nameError}
        />
        <Field
          label={text('questions.email')}
          name="email"
          type="email"
          autoComplete="email"
          hint={text('questions.emailHint')}
          value={email}
          onChange={(event) => asking.change({ email: event.target.value })}
          error={emailError}
        />
      </div>
      <div className={hidden} aria-hidden="true">
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => asking.change({ website: event.target.value })}
        />
      </div>
    </>
  );
}
