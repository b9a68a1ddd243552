import { type FormEvent, useId, useRef, useState } from 'react';
import type { User } from '#core/contract/domain/user.ts';
import { confirmationNumber, confirmsNumber } from '#core/contract/rules.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { registered } from '#core/users/registered.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { useRemoval } from './use-removal.ts';
import * as styles from './users.css.ts';

type DeleteUserDialogProps = { user: User; onClose: () => void; onGone: () => void };

/** Deletes a user after the displayed number was typed (specification, section 5). */
export function DeleteUserDialog({ user, onClose, onGone }: DeleteUserDialogProps) {
  const text = useLoadedText<typeof usersTexts | typeof commonTexts>();
  const { remove } = useApp().part(registered);
  const [number] = useState(() => confirmationNumber(Math.random));
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field = useId();
  const form = useRef<HTMLFormElement>(null);
  const removal = useRemoval(() => remove(user), { onClose, onGone });

  function submit() {
    const isRight = confirmsNumber(typed, number);
    setIsWrong(!isRight);
    if (isRight) void removal.run();
    else form.current?.querySelector('input')?.focus();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }
  return (
    <ConfirmDialog
      open
      heading={text('users.deleteTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('users.deleteSubmit')}
      busy={removal.busy}
      grave
      onCancel={onClose}
      onSubmit={submit}
    >
      <form ref={form} className={styles.dialog} onSubmit={handleSubmit} noValidate>
        <p>{text('users.deleteText', { name: user.fullName, email: user.email })}</p>
        <Field
          id={field}
          label={text('users.typeNumber', { number })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          error={isWrong ? text('users.invalidData') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormProblem
          message={removal.problem && text(`users.${removal.problem.key}`)}
          away={removal.problem?.away}
        />
      </form>
    </ConfirmDialog>
  );
}
