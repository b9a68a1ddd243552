import type { commonTexts } from '#core/i18n/common.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { type Invite, invites } from '#core/users/invites.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { useRemoval } from './use-removal.ts';
import * as styles from './users.css.ts';

type DeleteInviteDialogProps = { invite: Invite; onClose: () => void; onGone: () => void };

/** Confirms deleting an invite, without typing a number, since the person can be invited again. */
export function DeleteInviteDialog({ invite, onClose, onGone }: DeleteInviteDialogProps) {
  const text = useLoadedText<typeof usersTexts | typeof commonTexts>();
  const { remove } = useApp().part(invites);
  const removal = useRemoval(() => remove(invite), { onClose, onGone });
  return (
    <ConfirmDialog
      open
      heading={text('users.deleteInviteTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('users.deleteSubmit')}
      busy={removal.busy}
      grave
      onCancel={onClose}
      onSubmit={() => void removal.run()}
    >
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          void removal.run();
        }}
      >
        <p>{text('users.deleteInviteText', { email: invite.email })}</p>
        <FormProblem
          message={removal.problem && text(`users.${removal.problem.key}`)}
          away={removal.problem?.away}
        />
      </form>
    </ConfirmDialog>
  );
}
