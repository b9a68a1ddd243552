import { useId, useState } from 'react';
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
  const removal = useRemoval(() => remove(user), { onClose, onGone });
  const isRight = confirmsNumber(typed, number);
  return (
    <ConfirmDialog
      open
      heading={text('users.deleteTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('users.deleteSubmit')}
      valid={isRight}
      invalidLabel={text('users.invalidData')}
      busy={removal.busy}
      grave
      onCancel={onClose}
      onSubmit={() => void removal.run()}
      onInvalid={() => setIsWrong(true)}
    >
      <div className={styles.dialog}>
        <p>{text('users.deleteText', { name: user.fullName, email: user.email })}</p>
        <Field
          id={field}
          label={text('users.typeNumber', { number })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          error={isWrong && !isRight ? text('users.wrongNumber') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormProblem
          message={removal.problem && text(`users.${removal.problem.key}`)}
          away={removal.problem?.away}
        />
      </div>
    </ConfirmDialog>
  );
}
