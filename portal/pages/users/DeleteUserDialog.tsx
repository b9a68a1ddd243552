import type { User } from '#core/contract/domain/user.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { registered } from '#core/users/registered.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { NumberConfirmDialog } from '#widgets/NumberConfirmDialog.tsx';
import { useRemoval } from './use-removal.ts';
import * as styles from './users.css.ts';

type DeleteUserDialogProps = { user: User; onClose: () => void; onGone: () => void };

/** Deletes a user after the displayed number was typed (specification, section 5). */
export function DeleteUserDialog({ user, onClose, onGone }: DeleteUserDialogProps) {
  const text = useLoadedText<typeof usersTexts | typeof commonTexts>();
  const { remove } = useApp().part(registered);
  const removal = useRemoval(() => remove(user), { onClose, onGone });
  return (
    <NumberConfirmDialog
      heading={text('users.deleteTitle')}
      intro={text('users.deleteText', { name: user.fullName, email: user.email })}
      cancelLabel={text('common.cancel')}
      submitLabel={text('users.deleteSubmit')}
      numberLabel={(number) => text('users.typeNumber', { number })}
      wrongNumber={text('users.wrongNumber')}
      invalidLabel={text('users.invalidData')}
      className={styles.dialog}
      busy={removal.busy}
      problem={
        <FormProblem
          message={removal.problem && text(`users.${removal.problem.key}`)}
          away={removal.problem?.away}
        />
      }
      onCancel={onClose}
      onSubmit={() => void removal.run()}
    />
  );
}
